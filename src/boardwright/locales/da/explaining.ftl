### Bordet forklarer sig selv: hvad steder er, hvad der er nyt for nogen, tip og vejlederen.

explained-no-points = { $seat }: ingen point endnu.
web-tip = Hvad det her er
web-tip-not = Ikke nu: { $why }

web-explains = Forklar, mens jeg spiller
web-explains-first = I mit første parti
web-explains-always = Altid
web-explains-never = Aldrig
web-news = Godt at vide
web-news-read = Forstået
web-news-stop = Ikke flere af dem

hint-forced = Du har ikke andet valg.
hint-alike = To træk er omtrent lige gode:
hint-or = Eller:
hint-no-better = Intet andet ser bedre ud.
hint-brings = Det giver dig flere point fra { $source }.
hint-takes = Så får { $seat } færre point fra { $source }.
web-hint-more = I tal

judged-better = Det kostede dig meget. Bedre ville være:
judged-yours = Dit: { $action }, vinderchance { $chance } %.
web-tutor = Vejleder: sig til, når et træk koster meget
web-tutor-name = Vejleder
web-tutor-offer = Vil du have en vejleder? Den siger kun noget, når et af dine træk koster meget.
web-tutor-back = Tag det tilbage
web-tutor-on = Fortsæt

### Bordet forklarer seg selv: hva steder er, hva som er nytt for noen, tips og veilederen.

explained-no-points = { $seat }: ingen poeng ennå.
web-tip = Hva dette er
web-tip-not = Ikke nå: { $why }

web-explains = Forklar mens jeg spiller
web-explains-first = I mitt første parti
web-explains-always = Alltid
web-explains-never = Aldri
web-news = Greit å vite
web-news-read = Skjønner
web-news-stop = Ikke flere av disse

hint-forced = Du har ikke noe annet valg.
hint-alike = To trekk er omtrent like gode:
hint-or = Eller:
hint-no-better = Ingenting annet ser bedre ut.
hint-brings = Det gir deg flere poeng fra { FORM($source, "definite") }.
hint-takes = Slik får { $seat } færre poeng fra { FORM($source, "definite") }.
web-hint-more = I tall

judged-better = Det kostet deg mye. Bedre ville være:
judged-yours = Ditt: { $action }, vinnersjanse { $chance } %.
web-tutor = Veileder: si fra når et trekk koster mye
web-tutor-name = Veileder
web-tutor-offer = Vil du ha en veileder? Den sier bare fra når et av trekkene dine koster mye.
web-tutor-back = Ta det tilbake
web-tutor-on = Fortsett

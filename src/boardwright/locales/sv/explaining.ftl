### Bordet förklarar sig självt: vad platser är, vad som är nytt för någon, tips och handledaren.

explained-no-points = { $seat }: inga poäng än.
web-tip = Vad det här är
web-tip-not = Inte nu: { $why }

web-explains = Förklara medan jag spelar
web-explains-first = I mitt första parti
web-explains-always = Alltid
web-explains-never = Aldrig
web-news = Bra att veta
web-news-read = Jag förstår
web-news-stop = Visa inga fler

hint-forced = Du har inget annat val.
hint-alike = Två drag är ungefär lika bra:
hint-or = Eller:
hint-no-better = Inget annat ser bättre ut.
hint-brings = Det ger dig fler poäng från { $source }.
hint-takes = Så får { $seat } färre poäng från { $source }.
web-hint-more = I siffror

judged-better = Det kostade dig mycket. Bättre vore:
judged-yours = Ditt: { $action }, vinstchans { $chance } %.
web-tutor = Handledare: säg till när ett drag kostar mycket
web-tutor-name = Handledare
web-tutor-offer = Vill du ha en handledare? Den säger bara till när ett av dina drag kostar mycket.
web-tutor-back = Ta tillbaka
web-tutor-on = Fortsätt

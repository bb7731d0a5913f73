### Biotopia: hvorfor en handling afvises.

biotopia-refused-asked-0 = det er din tur: træk, tag et kort fra himmelen, spil en blomst, spil et kort med forsiden op, eller tag en mission.
biotopia-refused-asked-1 = læg først et af dine fire kort som din første blomst.
biotopia-refused-asked-2 = vend først et kort i din blomsterrække med puppen.
biotopia-refused-asked-3 = tag først et kort fra himmelen for den almindelige blåfugl, eller sig nej tak.
biotopia-refused-asked-4 = tag først et kort fra kompostbunken for auroraen, eller sig nej tak.
biotopia-refused-asked-5 = træk først kortene for græsrandøjet, eller sig nej tak.
biotopia-refused-asked-6 = læg først kort i kompostbunken: du må højst have seks kort på hånden.
biotopia-refused-asked-7 = spillet er slut.
biotopia-refused-pass = kun den, der ikke kan gøre andet, må melde pas.
biotopia-refused-nothing-to-draw = både bunken og kompostbunken er tomme.
biotopia-refused-not-in-sky = kortet { $card } er ikke i himmelen.
biotopia-refused-not-in-hand = kortet { $card } er ikke på din hånd.
biotopia-refused-too-few-flowers = { $card } kræver { $needs ->
    [one] { $needs } blomstersymbol
   *[other] { $needs } blomstersymboler
} i din række, du har { $has }.
biotopia-refused-nothing-to-turn = puppen finder ingen sommerfugl at vende i din blomsterrække.
biotopia-refused-mission-out = missionen { $mission } er ikke med i dette spil.
biotopia-refused-mission-taken = { $seat } har taget missionen { $mission }.
biotopia-refused-mission-not-met = du lever ikke op til missionen { $mission } endnu.
biotopia-refused-peacock = { FORM($card, "indefinite") } skal spilles fra hånden, en puppe kan ikke vende kortet.
biotopia-refused-not-in-row = kortet { $card } ligger ikke med blomstersiden op i din række.
biotopia-refused-not-in-compost = kortet { $card } er ikke i kompostbunken.

biotopia-components-all-cards = der skal være { $all } kort i alt, ikke { $total }; ret { $path } eller antallet af en anden slags.
biotopia-components-needs = { $path } kan ikke kræve { $kind }; skriv, hvor mange (mindst 1) af hver af { $known }.
biotopia-components-no-needs = { $path } skal nævne sommerfugle og hvor mange af hver, blandt { $known }.
biotopia-components-too-many-needs = { $path } kræver { $asked } af { $kind }, men der er kun { $most } i æsken; skriv højst { $most }.
biotopia-components-too-many-different = { $path } kræver { $asked } forskellige sommerfugle, men der er kun { $most } slags i æsken; skriv højst { $most }.
biotopia-components-too-many-alike = { $path } kræver { $asked } ens sommerfugle, men der er højst { $most } af nogen slags i æsken; skriv højst { $most }.
biotopia-components-too-many-flowers = { $path } kræver { $asked } blomstersymboler, men en have kan aldrig vise flere end { $most }; skriv højst { $most }.

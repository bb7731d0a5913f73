### Biotopia: hvorfor en handling blir avvist.

biotopia-refused-asked-0 = det er din tur: trekk, ta et kort fra himmelen, spill en blomst, spill et kort med forsiden opp eller ta et oppdrag.
biotopia-refused-asked-1 = legg først ett av de fire kortene dine som din første blomst.
biotopia-refused-asked-2 = snu først et kort i blomsterrekken din med puppen.
biotopia-refused-asked-3 = ta først et kort fra himmelen for tiriltungeblåvingen, eller la være.
biotopia-refused-asked-4 = ta først et kort fra komposten for aurorasommerfuglen, eller la være.
biotopia-refused-asked-5 = trekk først kortene for rappringvingen, eller la være.
biotopia-refused-asked-6 = kast først kort: Du kan ha høyst seks kort på hånden.
biotopia-refused-asked-7 = spillet er slutt.
biotopia-refused-pass = bare den som ikke kan gjøre noe annet, kan stå over.
biotopia-refused-nothing-to-draw = både bunken og komposten er tomme.
biotopia-refused-not-in-sky = { $card } er ikke på himmelen.
biotopia-refused-not-in-hand = { $card } er ikke på hånden din.
biotopia-refused-too-few-flowers = { $card } krever { $needs ->
    [one] { $needs } blomstersymbol
   *[other] { $needs } blomstersymboler
} i rekken din, du har { $has }.
biotopia-refused-nothing-to-turn = puppen finner ingen sommerfugl å snu i blomsterrekken din.
biotopia-refused-mission-out = oppdraget { $mission } er ikke med i dette spillet.
biotopia-refused-mission-taken = { $seat } har tatt oppdraget { $mission }.
biotopia-refused-mission-not-met = du oppfyller ikke oppdraget { $mission } ennå.
biotopia-refused-peacock = { FORM($card, "indefinite") } må spilles fra hånden, en puppe kan ikke snu kortet.
biotopia-refused-not-in-row = { $card } ligger ikke med blomstersiden opp i rekken din.
biotopia-refused-not-in-compost = { $card } er ikke i komposten.

biotopia-components-all-cards = det må være { $all } kort i alt, ikke { $total }; endre { $path } eller antallet av et annet slag.
biotopia-components-needs = { $path } kan ikke kreve { $kind }; skriv hvor mange (minst 1) av hver av { $known }.
biotopia-components-no-needs = { $path } må nevne sommerfugler og hvor mange av hver, blant { $known }.
biotopia-components-too-many-needs = { $path } krever { $asked } av { $kind }, men det er bare { $most } i esken; skriv høyst { $most }.
biotopia-components-too-many-different = { $path } krever { $asked } forskjellige sommerfugler, men det er bare { $most } slag i esken; skriv høyst { $most }.
biotopia-components-too-many-alike = { $path } krever { $asked } like sommerfugler, men det er høyst { $most } av noe slag i esken; skriv høyst { $most }.
biotopia-components-too-many-flowers = { $path } krever { $asked } blomstersymboler, men en hage kan aldri vise flere enn { $most }; skriv høyst { $most }.

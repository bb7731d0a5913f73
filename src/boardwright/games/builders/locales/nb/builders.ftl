### Builders & Biomes: hvorfor en handling blir avvist.

builders-refused-asked-0 = det er din tur: samle blokker, utforsk, bygg, slåss mot en mob eller ta et våpen.
builders-refused-asked-1 = nå kommer din andre handling: samle blokker, utforsk, bygg, slåss mot en mob eller ta et våpen.
builders-refused-asked-2 = utfør først den ekstra handlingen for moben du la tilbake.
builders-refused-asked-3 = ta først den andre blokken.
builders-refused-asked-4 = ta først en blokk med spisshakken av stein, eller la være.
builders-refused-asked-5 = si først om du detonerer TNT-en eller beholder den.
builders-refused-asked-6 = bytt inn en mob mot en ekstra handling, eller avslutt turen din.
builders-refused-asked-7 = velg først hvilket kjennetegn du scorer.
builders-refused-asked-8 = spillet er slutt.
builders-refused-card = dette er scorerunde { $card }: Velg { $card ->
    [A] skog, ørken, fjell eller snøhvit tundra
    [B] tre, sand, stein eller obsidian
   *[C] interiør, bolig, dyrehus eller bro
}.
builders-refused-again-collect-blocks = du har allerede samlet blokker i denne turen; den andre handlingen må være en annen.
builders-refused-again-explore = du har allerede utforsket i denne turen; den andre handlingen må være en annen.
builders-refused-again-build = du har allerede bygget i denne turen; den andre handlingen må være en annen.
builders-refused-again-fight = du har allerede slåss i denne turen; den andre handlingen må være en annen.
builders-refused-again-collect-weapon = du har allerede tatt et våpen i denne turen; den andre handlingen må være en annen.
builders-refused-no-block = det er ingen blokk igjen i kolonne { $column } i den store kuben.
builders-refused-sides = den øverste blokken i kolonne { $column } har bare { $sides ->
    [one] én synlig side
   *[other] { $sides } synlige sider
}; den trenger to.
builders-refused-too-far = kryss { $crossing } er mer enn to steg unna.
builders-refused-empty = det ligger ingenting på { $cell }.
builders-refused-face-down = det øverste kortet på { $cell } ligger med bildesiden ned; utforsk for å snu det.
builders-refused-no-building = det ligger ikke noe byggverk på { $cell }.
builders-refused-no-mob = det ligger ingen mob på { $cell }.
builders-refused-no-weapon = det ligger ingen våpenpollett på { $cell }.
builders-refused-blocks-missing = til dette byggverket må smaragder erstatte { $missing ->
    [one] én blokk
   *[other] { $missing } blokker
}, og du har { $emeralds ->
    [0] ingen
    [one] bare én
   *[other] bare { $emeralds }
}.

builders-components-sum = disse antallene må til sammen være { $total }, de er { $sum }.
builders-components-board = et spillbrett har ni biomer, hver av dem en av { $known }.
builders-components-tiles = det må være { $count } av dem, ikke { $found }.
builders-components-cost = en kostnad skrives slik: "1 wood, 2 sand", med { $known }.

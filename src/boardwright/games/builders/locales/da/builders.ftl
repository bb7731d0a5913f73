### Builders & Biomes: hvorfor en handling afvises.

builders-refused-asked-0 = det er din tur: saml blokke, udforsk, byg, bekæmp en mob, eller indsaml et våben.
builders-refused-asked-1 = nu kommer din anden handling: saml blokke, udforsk, byg, bekæmp en mob, eller indsaml et våben.
builders-refused-asked-2 = udfør først den ekstra handling fra den mob, du lagde tilbage.
builders-refused-asked-3 = tag først den anden blok.
builders-refused-asked-4 = tag først en blok med isøksen i sten, eller sig nej tak.
builders-refused-asked-5 = sig først, om du detonerer TNT’en eller beholder den.
builders-refused-asked-6 = byt en mob til en ekstra handling, eller afslut din tur.
builders-refused-asked-7 = vælg først den egenskab, du scorer for.
builders-refused-asked-8 = spillet er slut.
builders-refused-card = dette er scoringsrunde { $card }: vælg { $card ->
    [A] skov, ørken, bjerge eller tundra
    [B] træ, sand, sten eller obsidian
   *[C] dekoration, bolig, stald eller bro
}.
builders-refused-again-collect-blocks = du har allerede samlet blokke i denne tur; handling nummer to skal være en anden.
builders-refused-again-explore = du har allerede udforsket i denne tur; handling nummer to skal være en anden.
builders-refused-again-build = du har allerede bygget i denne tur; handling nummer to skal være en anden.
builders-refused-again-fight = du har allerede bekæmpet en mob i denne tur; handling nummer to skal være en anden.
builders-refused-again-collect-weapon = du har allerede indsamlet et våben i denne tur; handling nummer to skal være en anden.
builders-refused-no-block = der er ingen blok tilbage i kolonne { $column } af den store terning.
builders-refused-sides = den øverste blok i kolonne { $column } har kun { $sides ->
    [one] én fri side
   *[other] { $sides } frie sider
}; den skal have to.
builders-refused-too-far = kryds { $crossing } er mere end to felter væk.
builders-refused-empty = der ligger intet på { $cell }.
builders-refused-face-down = det øverste kort på { $cell } ligger med billedsiden nedad; udforsk for at vende det.
builders-refused-no-building = der ligger ingen bygning på { $cell }.
builders-refused-no-mob = der ligger ingen mob på { $cell }.
builders-refused-no-weapon = der ligger ingen våbenbrik på { $cell }.
builders-refused-blocks-missing = til denne bygning skal smaragder erstatte { $missing ->
    [one] én blok
   *[other] { $missing } blokke
}, men du har { $emeralds ->
    [0] ingen
    [one] kun én
   *[other] kun { $emeralds }
}.

builders-components-sum = disse antal skal tilsammen være { $total }, de er { $sum }.
builders-components-board = en spilleplade har ni biomer, hver af dem en af { $known }.
builders-components-tiles = der skal være { $count } af dem, ikke { $found }.
builders-components-cost = en pris skrives som "1 wood, 2 sand", med { $known }.

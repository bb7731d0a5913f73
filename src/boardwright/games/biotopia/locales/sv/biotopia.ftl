### Biotopia: varför en handling nekas.

biotopia-refused-asked-0 = det är din tur: dra, ta ett kort från himlen, spela en blomma, spela ett kort med framsidan upp eller ta ett uppdrag.
biotopia-refused-asked-1 = lägg först ett av dina fyra kort som din första blomma.
biotopia-refused-asked-2 = vänd först ett kort i din blomsterrad med puppan.
biotopia-refused-asked-3 = ta först ett kort från himlen för puktörneblåvingen, eller avstå.
biotopia-refused-asked-4 = ta först ett kort ur komposten för aurorafjärilen, eller avstå.
biotopia-refused-asked-5 = dra först korten för slåttergräsfjärilen, eller avstå.
biotopia-refused-asked-6 = kasta först kort: du får ha högst sex kort på handen.
biotopia-refused-asked-7 = spelet är slut.
biotopia-refused-pass = bara den som inte kan göra något annat får passa.
biotopia-refused-nothing-to-draw = både leken och komposten är tomma.
biotopia-refused-not-in-sky = { $card } finns inte i himlen.
biotopia-refused-not-in-hand = { $card } finns inte på din hand.
biotopia-refused-too-few-flowers = { $card } kräver { $needs ->
    [one] { $needs } blomstersymbol
   *[other] { $needs } blomstersymboler
} i din rad, du har { $has }.
biotopia-refused-nothing-to-turn = puppan hittar ingen fjäril att vända i din blomsterrad.
biotopia-refused-mission-out = uppdraget { $mission } är inte med i det här spelet.
biotopia-refused-mission-taken = { $seat } har tagit uppdraget { $mission }.
biotopia-refused-mission-not-met = du uppfyller inte uppdraget { $mission } än.
biotopia-refused-peacock = { FORM($card, "indefinite") } måste spelas från handen, en puppa kan inte vända kortet.
biotopia-refused-not-in-row = { $card } ligger inte med blomstersidan upp i din rad.
biotopia-refused-not-in-compost = { $card } finns inte i komposten.

biotopia-components-all-cards = det måste finnas { $all } kort totalt, inte { $total }; ändra { $path } eller antalet av ett annat slag.
biotopia-components-needs = { $path } kan inte kräva { $kind }; skriv hur många (minst 1) av vart och ett av { $known }.
biotopia-components-no-needs = { $path } måste nämna fjärilar och hur många av varje, bland { $known }.
biotopia-components-too-many-needs = { $path } kräver { $asked } av { $kind }, men det finns bara { $most } i lådan; skriv högst { $most }.
biotopia-components-too-many-different = { $path } kräver { $asked } olika fjärilar, men det finns bara { $most } slag i lådan; skriv högst { $most }.
biotopia-components-too-many-alike = { $path } kräver { $asked } likadana fjärilar, men av inget slag finns det fler än { $most } i lådan; skriv högst { $most }.
biotopia-components-too-many-flowers = { $path } kräver { $asked } blomstersymboler, men en trädgård kan aldrig visa fler än { $most }; skriv högst { $most }.

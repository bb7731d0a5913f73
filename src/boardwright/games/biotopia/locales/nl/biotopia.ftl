### Biotopia: waarom een actie niet mag. Elke tekst staat achter het nummer van een regel.

biotopia-refused-asked-0 = jij bent aan de beurt: trek een kaart, pak er een uit de lucht, leg een bloem, speel een kaart open of neem een missie.
biotopia-refused-asked-1 = leg eerst een van je vier kaarten neer als je eerste bloem.
biotopia-refused-asked-2 = draai eerst met de pop een kaart van je bloemenrij om.
biotopia-refused-asked-3 = pak eerst een kaart uit de lucht voor het icarusblauwtje, of zie ervan af.
biotopia-refused-asked-4 = pak eerst een kaart uit de compost voor het oranjetipje, of zie ervan af.
biotopia-refused-asked-5 = trek eerst de kaarten van het bruin zandoogje, of zie ervan af.
biotopia-refused-asked-6 = leg eerst kaarten af: je mag er hoogstens zes in je hand hebben.
biotopia-refused-asked-7 = het spel is afgelopen.
biotopia-refused-pass = passen mag alleen als je niets anders kunt doen.
biotopia-refused-nothing-to-draw = trekstapel en compost zijn allebei leeg.
biotopia-refused-not-in-sky = er is geen { FORM($card, "bare") } in de lucht.
biotopia-refused-not-in-hand = je hebt geen { FORM($card, "bare") } in je hand.
biotopia-refused-too-few-flowers = { $needs ->
    [one] { $card } vraagt { $needs } bloemsymbool in je rij, je hebt er { $has }.
   *[other] { $card } vraagt { $needs } bloemsymbolen in je rij, je hebt er { $has }.
}
biotopia-refused-nothing-to-turn = de pop vindt in je bloemenrij geen vlinder om om te draaien.
biotopia-refused-mission-out = de missie “{ $mission }” doet in dit spel niet mee.
biotopia-refused-mission-taken = { $seat } heeft de missie “{ $mission }” al.
biotopia-refused-mission-not-met = je voldoet nog niet aan de missie “{ $mission }”.
biotopia-refused-peacock = { FORM($card, "indefinite") } moet je uit je hand spelen, een pop kan die kaart niet omdraaien.
biotopia-refused-not-in-row = er ligt geen { FORM($card, "bare") } met de bloemkant boven in je rij.
biotopia-refused-not-in-compost = er ligt geen { FORM($card, "bare") } in de compost.
## Wat er mis is in een eigen bestand met spelmateriaal; $path is de naam van een waarde daarin.

biotopia-components-all-cards = er moeten in totaal { $all } kaarten zijn, niet { $total }; verander { $path } of het aantal van een andere soort.
biotopia-components-needs = { $path } kan niet om { $kind } vragen; schrijf hoeveel (minstens 1) van elk van { $known }.
biotopia-components-no-needs = { $path } moet vlinders noemen en hoeveel van elk, uit { $known }.
biotopia-components-too-many-needs = { $path } vraagt om { $asked } keer { $kind }, maar in de doos zitten er maar { $most }; schrijf hoogstens { $most }.
biotopia-components-too-many-different = { $path } vraagt om { $asked } verschillende vlinders, maar in de doos zitten maar { $most } soorten; schrijf hoogstens { $most }.
biotopia-components-too-many-alike = { $path } vraagt om { $asked } gelijke vlinders, maar in de doos zitten van geen enkele soort meer dan { $most }; schrijf hoogstens { $most }.
biotopia-components-too-many-flowers = { $path } vraagt om { $asked } bloemsymbolen, maar een tuin kan er nooit meer dan { $most } tonen; schrijf hoogstens { $most }.

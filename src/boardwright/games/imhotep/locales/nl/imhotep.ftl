### Imhotep: waarom een actie niet mag. Elke tekst staat achter het nummer van een regel.

imhotep-refused-asked-0 = jij bent aan de beurt: pak stenen, plaats een steen, laat een boot varen of speel een blauwe kaart.
imhotep-refused-asked-1 = zeg eerst in welke volgorde de stenen worden uitgeladen.
imhotep-refused-asked-2 = zeg eerst waar de boot van de kaart Zeil heen vaart.
imhotep-refused-asked-3 = plaats eerst de tweede steen van de Beitel.
imhotep-refused-asked-4 = pak eerst een marktkaart voor deze steen.
imhotep-refused-asked-5 = houd eerst een kaart van het gedekte paar.
imhotep-refused-asked-6 = kies eerst een piramide voor deze steen.
imhotep-refused-asked-7 = plaats eerst de bonussteen op een boot, of zie ervan af.
imhotep-refused-asked-8 = kies eerst tussen het punt en de stenen van de tempel.
imhotep-refused-asked-9 = pak eerst de bonusstenen, of zie ervan af.
imhotep-refused-asked-10 = het spel is afgelopen.
imhotep-refused-pass = passen mag alleen als je niets anders kunt doen.
imhotep-refused-empty-quarry = er ligt geen steen van jou meer in de steengroeve.
imhotep-refused-full-sled = { $room ->
    [one] je slede is vol: er past { $room } steen op.
   *[other] je slede is vol: er passen { $room } stenen op.
}
imhotep-refused-empty-sled = er ligt geen steen op je slede.
imhotep-refused-sailed = boot { $ship } is al vertrokken.
imhotep-refused-no-slot = boot { $ship } heeft geen plek { $slot }.
imhotep-refused-slot-taken = plek { $slot } van boot { $ship } is bezet.
imhotep-refused-ship-sailed = boot { $ship } heeft deze ronde al gevaren.
imhotep-refused-minimum = deze boot heeft { $needs ->
    [one] 1 steen
   *[other] { $needs } stenen
} nodig en heeft er { $has }.
# $site is bijvoorbeeld “naar de markt”.
imhotep-refused-visited = er is deze ronde al een boot { $site } gevaren.
imhotep-refused-order = de stenen van deze boot kunnen niet in die volgorde worden uitgeladen.
imhotep-refused-not-on-offer = er ligt geen { $card } op de markt.
imhotep-refused-no-pair = er ligt geen gedekt paar op de markt.
imhotep-refused-not-in-pair = er zit geen { $card } in het paar.
imhotep-refused-complete = de { FORM($pyramid, "noun") } is af.
imhotep-refused-no-card = je hebt geen kaart { $card }.
imhotep-refused-no-stone-at-all = je hebt geen steen op de slede en ook niet in de steengroeve.
imhotep-refused-two-stones = voor de Beitel heb je twee stenen op de slede nodig, je hebt er { $has }.
imhotep-refused-two-slots = voor de Beitel zijn twee vrije plekken nodig, het zijn er { $free }.
## Wat er mis is in een eigen bestand met spelmateriaal; $path is de naam van een waarde daarin.

imhotep-components-round-card = een rondekaart noemt vier boten die in de doos zitten, niet { $card }.
imhotep-components-too-large = { $path } mag hoogstens { $most } zijn.
imhotep-components-rounds = er moeten minstens zes rondekaarten zijn.
imhotep-components-space = { $space } is geen veld; schrijf punten als getal, of een van { $known }.

### Imhotep vid bordet.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Lasta skepp med dina stenar och skicka dem dit de gör mest nytta för dig.
imhotep-option-sides = Sida för marknad, pyramider, tempel, gravkammare och obelisker, till exempel { $example } (standard { $default }).
imhotep-option-wrath = Spela med Faraos vrede.

imhotep-seat-black = { $form ->
    [stone] svart
   *[nominative] Svart
}
imhotep-seat-white = { $form ->
    [stone] vit
   *[nominative] Vit
}
imhotep-seat-brown = { $form ->
    [stone] brun
   *[nominative] Brun
}
imhotep-seat-grey = { $form ->
    [stone] grå
   *[nominative] Grå
}

imhotep-source-pyramids = pyramider
imhotep-source-temple = tempel
imhotep-source-burial-chamber = gravkammare
imhotep-source-obelisks = obelisker
imhotep-source-decorations = dekorationer
imhotep-source-statues = statyer
imhotep-source-blue-cards = blå kort
imhotep-source-wrath = Faraos vrede

imhotep-short-pyramids = pyr
imhotep-short-temple = tem
imhotep-short-burial-chamber = grav
imhotep-short-obelisks = obe
imhotep-short-decorations = dek
imhotep-short-statues = sta
imhotep-short-blue-cards = blå
imhotep-short-wrath = vrede

imhotep-site-market = Marknad
imhotep-site-pyramids = Pyramider
imhotep-site-temple = Tempel
imhotep-site-burial = Grav­kammare
imhotep-site-obelisks = Obelisker
imhotep-to-market = till marknaden
imhotep-to-pyramids = till pyramiderna
imhotep-to-temple = till templet
imhotep-to-burial = till gravkammaren
imhotep-to-obelisks = till obeliskerna
imhotep-at-market = vid marknaden
imhotep-at-pyramids = vid pyramiderna
imhotep-at-temple = vid templet
imhotep-at-burial = vid gravkammaren
imhotep-at-obelisks = vid obeliskerna

imhotep-pyramid-left = { $form ->
    [definite] vänstra
   *[nominative] vänster
}
imhotep-pyramid-middle = { $form ->
    [definite] mellersta
   *[nominative] mitten
}
imhotep-pyramid-right = { $form ->
    [definite] högra
   *[nominative] höger
}

imhotep-slot = skepp { $ship }, plats { $slot }
imhotep-ship-size = { $slots }

imhotep-card-entrance = { $form ->
    [indefinite] en ingång
   *[nominative] Ingång
}
imhotep-card-sarcophagus = { $form ->
    [indefinite] en sarkofag
   *[nominative] Sarkofag
}
imhotep-card-paved-path = { $form ->
    [indefinite] en stenlagd väg
   *[nominative] Stenlagd väg
}
imhotep-card-pyramid-decoration = { $form ->
    [indefinite] en pyramiddekoration
   *[nominative] Pyramid­dekoration
}
imhotep-card-temple-decoration = { $form ->
    [indefinite] en tempeldekoration
   *[nominative] Tempel­dekoration
}
imhotep-card-burial-chamber-decoration = { $form ->
    [indefinite] en gravkammardekoration
   *[nominative] Grav­kammar­dekoration
}
imhotep-card-obelisk-decoration = { $form ->
    [indefinite] en obeliskdekoration
   *[nominative] Obelisk­dekoration
}
imhotep-card-statue = { $form ->
    [indefinite] en staty
   *[nominative] Staty
}
imhotep-card-lever = { $form ->
    [indefinite] en hävstång
   *[nominative] Hävstång
}
imhotep-card-hammer = { $form ->
    [indefinite] en hammare
   *[nominative] Hammare
}
imhotep-card-sail = { $form ->
    [indefinite] ett segel
   *[nominative] Segel
}
imhotep-card-chisel = { $form ->
    [indefinite] en mejsel
   *[nominative] Mejsel
}

imhotep-effect-entrance = nu: 1 sten till pyramiderna
imhotep-effect-sarcophagus = nu: 1 sten till gravkammaren
imhotep-effect-paved-path = nu: 1 sten till obeliskerna
imhotep-effect-decoration = slut: stenar / { $stones }
imhotep-effect-statue = slut: { $points } för 1 till { $most }
imhotep-effect-lever = tur: segla, välj lossningsordning
imhotep-effect-hammer = tur: hämta stenar, placera en
imhotep-effect-sail = tur: placera 1, segla det skeppet
imhotep-effect-chisel = tur: placera två stenar

imhotep-round = omgång { $round } av { $rounds }
imhotep-starts = startspelare { $seat }
imhotep-piles = draghög { $pile }, kasthög { $discards }
imhotep-wrath = med Faraos vrede
imhotep-harbour = Hamn
imhotep-ship-needs = minst { $minimum }, har { $loaded }
imhotep-ship-ready = minst { $minimum }, kan segla
imhotep-ship-gone = blev kvar
imhotep-ship-is-here = skepp { $ship }
imhotep-pair = { $cards ->
    [one] Nedvänt kort
   *[other] Nedvänt par
}
imhotep-pair-effect = titta och behåll ett
imhotep-market-empty = inga kort kvar
imhotep-beside = bredvid, { $points } var:
imhotep-pyramid-signs = { $stones ->
    [one] c kort, s { $stones } sten, ▸ en sten till ett skepp
   *[other] c kort, s { $stones } stenar, ▸ en sten till ett skepp
}
imhotep-temple-under = stenar under
imhotep-temple-a = varje synlig: { $points } per omgång
imhotep-temple-b = s stenar, c kort
imhotep-burial-a = slut: egna grupper { $groups } +{ $further }
imhotep-burial-b = slut: flest i en rad { $places }
imhotep-obelisks-a = slut: { $places }
imhotep-obelisks-b = { $stones ->
    [one] av { $stones } sten var
   *[other] av { $stones } stenar var
}
imhotep-obelisks-loose = lösa, { $points } var
imhotep-player = spelare
imhotep-you = { $seat } (du)
imhotep-sled = släde
imhotep-quarry = stenbrott
imhotep-cards = kort
imhotep-points = poäng

imhotep-asked-turn = { $seat }, din tur: hämta stenar, placera en, segla ett skepp eller spela ett blått kort.
imhotep-asked-unload-order = { $seat }, i vilken ordning ska stenarna lossas? Den som nämns först lossas först.
imhotep-asked-sail-to = { $seat }, vart ska skepp { $ship } segla?
imhotep-asked-second-stone = { $seat }, var ska mejselns andra sten ligga?
imhotep-asked-take-card = { $seat }, ta ett kort för din sten vid marknaden.
imhotep-asked-keep-card = { $seat }, behåll ett av parets kort; bara du ser det.
imhotep-asked-choose-pyramid = { $seat }, till vilken pyramid ska din sten?
imhotep-asked-ship-bonus = { $seat }, som bonus får du placera en sten från din släde på ett skepp.
imhotep-asked-temple-choice = { $seat }, fält { $space } i templet: poäng eller stenar?
imhotep-asked-stones-bonus = { $seat }, som bonus får du hämta stenar från stenbrottet till din släde.

imhotep-do-pass = Inget går att göra
imhotep-do-get = Hämta stenar
imhotep-do-place = Placera på skepp { $ship }, plats
imhotep-do-sail = Segla skepp { $ship } till
imhotep-do-lever = Hävstång: segla skepp { $ship } till
imhotep-do-hammer = Hammare: hämta, placera på skepp { $ship }, plats
imhotep-do-sail-card = Segel: segla med en sten på skepp { $ship }, plats
imhotep-do-chisel = Mejsel: den första på skepp { $ship }, plats
imhotep-do-sail-to = Segla till
imhotep-do-second-stone = Den andra på skepp { $ship }, plats
imhotep-do-unload = Lossa
imhotep-do-take = Ta
imhotep-do-keep = Behåll
imhotep-do-pyramid = Bygg
imhotep-do-decline = Eller
imhotep-do-temple = Ta
imhotep-do-stones-bonus = Bonusstenar
imhotep-label-pass = passa
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } sten
   *[other] { $stones } stenar
}
imhotep-label-points = { $points } poäng
imhotep-label-pair = det nedvända paret: titta och behåll ett
imhotep-label-decline = avstå
imhotep-label-order = { FORM($stones, "stone") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { $pyramid }: { $points }
imhotep-label-space-card = { $pyramid }: { $points } och ett kort
imhotep-label-space-stones = { $pyramid }: { $points } och stenar
imhotep-label-space-ship = { $pyramid }: { $points } och en sten till ett skepp

imhotep-did-pass = { $seat } passar.
imhotep-did-get = { $stones ->
    [one] { $seat } hämtar { $stones } sten.
   *[other] { $seat } hämtar { $stones } stenar.
}
imhotep-did-place = { $seat } placerar en sten på { $slot }.
imhotep-did-sail = { $seat } seglar skepp { $ship } { $to }.
imhotep-did-lever = { $seat } spelar hävstången: skepp { $ship } seglar { $to }.
imhotep-did-hammer = { $seat } spelar hammaren: hämtar { $stones } och placerar en på { $slot }.
imhotep-did-sail-card = { $seat } spelar seglet och placerar en sten på { $slot }.
imhotep-did-chisel = { $seat } spelar mejseln: den första stenen läggs på { $slot }.
imhotep-did-second-stone = { $seat } placerar den andra stenen på { $slot }.
imhotep-did-unload = { $seat } väljer lossningsordning: { FORM($stones, "stone") }.
imhotep-did-take = { $seat } tar { FORM($card, "indefinite") }.
imhotep-did-look = { $seat } tittar på det nedvända paret.
imhotep-did-keep = { $seat } behåller { FORM($card, "indefinite") }.
imhotep-did-pyramid = { $seat } bygger på den { FORM($pyramid, "definite") } pyramiden.
imhotep-did-decline = { $seat } avstår från bonusen.
imhotep-did-point = { $seat } tar templets poäng.
imhotep-did-land = { $site }: { FORM($stones, "stone") }.
imhotep-did-reshuffle = Kasthögen blandas till en ny draghög.
imhotep-did-draw = { $seat } drar { FORM($card, "indefinite") }.
imhotep-did-round = Omgång { $round } börjar med skepp för { $ships } stenar; { $seat } börjar.
imhotep-did-end = Spelet är slut.

imhotep-ended-six-rounds = Sex omgångar har spelats.
imhotep-tie-stones-on-sled = Stenarna på slädarna avgjorde vid lika poäng.

## Choices before a game.

web-imhotep-sides = Byggplatsernas sidor
web-imhotep-sides-all = Alla { $side }
web-imhotep-sides-mixed = Slumpvis blandade
web-imhotep-sides-chosen = Sidor: { $value }
web-imhotep-sides-market-a = Alla kort ligger öppet.
web-imhotep-sides-market-b = Man kan också titta på ett nedvänt par och behålla ett kort.
web-imhotep-sides-pyramids-a = En pyramid: en sten ger genast poängen på nästa fält.
web-imhotep-sides-pyramids-b = Tre pyramider att välja på; vissa fält ger ett kort, stenar eller en sten på ett skepp.
web-imhotep-sides-temple-a = Varje omgång ger varje sten som syns uppifrån lika mycket.
web-imhotep-sides-temple-b = Varje omgång ger varje sten som syns uppifrån det som dess fält visar: poäng, stenar eller ett kort.
web-imhotep-sides-burial-a = I slutet ger varje grupp av egna stenar som ligger intill varandra poäng; stora mycket mer.
web-imhotep-sides-burial-b = I slutet får den mest i en rad som har flest stenar där.
web-imhotep-sides-obelisks-a = I slutet ger det högsta tornet mest.
web-imhotep-sides-obelisks-b = En färdig obelisk ger genast poäng; ju förr, desto mer.
web-imhotep-wrath = Med Faraos vrede
web-imhotep-wrath-mean = Den som saknar sten vid något av de fyra monumenten förlorar poäng i slutet.
web-imhotep-wrath-chosen = Med Faraos vrede

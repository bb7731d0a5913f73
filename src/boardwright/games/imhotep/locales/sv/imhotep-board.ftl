# Imhotep i webbläsaren.
imhotep-board-round = Omgång { $round } av { $rounds }
imhotep-board-piles = { $pile } kort i draghögen, { $discards } i kasthögen
imhotep-board-start = Startspelare
imhotep-board-coming = Kommande skepp
imhotep-board-coming-mean = { $cards } omgångskort är kvar. { $out ->
    [0] Nästa är ett av dem.
    [one] Ett av dem kommer härnäst, och ett stannar i lådan.
   *[other] Ett av dem kommer härnäst, och { $out } stannar i lådan.
} Siffrorna är platserna på de fyra skeppen.
imhotep-board-go-on = Välj nu något som lyser.
imhotep-board-get = Hämta { $label }

imhotep-board-hint-market = Ett kort för varje sten
imhotep-board-hint-pyramids-a = Genast: poängen på nästa fält
imhotep-board-hint-pyramids-b = Genast: nästa fält på en pyramid du väljer
imhotep-board-hint-temple-a = Varje omgång: { $points } poäng för varje sten överst
imhotep-board-hint-temple-b = Varje omgång: det som visas nedan
imhotep-board-hint-burial-a = I slutet, för varje grupp: { $groups } +{ $further }
imhotep-board-hint-burial-b = I slutet, flest i varje rad: { $places }
imhotep-board-hint-obelisks-a = I slutet, efter höjd: { $places }
imhotep-board-hint-obelisks-b = { $stones ->
    [one] Genast för { $stones } sten; i slutet { $points } för en lös
   *[other] Genast för { $stones } stenar; i slutet { $points } för en lös
}

imhotep-board-standing-pyramids = Poäng hittills
imhotep-board-standing-temple = Poäng när omgången slutar
imhotep-board-standing-burial = Poäng om det slutade nu
imhotep-board-standing-obelisks = Poäng om det slutade nu

imhotep-board-empty = tom
imhotep-board-none = inga
imhotep-board-ship = { $minimum ->
    [one] Skepp { $ship } med { $slots } { $slots ->
        [one] plats
       *[other] platser
    }, seglar med minst { $minimum } sten. Från fören: { FORM($load, "stone") }.
   *[other] Skepp { $ship } med { $slots } platser, seglar med minst { $minimum } stenar. Från fören: { FORM($load, "stone") }.
}
imhotep-board-ship-away = Skepp { $ship }, { $at }
imhotep-board-slot = Skepp { $ship }, plats { $slot } från fören: { FORM($stone, "stone") }

imhotep-board-site = { $site }, sida { $side }.
imhotep-board-visited = Skepp { $ship } är här.
imhotep-board-on-market = { $cards ->
    [0] Inget kort ligger öppet.
   *[other] { $cards } kort ligger öppet.
}
imhotep-board-on-pyramids = Stenar i ordning: { FORM($stones, "stone") }.
imhotep-board-on-temple = Stenar från vänster, { $spaces } per nivå: { FORM($stones, "stone") }.
imhotep-board-on-burial = Stenar kolumn för kolumn, { $rows } per kolumn: { FORM($stones, "stone") }.
imhotep-board-on-obelisks = Stenar: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { $space }. Stenar: { FORM($stones, "stone") }.
imhotep-board-pyramid-complete = { $pyramid }: färdig. Stenar: { FORM($stones, "stone") }.
imhotep-board-looked-at = någon tittar på det

imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "stone") }: { $stones } sten på släden
   *[other] { $name }, { FORM($seat, "stone") }: { $stones } stenar på släden
}
imhotep-board-quarry = { $stones ->
    [one] Stenbrott, { $seat }: { $stones } sten
   *[other] Stenbrott, { $seat }: { $stones } stenar
}
imhotep-board-row = { $row }: { $points }
imhotep-board-wrath = Vrede: −{ $points }
imhotep-board-card = { $count ->
    [one] { $card }: { $effect }
   *[other] { $count } × { $card }: { $effect }
}
imhotep-board-cards = { $cards } kort
imhotep-board-cards-of = Kort: { $name }
imhotep-board-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = Om spelet slutade nu: { $points } poäng

imhotep-board-effect-entrance = Genast: en sten från ditt stenbrott till pyramiderna
imhotep-board-effect-sarcophagus = Genast: en sten från ditt stenbrott till gravkammaren
imhotep-board-effect-paved-path = Genast: en sten från ditt stenbrott till obeliskerna
imhotep-board-effect-decoration = { $stones ->
    [one] I slutet: 1 poäng per sten där
   *[other] I slutet: 1 poäng per { $stones } stenar där
}
imhotep-board-effect-statue = I slutet: { $points } poäng för 1 till { $most } av dem
imhotep-board-effect-lever = Som tur: segla ett skepp, välj lossningsordning
imhotep-board-effect-hammer = Som tur: hämta stenar, placera sedan en
imhotep-board-effect-sail = Som tur: placera en sten, segla sedan det skeppet
imhotep-board-effect-chisel = Som tur: placera två stenar

imhotep-board-voyages = Vad skulle varje skepp ge nu?
imhotep-board-voyages-mean = Poäng mer eller mindre för alla om skeppet seglade nu, templet gav poäng en gång och spelet slutade. Kort och bonusar räknas inte; på pyramidernas B-sida tar alla fältet med flest poäng.
imhotep-board-voyages-none = Inget väntande skepp har en sten ombord.
imhotep-board-to = Till
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards } kort

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = S
imhotep-board-letter-white = V
imhotep-board-letter-brown = B
imhotep-board-letter-grey = G

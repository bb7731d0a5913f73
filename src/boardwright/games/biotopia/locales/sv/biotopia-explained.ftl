### Vad varje plats på bordet i Biotopia är värd nu, vad den som är ny får höra en gång, och vad ett drag är bra för.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Du kan spela det nu.
   *[other] Du kan spela det nu, för { $points } poäng.
}
biotopia-explained-as-flower = Eller lägg det som blomma: då har din trädgård { $symbols ->
    [one] { $symbols } blomma
   *[other] { $symbols } blommor
}.
biotopia-explained-for-mission = { $lacks ->
    [0] Med det har du allt som uppdraget { $mission } kräver.
   *[other] Det räknas för uppdraget { $mission }: då saknas { $lacks } till.
}
biotopia-explained-sky-card = Du kan ta det i stället för att dra ur leken; ett nytt kommer i dess ställe.
biotopia-explained-compost-card = Det kan komma tillbaka med en aurorafjäril, eller när komposten blandas till en ny lek.
biotopia-explained-flower = Den räknas som en blomma. Bara du får titta på andra sidan.
biotopia-explained-turned = En puppa skulle kunna vända den, för { $points } poäng.
biotopia-explained-not-turned = Det är ingen fjäril, så ingen puppa vänder den.
biotopia-explained-kind-points = Alla av den här arten i den här trädgården: { $points } poäng.
biotopia-explained-playable = Du har blommor nog för: { $cards }.
biotopia-explained-too-many = När turen är slut måste { $cards } kort till komposten.
biotopia-explained-rival-hand = Bara { $seat } får titta på dem.
biotopia-explained-held = Säkert bland dem: { $cards }.
biotopia-explained-deck = När det är din tur får du dra det översta kortet. När leken är tom blandas komposten till en ny.
biotopia-explained-sky = { $cards ->
    [0] Himlen är tom.
    [one] { $cards } öppet kort: när det är din tur får du ta det.
   *[other] { $cards } öppna kort: när det är din tur får du ta ett, och ett nytt kommer i dess ställe. Är alla likadana går de till komposten.
}
biotopia-explained-compost = { $cards ->
    [0] Hit kommer använda kort; det finns inga än.
    [one] { $cards } använt kort, öppet för alla. När leken är tom blir det den nya.
   *[other] { $cards } använda kort, öppna för alla. När leken är tom blir de den nya.
}
biotopia-explained-mission-met = Du har allt som det kräver: ta det när det är din tur.
biotopia-explained-mission-lacks = Du saknar { $lacks } till.
biotopia-explained-mission-missing = Du saknar fortfarande: { $cards }.
biotopia-explained-mission-cloak = Din sorgmantel ersätter en av dem.
biotopia-explained-whites-nobody = Ingen har fler än alla andra, så ingen har det.
biotopia-explained-whites-lead = Det är ditt, så länge ingen har lika många.
biotopia-explained-whites-lacks = Med { $whites } till skulle du ha flest.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] När din tur är slut börjar sista omgången.
   *[other] Med { $points } poäng till startar du sista omgången.
}
biotopia-explained-to-go = { $points ->
    [0] När den här turen är slut börjar sista omgången.
   *[other] Med { $points } poäng till startar { $seat } sista omgången.
}
biotopia-explained-nearest = { $points ->
    [0] Närmast slutet: { $seat }, som har poäng nog.
   *[other] Närmast slutet: { $seat }, med { $points } poäng kvar.
}
biotopia-explained-missions = Uppdrag: { $missions }.
biotopia-explained-turn = På tur nu: { $seat }.
biotopia-news-first-flower = Alla kort kan bli en blomma. Lägg helst ett som du inte kan spela på länge, för att det kostar många blommor.
biotopia-news-offer = Det här är en gåva och kostar ingen tur. Du får också tacka nej.
biotopia-news-flowers-first = Fjärilar kommer till blommor: med { $lacks ->
    [one] { $lacks } blomma
   *[other] { $lacks } blommor
} till kan du spela det här kortet: { $card }.
biotopia-news-butterfly-ready = Du har blommor nog för en fjäril: { $card }, för { $points } poäng.
biotopia-news-white-wins = Med en kålfjäril skulle du ha flest: { $points } poäng till för uppdraget, utan att det kostar en tur.
biotopia-news-mission-ready = Din trädgård har allt som uppdraget { $mission } kräver: att ta det kostar en tur, för { $points } poäng.
biotopia-news-mission-in-reach = Du är nära uppdraget { $mission }: bara en sak saknas.
biotopia-news-rival-near-mission = { $seat } är nära uppdraget { $mission }: den som tar det först behåller det.
biotopia-news-rival-near-end = Med { $points } poäng till startar { $seat } sista omgången.
biotopia-news-last-round = { $turns ->
    [one] Sista omgången: det här är den sista turen. Sedan vinner flest poäng.
   *[other] Sista omgången: { $turns } turer kvar. Sedan vinner flest poäng.
}
biotopia-news-hand-full = När en tur är slut får en hand ha högst { $limit } kort.
biotopia-news-deck-empty = Leken är tom. Så snart ett kort behövs blandas komposten till en ny.
biotopia-news-rival-leads = { $seat } har flest kålfjärilar och deras uppdrag, så länge ingen har lika många.
biotopia-urge-pass = Passa, för inget annat går att göra.
biotopia-urge-draw = { $cards ->
    [one] Dra det översta kortet i leken.
   *[other] Dra { $cards } kort.
}
biotopia-urge-take = Ta { FORM($card, "indefinite") } från himlen.
biotopia-urge-flower = Lägg { FORM($card, "indefinite") } som blomma.
biotopia-urge-play = Spela { FORM($card, "indefinite") } med framsidan upp.
biotopia-urge-mission = Ta uppdraget { $mission }.
biotopia-urge-turn = Vänd { FORM($card, "indefinite") }.
biotopia-urge-recover = Ta { FORM($card, "indefinite") } ur komposten.
biotopia-urge-discard = Kasta { FORM($card, "indefinite") }.
biotopia-merit-points = Det ger { $points } poäng på en gång.
biotopia-merit-lead = Du får uppdraget för kålfjärilar: { $points } poäng till.
biotopia-merit-keeps-lead = Ditt försprång i kålfjärilar blir säkrare.
biotopia-merit-rival-loses = { $seat } förlorar uppdraget för kålfjärilar, och { $points } poäng med det.
biotopia-merit-last-round = Med { $points } poäng startar du sista omgången.
biotopia-merit-turns = Den kan vända en av dina blommor: { $card }, för { $points } poäng.
biotopia-merit-cards = { $cards ->
    [one] Du får ett kort; vilket vet ingen.
   *[other] Du får { $cards } kort; vilka vet ingen.
}
biotopia-merit-flowers = Då har din trädgård { $symbols ->
    [one] { $symbols } blomma
   *[other] { $symbols } blommor
}.
biotopia-merit-affords = Då har du blommor nog för: { $cards }.
biotopia-merit-nearer-card = Då saknar du { $lacks ->
    [one] { $lacks } blomma
   *[other] { $lacks } blommor
} för: { $card }.
biotopia-merit-hidden = En puppa, som den på din hand, kan vända det till en fjäril senare.
biotopia-merit-would-score = { $lacks ->
    [0] Du har blommor nog för att spela det, för { $points } poäng.
    [one] Med { $lacks } blomma till kan du spela det, för { $points } poäng.
   *[other] Med { $lacks } blommor till kan du spela det, för { $points } poäng.
}
biotopia-merit-denies = { $seat } skulle med ett sådant kort ha allt för uppdraget { $mission }, och får inte det här.
biotopia-merit-too-dear = Du saknar fortfarande { $symbols ->
    [one] { $symbols } blomma
   *[other] { $symbols } blommor
} för det.
biotopia-merit-decline = Din hand blir som den är.
biotopia-merit-pass = Inget annat går att göra.

### De begeleide spellen van Biotopia, stap voor stap, voor wie het nog nooit heeft gespeeld.

biotopia-lesson-first = Je eerste tuin
biotopia-lesson-first-flower = Welkom in de wei! Vlinders komen alleen waar bloemen groeien. Gelukkig heeft elke kaart een bloem op de achterkant. Leg er dus een als bloem: de dagpauwoog. Het zou je duurste vlinder zijn, voor { $cost } bloemen.
biotopia-lesson-first-flower-other = Dat zou ook een bloem zijn. Maar die kaart is goedkoper, dus kun je hem eerder spelen. Leg de dagpauwoog.
biotopia-lesson-first-more = Jij bent aan de beurt, en in een beurt doe je precies één ding. Bij het bloemetje op een kaart staat hoeveel bloemen hij wil: het zwartsprietdikkopje wil er { $cost }, en jij hebt er { $symbols }. Leg dus nog een bloem: de atalanta.
biotopia-lesson-first-more-cards = Kaarten zijn fijn, en die halen we zo. Maar eerst de bloemen. Leg de atalanta.
biotopia-lesson-first-more-other = Die zou ook groeien. Maar bewaar die kaart, en leg de atalanta.
biotopia-lesson-first-butterfly = { $symbols } bloemen: nu komt het zwartsprietdikkopje! Speel het in je tuin. Rechtsboven op de kaart staan de punten: je krijgt er meteen { $points }. En de bloemen blijven.
biotopia-lesson-first-butterfly-later = Dat kan later. Nu heb je genoeg bloemen voor je eerste vlinder, en vlinders leveren punten op. Speel het zwartsprietdikkopje.
biotopia-lesson-first-goal = Je eerste punt, en je tegenspeler heeft er ook een. Als iemand { $goal } punten heeft, wordt de ronde uitgespeeld. Dan wint wie de meeste punten heeft.
biotopia-lesson-first-sky = Nu heb je nieuwe kaarten nodig. Er liggen er { $cards } open in de lucht. Pak het icarusblauwtje: dat kan iets bijzonders. Er komt een nieuwe kaart voor terug.
biotopia-lesson-first-sky-deck = De trekstapel is een verrassing; in de lucht zie je wat je krijgt. Pak deze keer het icarusblauwtje.
biotopia-lesson-first-sky-other = Een mooie vlinder! Maar pak het icarusblauwtje: ik wil je laten zien wat het kan.
biotopia-lesson-first-sky-flower = Bewaar die kaart nog even, en pak eerst het icarusblauwtje uit de lucht.
biotopia-lesson-first-compost = Je tegenspeler speelde zonneschijn. Zo’n kaart werkt maar één keer: hij leverde nieuwe kaarten op en ligt nu op de compost. Nu jij: voor het icarusblauwtje ontbreekt maar één bloem. Het wil er { $cost }, en jij hebt er { $symbols }. Leg de rouwmantel.
biotopia-lesson-first-compost-cards = Eerst nog een bloem: dan kan het icarusblauwtje komen, en dat brengt je ook een kaart. Leg de rouwmantel.
biotopia-lesson-first-compost-blue = Als bloem kan het niet vliegen! Bewaar het icarusblauwtje, en leg de rouwmantel.
biotopia-lesson-first-blue = Nu heb je genoeg bloemen. Speel het icarusblauwtje. Het levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op, en kijk dan wat het doet.
biotopia-lesson-first-blue-later = Dat kan ook. Maar het icarusblauwtje geeft een punt en een kaart in één beurt. Speel het.
biotopia-lesson-first-effect = Veel vlinders doen iets als ze komen. Dankzij het icarusblauwtje mag je een kaart uit de lucht pakken, cadeau. Pak het groot koolwitje: dat hebben we meteen nodig.
biotopia-lesson-first-effect-other = Een goede kaart! Maar met het groot koolwitje win je meteen een missie. Pak die.
biotopia-lesson-first-effect-decline = Je mag nee zeggen. Maar deze kaart is een cadeau en kost geen beurt. Pak het groot koolwitje.
biotopia-lesson-first-white = Zie je deze missie? Die is voor wie de meeste grote koolwitjes heeft. Nog niemand heeft er een! Speel het jouwe: je krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor de vlinder en nog { $mission } voor de missie.
biotopia-lesson-first-white-later = Beter nu, voordat je tegenspeler er een heeft! Speel het groot koolwitje.
biotopia-lesson-first-deck = De missie is van jou, zolang niemand evenveel grote koolwitjes heeft. Je hand is nu leeg, dus trek van de trekstapel. Raakt die op, dan wordt de compost geschud tot een nieuwe.
biotopia-lesson-first-deck-sky = Dat is ook een goede manier. Maar laat je deze keer verrassen: trek de bovenste kaart van de trekstapel.
biotopia-lesson-first-missions = Andere missies neem je in een eigen beurt, als je tuin alles heeft wat ervoor nodig is. Deze levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op voor { $asked } zwartsprietdikkopjes; jij hebt er { $has }. Wie er het eerst is, krijgt hem.
biotopia-lesson-first-onward = Jij hebt { $own } punten, je tegenspeler { $rival }. Speel nu zelf verder, tot { $goal }! Eerst bloemen, dan vlinders, en tussendoor nieuwe kaarten. Je kleine vos kan meteen komen.
biotopia-lesson-missions = Missies
biotopia-lesson-missions-wish = Missies leveren extra punten op. Deze geeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $asked } zwartsprietdikkopjes in je tuin. Je hebt er { $held } in de hand, en er is er nog een in de lucht. Eerst een bloem: leg de dagpauwoog.
biotopia-lesson-missions-wish-other = Die kaart hebben we ergens anders voor nodig. Leg de kaart die oplicht.
biotopia-lesson-missions-progress = De missie laat zien hoe ver iedereen is: nog niemand heeft er een van { $asked }. Een zwartsprietdikkopje kost { $cost } bloemen, en jij hebt er { $symbols }. Leg de atalanta.
biotopia-lesson-missions-progress-cards = De kaarten lopen niet weg. Eerst nog een bloem, dan vlinders: leg de atalanta.
biotopia-lesson-missions-one = Speel nu een zwartsprietdikkopje. Het levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op, en telt voor de missie.
biotopia-lesson-missions-play-first = Dat zou ook helpen. Maar de missie is voor wie er het eerst is: speel een zwartsprietdikkopje.
biotopia-lesson-missions-sky = Pas op, je tegenspeler heeft er ook al { $rival } van { $asked }! Het zwartsprietdikkopje in de lucht mag iedereen pakken. Pak het, voordat het weg is.
biotopia-lesson-missions-sky-other = Dat kan wachten. Het zwartsprietdikkopje in de lucht is de volgende keer misschien weg: pak het.
biotopia-lesson-missions-sky-later = De kaarten in je hand pakt niemand af. Die in de lucht misschien wel, dus haal die eerst.
biotopia-lesson-missions-two = Je hebt { $held } zwartsprietdikkopjes in de hand, maar de missie zegt { $has } van { $asked }: alleen vlinders in de tuin tellen. Dus hup, de volgende!
biotopia-lesson-missions-three = { $has } van { $asked }. Speel ook de laatste.
biotopia-lesson-missions-take = Ze zijn er allemaal! Maar de missie komt niet vanzelf: hem nemen is je beurt. Neem hem nu, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
biotopia-lesson-missions-take-now = Neem eerst de missie! Is je tegenspeler eerder, dan ben je hem kwijt.
biotopia-lesson-missions-kept = { $points ->
    [one] { $points } punt dat
   *[other] { $points } punten die
} niemand je kan afpakken. Alleen de missie voor grote koolwitjes kan wisselen. En een tip: een rouwmantel, zoals in de lucht, vervangt één vlinder die je voor een missie nog mist. Speel nu verder!
biotopia-lesson-bio-cards = Zonneschijn en pop
biotopia-lesson-bio-cards-hide = Zonneschijn en pop zijn biokaarten: ze doen iets en zijn weg. De pop draait een bloem om tot de vlinder op de andere kant. Verstop dus een sterke vlinder tussen je bloemen: leg de atalanta, die anders { $cost } bloemen kost.
biotopia-lesson-bio-cards-hide-other = Dat zou ook een bloem zijn. Maar de pop moet straks iets goeds vinden: leg de atalanta.
biotopia-lesson-bio-cards-second = Zonneschijn kost { $cost } bloemen, en jij hebt er { $symbols }. Leg de dagpauwoog. Dat is de enige vlinder die geen pop omdraait.
biotopia-lesson-bio-cards-second-cards = Zonneschijn brengt je meer kaarten in één beurt. Er ontbreekt maar één bloem: leg de dagpauwoog.
biotopia-lesson-bio-cards-second-other = Die kaart willen we spelen. Leg de dagpauwoog.
biotopia-lesson-bio-cards-sunshine = Speel zonneschijn! Je trekt meerdere kaarten in één beurt, en de zonneschijn gaat naar de compost.
biotopia-lesson-bio-cards-sunshine-draw = Dat zou één kaart zijn. Zonneschijn geeft je er meer: speel die.
biotopia-lesson-bio-cards-sunshine-flower = Je hebt genoeg bloemen voor zonneschijn. Speel die open.
biotopia-lesson-bio-cards-knapweed = Nieuwe kaarten! Knoopkruid is aan beide kanten een bloem. Open gespeeld voor { $cost } bloemen groeit het in je bloemenrij en telt het dubbel. Speel het.
biotopia-lesson-bio-cards-knapweed-first = Dat kan straks. Eerst het knoopkruid, want dan heb je genoeg bloemen voor de pop.
biotopia-lesson-bio-cards-knapweed-back = Als bloem gelegd telt een kaart één keer; knoopkruid, open gespeeld, telt dubbel. Speel dat.
biotopia-lesson-bio-cards-chrysalis = Nu de pop. Die kost { $cost } bloemen, en jij hebt er { $symbols }. Speel die.
biotopia-lesson-bio-cards-chrysalis-first = Goed, maar niet nu: kijken wat er uit de pop komt. Speel die.
biotopia-lesson-bio-cards-turn = Welke bloem draait die om? Uit je hand zou de atalanta { $cost } bloemen kosten, en jij hebt er { $symbols }. De pop vraagt daar niet naar! Draai hem om, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
biotopia-lesson-bio-cards-turned = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, en zo goedkoop! Het kostte je één bloem: je hebt er nog { $symbols }. En de pop ligt op de compost. Leg dus sterke vlinders als bloemen, en een pop laat ze vliegen. Speel nu verder!

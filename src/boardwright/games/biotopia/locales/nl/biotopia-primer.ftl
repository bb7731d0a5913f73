### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Lok vlinders naar je tuin. Zodra iemand 15 punten heeft, wordt de ronde uitgespeeld: de meeste punten winnen.
biotopia-primer-turn = Doe één ding; dan is de volgende aan de beurt.
biotopia-primer-turn-draw = Pak een kaart van de trekstapel of uit de lucht.
biotopia-primer-turn-flower = Leg een kaart met de bloemkant boven: nu is het een bloem.
biotopia-primer-turn-butterfly = Speel een vlinder: je hebt zoveel bloemen nodig als hij kost, en je houdt ze.
biotopia-primer-turn-mission = Neem een missie als je hebt wat erop staat.
biotopia-primer-scoring-butterflies = Elke vlinder geeft de punten op zijn kaart.
biotopia-primer-scoring-missions = Elke missie geeft punten: { $points }.
biotopia-primer-scoring-whites = Meeste grote koolwitjes: { $points }, zolang je er de meeste hebt.

## The rules in plain words.

biotopia-passage-setup = Iedereen krijgt vier kaarten, legt er een met de bloemkant boven en houdt er drie. Nog drie liggen open in het midden: dat is de lucht. Ernaast liggen vijf missies; “meeste grote koolwitjes” is er altijd een van.
biotopia-passage-draw = Doe in je beurt een van vijf dingen. De eerste twee leveren een kaart op: trek er een van de trekstapel zonder hem te zien, of pak een van de drie uit de lucht.
biotopia-passage-flower = Leg een kaart naar keuze uit je hand met de bloemkant boven in je bloemenrij. Vanaf nu is het een bloem, wat er ook op de andere kant staat. Alleen jij mag kijken.
biotopia-passage-butterfly = Speel een kaart open. Je hebt minstens zoveel bloemen in je rij nodig als de kaart kost. Een dagpauwoog kost bijvoorbeeld { $cost }. Je betaalt niet: de bloemen blijven en tellen de volgende keer weer.
biotopia-passage-mission = Neem een missie als je hebt wat erop staat. Dat is een hele beurt, dus wees snel: misschien wil iemand anders hem ook.
biotopia-passage-hand = Aan het einde van je beurt mag je zes kaarten in je hand houden. Wat te veel is, gaat naar de compost.
biotopia-passage-symbols = Een kaart met de bloemkant boven is één bloem. Knoopkruid is ook op de andere kant een bloem en telt daar als twee.
biotopia-passage-rows = Vlinders vliegen boven je bloemen. Ze geven hun punten, doen wat op hun kaart staat en blijven voorgoed.
biotopia-passage-effects = Elke soort vlinder doet iets als hij komt; de kaart zegt wat. Met een icarusblauwtje mag je een kaart uit de lucht pakken, met een oranjetipje een uit de compost, en met een bruin zandoogje mag je trekken. Een citroenvlinder geeft je een bloem. Een rouwmantel valt in voor een vlinder die je voor een missie mist. De eerste kleine vos kost { $cost }, elke volgende kost 1 meer en geeft 1 meer.
biotopia-passage-bio = Biokaarten werken één keer. Met zonneschijn trek je drie kaarten. Met een pop wordt een van je bloemen de vlinder op de andere kant, en dat kost niets; alleen een dagpauwoog kan zo niet komen.
biotopia-passage-missions = Een missie vraagt om bepaalde vlinders in je tuin, of om bloemen. De punten ({ $points }) blijven van jou: niemand kan ze je afnemen.
biotopia-passage-whites = “Meeste grote koolwitjes” gaat vanzelf naar wie er meer heeft dan ieder ander. Je verliest de punten ({ $points }) weer als iemand je inhaalt.
biotopia-passage-sky = Liggen er drie gelijke kaarten in de lucht, dan gaan ze naar de compost en komen er drie nieuwe. Is de trekstapel leeg, dan wordt de compost geschud tot een nieuwe.
biotopia-passage-end = Heeft iemand aan het einde van de eigen beurt 15 punten, dan spelen de anderen de ronde uit, zodat iedereen even vaak aan de beurt was. De meeste punten winnen. Bij een gelijke stand winnen de meeste verschillende vlinders.
biotopia-passage-secret = Niemand mag in je hand kijken, of onder je bloemen. Iedereen mag in de compost kijken.

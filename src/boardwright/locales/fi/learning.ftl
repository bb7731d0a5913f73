### Opastetut pelit: mitä jokainen oppitunti sanoo, oli peli mikä tahansa.

## Miksi opastettua peliä ei voi luoda.

learning-no-lesson = Täällä ei ole opastettua peliä nimeltä ”{ $text }”.
learning-table-plain = Opastetussa pelissä on yksi paikka täytettävänä, sinun; kaikki muu seuraa siitä.

## Aulassa.

learning-learn = Opi pelaamaan
learning-go-on = Jatka oppimista
learning-again = Opi uudelleen
learning-chapters = Kaikki oppitunnit
learning-minutes = { $minutes ->
    [one] { $minutes } minuutti
   *[other] { $minutes } minuuttia
}
learning-done = tehty

## Pöydässä.

learning-part = Oppitunti
learning-guide = Oppitunti: { $lesson }
learning-step = Vaihe { $step }/{ $steps }
learning-continue = Jatka
learning-back = Takaisin
learning-do = Nyt sinä: kokeile!
learning-waiting = Katso, mitä muut tekevät.
learning-other = Sekin kävisi. Mutta kokeile ensin sitä, mikä hohtaa.
learning-read-first = Pian saat toimia. Lue ensin tästä eteenpäin.
learning-do-anyway = Tee silti ja lopeta oppitunti
learning-fine = Selvä
learning-leave = Lopeta oppitunti
learning-leaving = Haluatko jatkaa ilman apua? Peli jatkuu sellaisenaan, eikä sinua enää opasteta tässä pöydässä.
learning-stay = Jää tänne
learning-strayed = Lähdit omaa tietäsi: tästä eteenpäin tämä on tavallinen peli. Jos haluat takaisin oppitunnille, peru siirtosi.
learning-over = Se oli oppitunti. Peli jatkuu tästä lempeää bottia vastaan. Jos et ole varma, pyydä vinkki tai peru siirto. Aulassa odottaa lisää oppitunteja.
learning-play-on = Pelaa eteenpäin

# Builders & Biomes piirretyllä laudalla: mitä asiat ovat, maksavat ja antavat.
builders-board-blocks = { $count } × { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { $next }

builders-board-nothing = ei mitään jäljellä
builders-board-token-down = aselaatta, kuvapuoli alaspäin
builders-board-tiles-down = { $count ->
    [one] yksi laatta, kuvapuoli alaspäin
   *[other] { $count } laatan pino, kuvapuoli alaspäin
}
builders-board-below = { $count ->
    [0] alla ei ole mitään
    [one] alla yksi laatta
   *[other] alla { $count } laattaa
}
builders-board-cost = hinta: { $blocks }
builders-board-gives = { $points ->
    [one] +{ $points } kokemuspiste
   *[other] +{ $points } kokemuspistettä
}
builders-board-payable = { $emeralds ->
    [0] sinulla on siihen kaikki kuutiot
    [one] sinulla on siihen kaikki kuutiot, joukossa yksi { $block }
   *[other] sinulla on siihen kaikki kuutiot, joukossa { $emeralds } × { $block }
}
builders-board-missing = { $lacking ->
    [one] sinulta puuttuu { $blocks }: vielä yksi kuutio, niin voit maksaa
   *[other] sinulta puuttuu { $blocks }: vielä { $lacking } kuutiota, niin voit maksaa
}
builders-board-needs = { $hearts ->
    [one] { $hearts } sydän päihittää sen
   *[other] { $hearts } sydäntä päihittää sen
}
builders-board-chance = voitat { $percent } tällaista taistelua sadasta
builders-board-extra-action = päihitettynä antaa lisätoiminnon
builders-board-mob-scores = lopussa +{ $points } jokaisesta ruudustasi, jossa on { $name }
builders-board-counts = { $hearts ->
    [0] ei sydämiä
    [one] { $hearts } sydän
   *[other] { $hearts } sydäntä
}
builders-board-does-bow = käännetään yksi aselaatta lisää
builders-board-does-golden-hoe = { $points ->
    [one] +{ $points } kokemuspiste joka kerta, kun se käännetään
   *[other] +{ $points } kokemuspistettä joka kerta, kun se käännetään
}
builders-board-does-stone-pickaxe = saat ottaa kuution joka kerta, kun se käännetään
builders-board-does-tnt = sydämet lasketaan, jos räjäytät sen; silloin se poistuu pelistä

builders-board-crossing = Risteys { $number }
builders-board-crossing-with = Risteys { $number }, täällä: { $names }
builders-board-character = Pelihahmo: { $name }
builders-board-space = Ruutu { $number }: { $biome }, rakentamatta
builders-board-space-built = Ruutu { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } seuraavassa pistelaskussa
builders-board-block = { $block }, sarake { $column }, { $layer }. kerros ylhäältä
builders-board-block-open = { $block }, sarake { $column }, { $layer }. kerros ylhäältä, saa ottaa
builders-board-none-takeable = Et voi ottaa kuutiota nyt.

builders-board-turn-left = Käännä kuutiota vasemmalle (Shift ja ←)
builders-board-turn-right = Käännä kuutiota oikealle (Shift ja →)
builders-board-turn-up = Näytä enemmän sivuja (Shift ja ↑)
builders-board-turn-down = Näytä enemmän yläpuolta (Shift ja ↓)
builders-board-list = Otettavissa olevat kuutiot luettelona

builders-board-players = Pelaajien pelialustat
builders-board-board-of = Pelialusta: { $name }
builders-board-tab = { $points ->
    [one] { $number } { $name }, { $points } kokemuspiste
   *[other] { $number } { $name }, { $points } kokemuspistettä
}
builders-board-supply = Varaston kuutiot
builders-board-weapons = Pinon aselaatat
builders-board-trophy = { $spaces ->
    [0] ei vielä yhtään sellaista ruutua
    [one] nyt yksi sellainen ruutu: { $points ->
        [one] { $points } kokemuspiste
       *[other] { $points } kokemuspistettä
    }
   *[other] nyt { $spaces } sellaista ruutua: { $points } kokemuspistettä
}

builders-board-scorings = Kolme pistelaskua
builders-board-card-A = Elin­ympä­ristöt
builders-board-card-B = Mate­riaalit
builders-board-card-C = Tyypit
builders-board-held = laskettu: { $points }
builders-board-to-go = { $blocks ->
    [0] piste­lasku tämän vuoron jälkeen
    [one] piste­lasku vielä yhden kuution jälkeen
   *[other] piste­lasku vielä { $blocks } kuution jälkeen
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name }: { $sum }

builders-board-actions = Tämän vuoron toiminnot
builders-board-kind-open-collect-blocks = Nosta kuutioita: mahdollista nyt
builders-board-kind-open-explore = Tutki: mahdollista nyt
builders-board-kind-open-build = Rakenna: mahdollista nyt
builders-board-kind-open-fight = Taistele hirviötä vastaan: mahdollista nyt
builders-board-kind-open-collect-weapon = Nosta ase: mahdollista nyt
builders-board-kind-done-collect-blocks = Nosta kuutioita: tehty tällä vuorolla
builders-board-kind-done-explore = Tutki: tehty tällä vuorolla
builders-board-kind-done-build = Rakenna: tehty tällä vuorolla
builders-board-kind-done-fight = Taistele hirviötä vastaan: tehty tällä vuorolla
builders-board-kind-done-collect-weapon = Nosta ase: tehty tällä vuorolla
builders-board-kind-rest-collect-blocks = Nosta kuutioita
builders-board-kind-rest-explore = Tutki
builders-board-kind-rest-build = Rakenna
builders-board-kind-rest-fight = Taistele hirviötä vastaan
builders-board-kind-rest-collect-weapon = Nosta ase
builders-board-look-closer = Osoita laattaa tai napauta sitä, niin näet, mitä se maksaa ja antaa.

builders-board-fight = { $name } taistelee, vastassa { $mob }: { $hearts }/{ $needed } sydäntä.
builders-board-revealed = Käännetyt aselaatat
builders-board-hearts = { $hearts }/{ $needed }
builders-board-beaten = Päihitetty! +{ $points }

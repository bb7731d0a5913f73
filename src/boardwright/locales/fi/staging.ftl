### Siirrot näytetään yksi kerrallaan.

staging-speed = Näytä siirrot
staging-speed-calm = Rauhallisesti
staging-speed-brisk = Reippaasti
staging-speed-instant = Heti
staging-skip = Ohita
staging-since = Edellisen vuorosi jälkeen
staging-since-watch = Katso siirrot

### Siirrot näytetään yksi kerrallaan.

web-speed = Näytä siirrot
web-speed-calm = Rauhallisesti
web-speed-brisk = Reippaasti
web-speed-instant = Heti
web-skip = Ohita
web-since = Edellisen vuorosi jälkeen
web-since-watch = Katso siirrot

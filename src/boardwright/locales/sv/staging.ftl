### Drag visas ett i taget.

web-speed = Visa drag
web-speed-calm = Lugnt
web-speed-brisk = Raskt
web-speed-instant = Genast
web-skip = Hoppa över
web-since = Sedan din senaste tur
web-since-watch = Se dragen

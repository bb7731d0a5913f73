### Drag visas ett i taget.

staging-speed = Visa drag
staging-speed-calm = Lugnt
staging-speed-brisk = Raskt
staging-speed-instant = Direkt
staging-skip = Hoppa över
staging-since = Sedan din senaste tur
staging-since-watch = Se dragen

### Træk vises et efter et.

web-speed = Vis træk
web-speed-calm = Roligt
web-speed-brisk = Hurtigt
web-speed-instant = Med det samme
web-skip = Spring over
web-since = Siden din sidste tur
web-since-watch = Se trækkene

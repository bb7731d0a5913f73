### Træk vises et efter et.

staging-speed = Vis træk
staging-speed-calm = Roligt
staging-speed-brisk = Hurtigt
staging-speed-instant = Med det samme
staging-skip = Spring over
staging-since = Siden din sidste tur
staging-since-watch = Se trækkene

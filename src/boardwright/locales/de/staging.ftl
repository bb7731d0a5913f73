### Züge werden einer nach dem anderen gezeigt.

staging-speed = Züge zeigen
staging-speed-calm = In Ruhe
staging-speed-brisk = Zügig
staging-speed-instant = Sofort
staging-skip = Überspringen
staging-since = Seit deinem letzten Zug
staging-since-watch = Züge ansehen

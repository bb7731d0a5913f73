### Züge werden einer nach dem anderen gezeigt.

web-speed = Züge zeigen
web-speed-calm = In Ruhe
web-speed-brisk = Zügig
web-speed-instant = Sofort
web-skip = Überspringen
web-since = Seit deinem letzten Zug
web-since-watch = Züge ansehen

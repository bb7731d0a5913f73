### Trekk vises ett om gangen.

web-speed = Vis trekk
web-speed-calm = Rolig
web-speed-brisk = Raskt
web-speed-instant = Med en gang
web-skip = Hopp over
web-since = Siden forrige tur
web-since-watch = Se trekkene

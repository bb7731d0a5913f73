### Trekk vises ett om gangen.

staging-speed = Vis trekk
staging-speed-calm = Rolig
staging-speed-brisk = Raskt
staging-speed-instant = Med en gang
staging-skip = Hopp over
staging-since = Siden forrige tur
staging-since-watch = Se trekkene

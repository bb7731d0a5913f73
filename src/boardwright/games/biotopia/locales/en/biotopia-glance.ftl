### Biotopia at a glance.

biotopia-wins = Butterflies and missions give points. Somebody has 15? Finish the round: most points win.

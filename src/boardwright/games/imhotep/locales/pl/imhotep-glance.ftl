### Imhotep at a glance.

imhotep-wins = Każdy plac budowy daje punkty na swój sposób. Po sześciu rundach wygrywa, kto ma najwięcej punktów.

### Imhotep at a glance.

imhotep-wins = Each site pays in its own way. After six rounds, most points win.

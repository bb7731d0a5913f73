### Imhotep at a glance.

imhotep-wins = Cada lugar da puntos a su manera. Tras seis rondas gana quien tiene más puntos.

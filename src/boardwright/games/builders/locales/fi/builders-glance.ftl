### Builders & Biomes at a glance.

builders-wins = Samanlaiset vierekkäin antavat pisteitä kolmella pistelaskukierroksella. Eniten kokemuspisteitä voittaa.

### Builders & Biomes at a glance.

builders-wins = Samanlaiset ruudut vierekkäin antavat pisteitä kolmella pistelaskukierroksella. Eniten kokemuspisteitä kerännyt voittaa.

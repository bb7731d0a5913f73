### Builders & Biomes at a glance.

builders-wins = What is alike and lies side by side pays in three scoring rounds. Most experience points win.

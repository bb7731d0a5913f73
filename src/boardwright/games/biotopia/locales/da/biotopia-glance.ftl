### Biotopia at a glance.

biotopia-wins = Sommerfugle og missioner giver point. Har nogen 15? Så spilles runden færdig: flest point vinder.

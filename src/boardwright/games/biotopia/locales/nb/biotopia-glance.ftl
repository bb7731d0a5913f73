### Biotopia at a glance.

biotopia-wins = Sommerfugler og oppdrag gir poeng. Har noen 15? Da spilles runden ferdig: Flest poeng vinner.

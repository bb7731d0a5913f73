### Imhotep at a glance.

imhotep-wins = Varje byggplats ger poäng på sitt sätt. Efter sex omgångar vinner flest poäng.

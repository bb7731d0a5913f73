### Biotopia at a glance.

biotopia-wins = Fjärilar och uppdrag ger poäng. Har någon 15? Omgången spelas färdigt: flest poäng vinner.

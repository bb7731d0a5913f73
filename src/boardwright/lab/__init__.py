"""Where games are played by the thousand: simulations, playthroughs, benchmarks."""

"""What all games stand on: chance, bags, records, components, the protocol of a game."""

"""The table: people and bots play together over the network, and no acknowledged move is lost."""

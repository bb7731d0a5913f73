"""Players that are programs. A bot is given a view and the legal actions, never a state."""

"""What positions are worth, a module a game: what a good beginner sees."""

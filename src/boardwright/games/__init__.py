"""The games, each in a package of its own that knows no other; nothing else imports them."""

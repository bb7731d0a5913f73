"""Pearls: dive for as long as you dare, and be up again before the shark comes."""

"""Biotopia, for two to five players."""

"""Imhotep: Builder of Egypt, for two to four players."""

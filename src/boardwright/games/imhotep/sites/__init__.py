"""The five sites, a module each."""

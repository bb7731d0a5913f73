"""Processes that think for the server: bots, hints and looks back at games."""

"""Minecraft: Builders & Biomes, for two to four players."""

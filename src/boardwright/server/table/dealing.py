"""What chance answers at a table: its seed and the place in the game decide, nothing else.

So whoever takes a move back and makes it again gets the same answer. It goes by the number of the
line alone and not by what was done before, else every idle change of an earlier move would be
another draw. Each line has a stream of its own, a hash of the seed and its number: whoever works
out one from its answers still knows nothing of the next.

At a guided game the script answers to what it wants to be done.
"""

import secrets
from hashlib import blake2b

from boardwright.core.chance import Chance, RandomChance
from boardwright.server.table.entries import Created
from boardwright.server.table.table import Table
from boardwright.server.table.teaching import DEAL, scripted_chance


def new_seed() -> str:
    """Return 128 bits that nobody can foresee."""
    return secrets.token_hex(16)


def seed_of(created: Created) -> str:
    """Return the seed of a table; one made before there were seeds has its key, as secret."""
    return created.seed or created.key


def chance_at(seed: str, line: int) -> RandomChance:
    """Return who answers in a line of the record; the setup is line 0."""
    return RandomChance(seed, line)


def next_chance(table: Table, action: int = DEAL) -> Chance:
    """Return who answers to an action at a table: the seed, or a lesson to what is its own."""
    scripted = scripted_chance(table, action)
    return scripted or chance_at(seed_of(table.sheet.created), _next_line(table))


def next_thought(table: Table) -> str:
    """Return the seed of a bot that thinks about the next line; it tells nothing of chance."""
    secret = repr((seed_of(table.sheet.created), _next_line(table), "thought"))
    return blake2b(secret.encode(), digest_size=16).hexdigest()


def _next_line(table: Table) -> int:
    return 0 if table.sheet.status == "open" else table.sheet.line + 1

"""What is said when the code of somebody else's game fails in the middle of it."""

from importlib.resources import as_file, files
from pathlib import Path
from traceback import walk_tb

from boardwright.core.library import broken_by, folder_of, game_names
from boardwright.core.messages import Message, Value


def failed_game(error: BaseException) -> Message | None:
    """Return which game of somebody else failed, and where; nothing if it was another's fault."""
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        file = Path(frame.f_code.co_filename)
        for game in game_names():
            if _is_of(game, file):
                where: dict[str, Value] = {"file": file.name, "line": line}
                return Message("game-failed", {"game": game, "error": broken_by(error), **where})
    return None


def _is_of(game: str, file: Path) -> bool:
    """Tell whether a file belongs to a game, unless that came with the program."""
    with as_file(folder_of(game)) as folder, as_file(files("boardwright")) as ours:
        return file.is_relative_to(folder) and not folder.is_relative_to(ours)

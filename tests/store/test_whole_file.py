"""Files that people name: replaced as a whole if they are ordinary, and only then."""

import errno
import os
from pathlib import Path
from threading import Thread

import pytest

from boardwright.store import whole_file
from boardwright.store.whole_file import write_new, write_whole


def test_a_file_is_replaced_as_a_whole_and_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_whole(file, b"one")
    assert file.read_bytes() == b"one"
    file.chmod(0o640)
    write_whole(file, b"two")
    assert file.read_bytes() == b"two"
    assert file.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_stays_a_link(tmp_path: Path, is_there: bool) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    if is_there:
        target.write_bytes(b"old")
    link.symlink_to("target")
    write_whole(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_a_full_device_is_told_and_stays_a_device() -> None:
    with pytest.raises(OSError, match="/dev/full") as refused:
        write_whole(Path("/dev/full"), b"text")
    assert refused.value.errno == errno.ENOSPC
    assert Path("/dev/full").is_char_device()


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_whole(pipe, b"text" * 50_000)
    reader.join(60)
    assert read == [b"text" * 50_000]
    assert pipe.is_fifo()


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError) as refused:
        write_whole(tmp_path, b"text")
    assert refused.value.filename == str(tmp_path)
    with pytest.raises(FileExistsError):
        write_new(tmp_path, b"text")


def test_without_room_the_old_file_is_left_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")

    def full(opened: int, content: bytes) -> None:
        os.write(opened, content[:1])
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(whole_file, "bring_to_disk", full)
    with pytest.raises(OSError, match=str(file)):
        write_whole(file, b"new")
    with pytest.raises(OSError, match="fresh"):
        write_new(tmp_path / "fresh", b"new")
    assert file.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["file"]


def test_a_new_file_takes_nobodys_place(tmp_path: Path) -> None:
    write_new(tmp_path / "file", b"one")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "file", b"two")
    (tmp_path / "link").symlink_to("nowhere")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "link", b"two")
    assert (tmp_path / "file").read_bytes() == b"one"


def test_a_file_that_may_be_written_in_a_folder_that_may_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")

    def forbidden(*_: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "replace", forbidden)
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "fresh", b"new")
    assert os.listdir(tmp_path) == ["file"]

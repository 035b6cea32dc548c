from __future__ import annotations

import os
from typing import BinaryIO, TypeAlias

from ._errors import PvyieldUsageError

FileInput: TypeAlias = "str | os.PathLike[str] | bytes | BinaryIO"
"""A file to send: its path, its bytes, or a file opened in binary mode."""


def file_part(file: FileInput) -> tuple[str, bytes]:
    """Name and content of a file.

    Raises ``PvyieldUsageError`` for a path that cannot be read.
    """
    if isinstance(file, bytes | bytearray | memoryview):
        return "file", bytes(file)
    if isinstance(file, str | os.PathLike):
        try:
            with open(file, "rb") as opened:
                return os.path.basename(file), opened.read()
        except OSError as cause:
            raise PvyieldUsageError(f"The file '{os.fspath(file)}' cannot be read: {cause.strerror or cause}") from cause
    content = file.read()
    if not isinstance(content, bytes):
        raise TypeError("the file is open as text: open it with mode 'rb'")
    name = getattr(file, "name", None)
    return os.path.basename(name) if isinstance(name, str) else "file", content

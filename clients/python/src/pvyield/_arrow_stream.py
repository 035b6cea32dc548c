"""Reads the Arrow IPC streams of the service: time stamps and doubles, without compression.

pyarrow is 50 MB; this reader has what those streams need.
Source: Arrow columnar format 1.5, "IPC Streaming Format"; Message.fbs and Schema.fbs
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Mapping
from dataclasses import dataclass

from ._flat_table import FlatTable

_SCHEMA, _RECORD_BATCH = 1, 3
_FLOATING_POINT, _TIMESTAMP = 3, 10
_DOUBLE = 2
_MILLISECOND = 1
_CONTINUATION = b"\xff\xff\xff\xff"
"""Begins each message since Arrow 0.15."""


@dataclass(frozen=True)
class ArrowColumn:
    """A column of doubles, or of time stamps in milliseconds since 1970 in UTC."""

    name: str
    zone: str | None
    """Zone of a column of time stamps, such as ``+01:00``; None for doubles."""
    metadata: Mapping[str, str]
    doubles: array[float]
    """NaN for a missing value."""
    millis: array[int]


@dataclass(frozen=True)
class ArrowTable:
    """Columns of a stream."""

    metadata: Mapping[str, str]
    columns: list[ArrowColumn]


def read_arrow(stream: bytes) -> ArrowTable:
    """Read a stream. Raises ``ValueError`` for one that is cut or that this reader does not know."""
    data = memoryview(stream)
    table: ArrowTable | None = None
    at = 0
    while at < len(data):
        if data[at : at + 4] == _CONTINUATION:
            at += 4
        head_bytes = int.from_bytes(data[at : at + 4], "little")
        if head_bytes == 0:
            break
        at += 4
        message = FlatTable.root(data, at)
        kind, header, body = message.byte(1), message.table(2), at + head_bytes
        if kind == _SCHEMA:
            if header.short(0) != 0:
                raise _unknown("numbers in big-endian order")
            table = ArrowTable(_key_values(header.tables(2)), [_column(field) for field in header.tables(1)])
        elif kind == _RECORD_BATCH and table is not None:
            _read_batch(data, header, body, table.columns)
        else:
            raise _unknown(f"a message of type {kind}")
        at = body + message.long(3)
    if table is None:
        raise ValueError("the Arrow stream has no schema: it is empty or cut")
    return table


def _column(field: FlatTable) -> ArrowColumn:
    name, kind, type_ = field.text(0) or "", field.byte(2), field.table(3)
    zone: str | None = None
    if field.has(4):
        raise _unknown(f"a dictionary in column {name}")
    if kind == _TIMESTAMP and type_.short(0) == _MILLISECOND:
        zone = type_.text(1) or ""
    elif kind != _FLOATING_POINT or type_.short(0) != _DOUBLE:
        raise _unknown(f"column {name}, neither doubles nor milliseconds")
    return ArrowColumn(name, zone, _key_values(field.tables(6)), array("d"), array("q"))


def _read_batch(data: memoryview, batch: FlatTable, body: int, columns: list[ArrowColumn]) -> None:
    if batch.has(3):
        raise _unknown("compressed columns")
    nodes, buffers = batch.pairs(1), batch.pairs(2)
    for k, column in enumerate(columns):
        rows, missing = nodes[k]
        start = body + buffers[2 * k + 1][0]
        content = data[start : start + 8 * rows]
        if len(content) < 8 * rows:
            raise ValueError("the Arrow stream is cut")
        if column.zone is not None:
            column.millis.frombytes(_native(content, "q"))
            continue
        first = len(column.doubles)
        column.doubles.frombytes(_native(content, "d"))
        if missing > 0:
            present = body + buffers[2 * k][0]
            for row in range(rows):
                if not data[present + (row >> 3)] >> (row & 7) & 1:
                    column.doubles[first + row] = float("nan")


def _native(content: memoryview, code: str) -> bytes | memoryview:
    """The little-endian values in the byte order of this machine."""
    if sys.byteorder == "little":
        return content
    values = array(code, bytes(content))
    values.byteswap()
    return values.tobytes()


def _key_values(entries: list[FlatTable]) -> dict[str, str]:
    return {entry.text(0) or "": entry.text(1) or "" for entry in entries}


def _unknown(what: str) -> ValueError:
    return ValueError(f"the Arrow stream has {what}: read it with pyarrow")

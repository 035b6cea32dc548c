from __future__ import annotations

import struct


class FlatTable:
    """A table of a FlatBuffer, the format of the heads of Arrow messages.

    Source: FlatBuffers internals, "Tables", "Vectors"; all numbers are little-endian.
    """

    def __init__(self, data: memoryview, start: int) -> None:
        self._data = data
        self._start = start

    @classmethod
    def root(cls, data: memoryview, at: int) -> FlatTable:
        """The root table of the FlatBuffer at a place."""
        return cls(data, at + _number("<I", data, at))

    def has(self, slot: int) -> bool:
        return self._place(slot) is not None

    def byte(self, slot: int) -> int:
        return self._value("<B", slot)

    def short(self, slot: int) -> int:
        return self._value("<h", slot)

    def long(self, slot: int) -> int:
        return self._value("<q", slot)

    def text(self, slot: int) -> str | None:
        at = self._followed(slot)
        if at is None:
            return None
        return bytes(self._data[at + 4 : at + 4 + _number("<I", self._data, at)]).decode()

    def table(self, slot: int) -> FlatTable:
        at = self._followed(slot)
        if at is None:
            raise ValueError(f"the Arrow stream is cut: a head has no table {slot}")
        return FlatTable(self._data, at)

    def tables(self, slot: int) -> list[FlatTable]:
        """Tables of a vector; none when it is absent."""
        return [FlatTable(self._data, at + _number("<I", self._data, at)) for at in self._elements(slot, 4)]

    def pairs(self, slot: int) -> list[tuple[int, int]]:
        """Structs of a vector, each of two numbers of 64 bits; none when it is absent."""
        return [(_number("<q", self._data, at), _number("<q", self._data, at + 8)) for at in self._elements(slot, 16)]

    def _elements(self, slot: int, size: int) -> range:
        at = self._followed(slot)
        if at is None:
            return range(0)
        return range(at + 4, at + 4 + size * _number("<I", self._data, at), size)

    def _value(self, code: str, slot: int) -> int:
        at = self._place(slot)
        return 0 if at is None else _number(code, self._data, at)

    def _place(self, slot: int) -> int | None:
        """Place of a value; None when the table leaves it out."""
        slots = self._start - _number("<i", self._data, self._start)
        place = 4 + 2 * slot
        offset = _number("<H", self._data, slots + place) if place < _number("<H", self._data, slots) else 0
        return None if offset == 0 else self._start + offset

    def _followed(self, slot: int) -> int | None:
        """Place that the offset in a slot points to."""
        at = self._place(slot)
        return None if at is None else at + _number("<I", self._data, at)


def _number(code: str, data: memoryview, at: int) -> int:
    try:
        (value,) = struct.unpack_from(code, data, at)
    except struct.error:
        raise ValueError("the Arrow stream is cut") from None
    return int(value)

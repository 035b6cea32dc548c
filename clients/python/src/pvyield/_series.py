from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas

    from .generated import types


@dataclass(frozen=True)
class Series:
    """Series of a run: columns of doubles with one value per row."""

    time: list[datetime]
    """Start of each row, in local standard time with its offset from UTC."""
    step_minutes: float
    timezone: float
    """Offset of the local standard time from UTC, in hours."""
    units: Mapping[str, str]
    """Unit of each column; reference series of other tools have none."""
    legends: Mapping[str, list[str]]
    """Meaning of the integer values of coded columns, starting at 0."""
    columns: Mapping[str, array[float]]
    """Values of each column; NaN means that there is no value. ``numpy.frombuffer`` reads them without a copy."""

    def __getitem__(self, name: str) -> array[float]:
        """Values of a column."""
        try:
            return self.columns[name]
        except KeyError:
            raise KeyError(f"{name}: the series has {', '.join(self.columns)}") from None

    def to_dataframe(self) -> pandas.DataFrame:
        """Return the columns as a pandas ``DataFrame`` indexed by ``time``; ``attrs["units"]`` has the units.

        Needs pandas: ``pip install 'pvyield[pandas]'``.
        """
        if find_spec("pandas") is None:
            raise ImportError("to_dataframe needs pandas: pip install 'pvyield[pandas]'")
        import numpy
        import pandas

        columns = {name: numpy.frombuffer(values, dtype=float) for name, values in self.columns.items()}
        frame = pandas.DataFrame(columns, index=pandas.DatetimeIndex(self.time, name="time"))
        frame.attrs["units"] = dict(self.units)
        return frame

    @classmethod
    def from_json(cls, series: types.Series) -> Series:
        """The ``series`` of an answer whose request sets ``include_series``."""
        zone = timezone(timedelta(hours=series["timezone"]))
        return cls(
            time=[datetime.fromisoformat(text).replace(tzinfo=zone) for text in series["time"]],
            step_minutes=series["step_minutes"],
            timezone=series["timezone"],
            units=series["units"],
            legends=series["legends"],
            columns={name: _doubles(values) for name, values in series["columns"].items()},
        )

    @classmethod
    def from_arrow(cls, stream: bytes) -> Series:
        """The series in an Arrow stream. Needs pyarrow: ``pip install 'pvyield[arrow]'``."""
        if not has_arrow():
            raise ImportError("from_arrow needs pyarrow: pip install 'pvyield[arrow]'")
        import pyarrow

        table: Any = pyarrow.ipc.open_stream(stream).read_all()
        stated = {key.decode(): value.decode() for key, value in (table.schema.metadata or {}).items()}
        offset = float(stated["timezone"])
        zone = timezone(timedelta(hours=offset))
        # The time stamps are of the instant: plain integers avoid a database of time zones.
        millis = table.column("time").cast(pyarrow.timestamp("ms", table.schema.field("time").type.tz)).cast(pyarrow.int64())
        units: dict[str, str] = {}
        legends: dict[str, list[str]] = {}
        columns: dict[str, array[float]] = {}
        for column in table.schema:
            if column.name == "time":
                continue
            about = {key.decode(): value.decode() for key, value in (column.metadata or {}).items()}
            if "unit" in about:
                units[column.name] = about["unit"]
            if "legend" in about:
                legends[column.name] = json.loads(about["legend"])
            columns[column.name] = _doubles_of_chunks(table.column(column.name).chunks)
        return cls(
            time=[datetime.fromtimestamp(milli / 1000, zone) for milli in millis.to_pylist()],
            step_minutes=float(stated["step_minutes"]),
            timezone=offset,
            units=units,
            legends=legends,
            columns=columns,
        )


def has_arrow() -> bool:
    """Whether pyarrow is installed."""
    return find_spec("pyarrow") is not None


def _doubles(values: Iterable[float | None]) -> array[float]:
    return array("d", [float("nan") if value is None else value for value in values])


def _doubles_of_chunks(chunks: Iterable[Any]) -> array[float]:
    doubles = array("d")
    for chunk in chunks:
        start = 8 * chunk.offset
        doubles.frombytes(memoryview(chunk.buffers()[1])[start : start + 8 * len(chunk)])
    return doubles

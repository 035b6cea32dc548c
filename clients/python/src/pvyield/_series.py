from __future__ import annotations

import csv
import io
import json
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from importlib.util import find_spec
from math import isnan
from typing import TYPE_CHECKING

from ._arrow_stream import read_arrow

if TYPE_CHECKING:
    import pandas

    from .generated import types

_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


@dataclass(frozen=True)
class RunSeries:
    """Series of a run: columns of doubles with one value per row."""

    time: list[datetime]
    """Start of each row, in local standard time with its offset from UTC."""
    step_minutes: float
    timezone: float
    """Offset of the local standard time from UTC, in hours."""
    units: Mapping[str, str]
    """Unit of each column; reference series of other tools have none."""
    labels: Mapping[str, str]
    """What each column contains."""
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

    def column(self, name: str) -> array[float]:
        """Values of a column, as ``series[name]``."""
        return self[name]

    def __len__(self) -> int:
        """Number of rows."""
        return len(self.time)

    def iso_times(self) -> list[str]:
        """Start of each row in local standard time with its offset: ``1990-01-01T00:00:00+01:00``."""
        return [start.isoformat(timespec="seconds") for start in self.time]

    def to_records(self) -> list[dict[str, str | float | None]]:
        """One dictionary per row: its ``time`` as in ``iso_times``, and its values by column, None where there is none."""
        names = list(self.columns)
        rows = zip(self.iso_times(), *self.columns.values(), strict=True)
        return [{"time": time, **{name: None if isnan(value) else value for name, value in zip(names, values, strict=True)}} for time, *values in rows]

    def to_csv(self) -> str:
        """The series as CSV with exact numbers: a header with the units, then one line per row. An empty cell has no value."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["time", *(f"{name} ({self.units[name]})" if name in self.units else name for name in self.columns)])
        for time, *values in zip(self.iso_times(), *self.columns.values(), strict=True):
            writer.writerow([time, *("" if isnan(value) else value for value in values)])
        return out.getvalue()

    @classmethod
    def from_json(cls, series: types.Series) -> RunSeries:
        """The ``series`` of an answer whose request sets ``include_series``."""
        zone = timezone(timedelta(hours=series["timezone"]))
        return cls(
            time=[datetime.fromisoformat(text).replace(tzinfo=zone) for text in series["time"]],
            step_minutes=series["step_minutes"],
            timezone=series["timezone"],
            units=series["units"],
            labels=series["labels"],
            legends=series["legends"],
            columns={name: _doubles(values) for name, values in series["columns"].items()},
        )

    @classmethod
    def from_arrow(cls, stream: bytes) -> RunSeries:
        """The series in an Arrow stream of the service: exact doubles.

        Raises ``ValueError`` for a stream that is cut, or of another kind.
        """
        table = read_arrow(stream)
        if not table.columns or table.columns[0].zone is None or "step_minutes" not in table.metadata:
            raise ValueError("the Arrow stream is not a series of the service: its first column is no time, or it states no step_minutes")
        offset = float(table.metadata["timezone"])
        zone = timezone(timedelta(hours=offset))
        time, *columns = table.columns
        return cls(
            time=[_EPOCH.astimezone(zone) + timedelta(milliseconds=millis) for millis in time.millis],
            step_minutes=float(table.metadata["step_minutes"]),
            timezone=offset,
            units={column.name: column.metadata["unit"] for column in columns if "unit" in column.metadata},
            labels={column.name: column.metadata["label"] for column in columns if "label" in column.metadata},
            legends={column.name: json.loads(column.metadata["legend"]) for column in columns if "legend" in column.metadata},
            columns={column.name: column.doubles for column in columns},
        )


def _doubles(values: Iterable[float | None]) -> array[float]:
    return array("d", [float("nan") if value is None else value for value in values])

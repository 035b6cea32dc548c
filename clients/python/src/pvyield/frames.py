"""Answers as pandas ``DataFrame``, and weather from one. Needs pandas: ``pip install 'pvyield[pandas]'``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ._many import RunOutcome
from ._weather_frame import weather_from_frame

if TYPE_CHECKING:
    import pandas

    from ._batches import BatchRow
    from .generated import types

__all__ = ["batch_frame", "loss_diagram_frame", "main_losses_frame", "monthly_frame", "summaries_frame", "weather_from_frame"]


def loss_diagram_frame(answer: types.RunAnswer | types.SimpleRunAnswer) -> pandas.DataFrame:
    """Every row of the loss diagram, in order, indexed by ``key``."""
    return _by_key(answer["loss_diagram"])


def main_losses_frame(answer: types.RunAnswer | types.SimpleRunAnswer) -> pandas.DataFrame:
    """The losses between the light on the plane and the grid, the largest first, indexed by ``key``."""
    return _by_key(answer["summary"]["main_losses"])


def monthly_frame(answer: types.RunAnswer | types.SimpleRunAnswer) -> pandas.DataFrame:
    """The twelve months, indexed by ``month`` from 1 to 12; the figures of the year are in ``attrs["year"]``."""
    import pandas

    table: Mapping[str, Any] = answer["summary"]["monthly"]
    columns = {name: values for name, values in table.items() if name != "year"}
    frame = pandas.DataFrame(columns, index=pandas.RangeIndex(1, 13, name="month"), dtype=float)
    frame.attrs["year"] = dict(table["year"])
    return frame


def summaries_frame(outcomes: Iterable[RunOutcome]) -> pandas.DataFrame:
    """One row for each outcome of ``run_many``: the single figures of its summary, its P-values, and ``error``, None where the run ended well."""
    import pandas

    rows = [{**_figures(outcome), "error": None if outcome.error is None else str(outcome.error)} for outcome in outcomes]
    index = pandas.RangeIndex(len(rows), name="index")
    return pandas.DataFrame(rows, index=index)


def batch_frame(rows: Iterable[BatchRow]) -> pandas.DataFrame:
    """One row for each of ``batch_rows``: its id and name, the single figures of its summary, its P-values, and ``error``, None where it has a result."""
    import pandas

    known = ("line", "id", "name", "status")
    table = {row["row"]: {**{key: row[key] for key in known}, **_single(row["summary"]), "error": _error(row)} for row in rows}  # type: ignore[literal-required]
    return pandas.DataFrame.from_dict(table, orient="index").rename_axis("row")


def _error(row: BatchRow) -> str | None:
    if row["errors"] is None:
        return None
    return "; ".join(item["message"] if item["field"] is None else f"{item['field']}: {item['message']}" for item in row["errors"])


def _figures(outcome: RunOutcome) -> dict[str, object]:
    return _single(None if outcome.answer is None else outcome.answer["summary"])


def _single(summary: Mapping[str, Any] | None) -> dict[str, object]:
    if summary is None:
        return {}
    exceedance: Mapping[str, Any] = summary["exceedance"] or {}
    levels = {name: value for name, value in exceedance.items() if name.endswith("_kwh")}
    return {**{name: value for name, value in summary.items() if isinstance(value, int | float | str)}, **levels}


def _by_key(rows: Iterable[Mapping[str, object]]) -> pandas.DataFrame:
    import pandas

    return pandas.DataFrame.from_records(list(rows), index="key")

"""Answers as pandas ``DataFrame``, and weather from one. Needs pandas: ``pip install 'pvyield[pandas]'``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ._many import RunOutcome
from ._weather_frame import weather_from_frame

if TYPE_CHECKING:
    import pandas

    from .generated import types

__all__ = ["loss_diagram_frame", "main_losses_frame", "monthly_frame", "summaries_frame", "weather_from_frame"]


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


def _figures(outcome: RunOutcome) -> dict[str, object]:
    if outcome.answer is None:
        return {}
    summary: Mapping[str, Any] = outcome.answer["summary"]
    exceedance: Mapping[str, Any] = summary["exceedance"] or {}
    levels = {name: value for name, value in exceedance.items() if name.endswith("_kwh")}
    return {**{name: value for name, value in summary.items() if isinstance(value, int | float | str)}, **levels}


def _by_key(rows: Iterable[Mapping[str, object]]) -> pandas.DataFrame:
    import pandas

    return pandas.DataFrame.from_records(list(rows), index="key")

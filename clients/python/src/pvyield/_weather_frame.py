"""Weather from a pandas ``DataFrame``: zone, names and units are checked, because a wrong one would be a wrong yield."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, cast

from ._errors import PvyieldUsageError

if TYPE_CHECKING:
    import pandas

    from .generated import types

_S_PER_MIN = 60
_IRRADIANCE = {"W/m2": 1.0, "W/m^2": 1.0, "W/m²": 1.0, "W m-2": 1.0, "kW/m2": 1000.0}
_IRRADIATION_J = {"Wh/m2": 3600.0, "kWh/m2": 3.6e6, "J/m2": 1.0, "kJ/m2": 1e3, "MJ/m2": 1e6, "J/cm2": 1e4}
"""Sums over a row, in J/m2: its mean is the sum divided by its seconds."""
_LINEAR: Mapping[str, Mapping[str, tuple[float, float]]] = {
    "degC": {"degC": (1, 0), "C": (1, 0), "°C": (1, 0), "K": (1, -273.15), "degF": (5 / 9, -160 / 9), "F": (5 / 9, -160 / 9)},
    "m/s": {"m/s": (1, 0), "km/h": (1 / 3.6, 0), "mph": (0.44704, 0), "kn": (1852 / 3600, 0)},
    "fraction": {"fraction": (1, 0), "1": (1, 0), "%": (0.01, 0)},
    "hPa": {"hPa": (1, 0), "mbar": (1, 0), "kPa": (10, 0), "Pa": (0.01, 0)},
    "cm": {"cm": (1, 0), "mm": (0.1, 0), "m": (100, 0)},
}
"""Unit of the service: factor and summand by unit."""


@dataclass(frozen=True)
class _Quantity:
    unit: str
    least: float
    most: float
    """Bounds of the document; values outside are in another unit."""


_SUN = _Quantity("W/m2", -50, 2500)
_QUANTITIES: Mapping[str, _Quantity] = {
    "ghi_wm2": _SUN,
    "dhi_wm2": _SUN,
    "dni_wm2": _SUN,
    "poa_wm2": _SUN,
    "temp_air_c": _Quantity("degC", -90, 70),
    "wind_speed_ms": _Quantity("m/s", 0, 120),
    "relative_humidity": _Quantity("fraction", 0, 1.1),
    "pressure_hpa": _Quantity("hPa", 300, 1150),
    "precipitable_water_cm": _Quantity("cm", 0, 20),
    "albedo": _Quantity("fraction", 0, 1),
    "snow_depth_cm": _Quantity("cm", 0, 1000),
}
_OTHER_NAMES: Mapping[str, tuple[str, str]] = {
    "ghi": ("ghi_wm2", "W/m2"),
    "dhi": ("dhi_wm2", "W/m2"),
    "dni": ("dni_wm2", "W/m2"),
    "poa_global": ("poa_wm2", "W/m2"),
    "temp_air": ("temp_air_c", "degC"),
    "wind_speed": ("wind_speed_ms", "m/s"),
    "pressure": ("pressure_hpa", "Pa"),
    "precipitable_water": ("precipitable_water_cm", "cm"),
    "GlobHor": ("ghi_wm2", "W/m2"),
    "DiffHor": ("dhi_wm2", "W/m2"),
    "T_Amb": ("temp_air_c", "degC"),
    "WindVel": ("wind_speed_ms", "m/s"),
    "GHI": ("ghi_wm2", "W/m2"),
    "DHI": ("dhi_wm2", "W/m2"),
    "DNI": ("dni_wm2", "W/m2"),
    "POA": ("poa_wm2", "W/m2"),
    "Tamb": ("temp_air_c", "degC"),
}
"""Names of pvlib, of the series of a run, and of tables of measurements, with the unit that each has there."""
_LEAST_PEAK_WM2, _SEASON_MIN = 5, 90 * 1440
"""The brightest row of a season is far above this in W/m2, below it in kW/m2."""


def weather_from_frame(
    frame: pandas.DataFrame,
    *,
    columns: Mapping[str, str] | None = None,
    units: Mapping[str, str] | None = None,
    interval: Literal["start", "middle", "end"] = "start",
    step_minutes: float | None = None,
    sun_offset_min: float | None = None,
    latitude: float | None = None,
    longitude: float | None = None,
    elevation: float | None = None,
) -> types.Weather:
    """The section ``weather`` of a request from a ``DataFrame`` whose index has a time zone.

    :param columns: Names of the columns to read: ``{"G": "ghi_wm2"}``. Default: all, which must have the names of
        the section, those of pvlib (``ghi``, ``temp_air``) or those of a run (``GlobHor``).
    :param units: Units by the names in the frame: ``{"ghi": "kW/m2", "temp_air": "K"}``. Default: ``frame.attrs["units"]``,
        then those that the names have. Humidity above 1.1 is in percent.
    :param interval: What the time stamps mark in their row.
    :param step_minutes: Length of a row. Default: the most frequent distance of two rows.
    :param sun_offset_min: Minutes from the start of a row to its sun, for instantaneous irradiance.
    :param latitude: Place of the data, with which the run compares its site.

    NaN is a gap. A zone with daylight saving becomes its standard time, at the same instants. Raises
    ``PvyieldUsageError`` that says what is wrong and what to write instead. Sends nothing.
    """
    start, stamps, offset, usual = _times(frame.index)
    step = usual if step_minutes is None else step_minutes
    if step is None:
        raise PvyieldUsageError("the frame has one row: state step_minutes")
    weather: dict[str, object] = {"timezone": offset, "step_minutes": step, "interval": interval}
    weather["start" if step == usual and start is not None else "time"] = start if step == usual and start is not None else stamps
    stated = {**frame.attrs.get("units", {}), **(units or {})}
    for name, field in _fields(frame, columns).items():
        unit = stated.get(name)
        known = _OTHER_NAMES[name][1] if unit is None and name in _OTHER_NAMES else unit
        weather[field] = _values(frame[name], name, field, known, step)
    if units is not None:
        _refuse_unknown(units, [str(name) for name in frame.columns], "units")
    place = {"sun_offset_min": sun_offset_min, "latitude": latitude, "longitude": longitude, "elevation": elevation}
    return cast("types.Weather", {**weather, **{key: value for key, value in place.items() if value is not None}})


def _times(index: pandas.Index[Any]) -> tuple[str | None, list[str], float, float | None]:
    """The first stamp of a regular series, all stamps, the zone in hours, and the usual distance in minutes."""
    import pandas

    if not isinstance(index, pandas.DatetimeIndex):
        raise PvyieldUsageError(f"the index of the frame is a {type(index).__name__}: it must be a DatetimeIndex with a time zone; see pandas.to_datetime")
    if index.tz is None:
        raise PvyieldUsageError("the index of the frame has no time zone: frame.tz_localize('UTC'), or a zone such as 'Etc/GMT-1' (one hour ahead of UTC)")
    if len(index) == 0 or index.hasnans:
        raise PvyieldUsageError("the index of the frame is empty, or has rows without a time (NaT)")
    utc = index.tz_convert("UTC").tz_localize(None)
    offsets_min = (index.tz_localize(None) - utc).total_seconds() / _S_PER_MIN
    offset_min = float(offsets_min.min())
    local = utc + pandas.Timedelta(minutes=offset_min)
    if (local.second != 0).any() or (local.microsecond != 0).any():
        raise PvyieldUsageError("the index of the frame has seconds: weather has whole minutes; frame.index.floor('min') or resample")
    steps = local.to_series().diff().dropna()
    usual = None if steps.empty else float(steps.mode().iloc[0].total_seconds()) / _S_PER_MIN
    texts = [str(text) for text in local.strftime("%Y-%m-%dT%H:%M")]
    is_regular = usual is not None and bool((steps == pandas.Timedelta(minutes=usual)).all())
    return texts[0] if is_regular else None, texts, offset_min / 60, usual


def _fields(frame: pandas.DataFrame, columns: Mapping[str, str] | None) -> dict[str, str]:
    """Fields of the section by the names in the frame."""
    names = [str(name) for name in frame.columns]
    if columns is not None:
        _refuse_unknown(columns, names, "columns")
        _refuse_unknown(dict.fromkeys(columns.values()), list(_QUANTITIES), "columns")
    fields = dict(columns) if columns is not None else {name: _field(name) for name in names}
    for field in fields.values():
        twice = [name for name, other in fields.items() if other == field]
        if len(twice) > 1:
            raise PvyieldUsageError(f"the columns {' and '.join(twice)} are both {field}: state in columns which to read")
    if not fields:
        raise PvyieldUsageError("the frame has no columns")
    return fields


def _field(name: str) -> str:
    if name in _QUANTITIES:
        return name
    if name in _OTHER_NAMES:
        return _OTHER_NAMES[name][0]
    near = get_close_matches(name, [*_QUANTITIES, *_OTHER_NAMES], 1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    raise PvyieldUsageError(
        f"the column '{name}' is none that weather has{hint}: drop it, or state the columns to read, such as columns={{'{name}': 'ghi_wm2'}} ('poa_wm2' for a sensor in the plane of the array); weather has {', '.join(_QUANTITIES)}"
    )


def _refuse_unknown(given: Mapping[str, object], known: list[str], what: str) -> None:
    for name in given:
        if name not in known:
            near = get_close_matches(name, known, 1)
            raise PvyieldUsageError(f"{what} names '{name}', which is none of {', '.join(known)}" + (f": did you mean {near[0]}?" if near else ""))


def _values(column: pandas.Series[Any], name: str, field: str, stated: str | None, step: float) -> list[float | None]:
    import pandas

    quantity = _QUANTITIES[field]
    try:
        raw = pandas.to_numeric(column).astype(float)
    except (TypeError, ValueError) as cause:
        raise PvyieldUsageError(f"the column '{name}' has values that are no numbers: {cause}") from cause
    unit = stated or ("%" if field == "relative_humidity" and raw.max() > quantity.most else quantity.unit)
    factor, summand = _conversion(name, quantity, unit, step)
    values = factor * raw + summand
    wrong = values[(values < quantity.least) | (values > quantity.most)]
    if len(wrong) > 0:
        raise PvyieldUsageError(
            f"the column '{name}' read in {unit} has {float(wrong.iloc[0]):g} {quantity.unit} at {wrong.index[0]}, "
            f"outside {quantity.least:g} to {quantity.most:g}: state its unit, such as units={{'{name}': '{_others(quantity, unit)[0]}'}} (known: {', '.join(_others(quantity, unit))})"
        )
    if quantity is _SUN and len(values) * step >= _SEASON_MIN and 0 < values.max() < _LEAST_PEAK_WM2:
        raise PvyieldUsageError(f"the column '{name}' read in {unit} is {float(values.max()):g} W/m2 at most: if it is in kW/m2, units={{'{name}': 'kW/m2'}}")
    return [None if value != value else value for value in values.tolist()]


def _conversion(name: str, quantity: _Quantity, unit: str, step: float) -> tuple[float, float]:
    if quantity.unit == "W/m2":
        if unit in _IRRADIANCE:
            return _IRRADIANCE[unit], 0
        if unit in _IRRADIATION_J:
            return _IRRADIATION_J[unit] / (_S_PER_MIN * step), 0
    elif unit in _LINEAR[quantity.unit]:
        return _LINEAR[quantity.unit][unit]
    raise PvyieldUsageError(f"the column '{name}' has the unit {unit}, which is not known: convert it, or state one of {', '.join(_others(quantity, unit))}")


def _others(quantity: _Quantity, unit: str) -> list[str]:
    """Units of a quantity that are not only another spelling of this one."""
    if quantity.unit == "W/m2":
        return [other for other, factor in {**_IRRADIANCE, **_IRRADIATION_J}.items() if factor != _IRRADIANCE.get(unit)]
    return [other for other, conversion in _LINEAR[quantity.unit].items() if conversion != _LINEAR[quantity.unit].get(unit)]

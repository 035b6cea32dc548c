"""Writes engine/climate/open-sea.gen.ts: `pip install timezonefinder==9.0.0`, then `python scripts/climate/open-sea.py`.

The zone map that the engine contains is coarse around islands: their time zones reach up to 1000 km from
the coast. Where no territory is near, the time zone at sea follows from the longitude, and this file
records where that is. A cell of one degree is open sea when each of its points, every tenth of a degree,
has a nautical zone. Territories reach 22 km from the coast.
"""

from itertools import groupby
from pathlib import Path

from timezonefinder import TimezoneFinder

POINTS = 10  # a degree

finder = TimezoneFinder(in_memory=True)


def is_sea(latitude: float, longitude: float) -> bool:
    return finder.timezone_at(lat=latitude, lng=min(longitude, 179.9999)).startswith("Etc/GMT")


def line(latitude: float) -> list[bool]:
    return [is_sea(latitude, -180 + k / POINTS) for k in range(360 * POINTS + 1)]


def cells(lines: list[list[bool]]) -> list[bool]:
    return [all(all(one[cell * POINTS : (cell + 1) * POINTS + 1]) for one in lines) for cell in range(360)]


def runs(row: list[bool]) -> str:
    lengths = [(is_open, len(list(run))) for is_open, run in groupby(row)]
    return " ".join(str(length) for _, length in ([(False, 0)] if lengths[0][0] else []) + lengths)


rows = []
north = line(-90)
for south in range(-90, 90):
    lines = [north] + [line(south + k / POINTS) for k in range(1, POINTS + 1)]
    north = lines[-1]
    rows.append(runs(cells(lines)))

text = [
    "// Written by scripts/climate/open-sea.py from timezonefinder 9.0.0 (timezone-boundary-builder, (c) OpenStreetMap contributors, ODbL); not edited by hand.",
    "/** Rows of one degree from south to north; in each the lengths of its runs of cells of one degree from west to east, the first near land, the next open sea, and so on. */",
    "export const openSea: readonly string[] = [",
    *[f"  '{row}'," for row in rows],
    "]",
    "",
]
(Path(__file__).parents[2] / "engine" / "climate" / "open-sea.gen.ts").write_text("\n".join(text))

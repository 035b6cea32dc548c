"""Writes engine/weather-tests/turbidity-table.gen.ts: `pip install pvlib==0.16.1 h5py`, then `python scripts/climate/turbidity.py`.

The table of monthly Linke turbidity that pvlib distributes (SoDa; Remund et al., Worldwide Linke turbidity information,
ISES Solar World Congress 2003) has cells of 1/12 deg. Here are means of 2.5 deg, each as a mean and two waves of the year,
one character per coefficient.
"""

from pathlib import Path

import h5py
import numpy as np
import pvlib

DEG = 2.5
SCALES = (("mean", 1.0, 0.08), ("cos 1", -2.5, 0.06), ("sin 1", -2.5, 0.06), ("cos 2", -2.5, 0.06), ("sin 2", -2.5, 0.06))
FIRST, SKIPPED, LAST = 40, 92, 126  # no quote and no backslash

with h5py.File(Path(pvlib.__file__).parent / "data" / "LinkeTurbidities.h5") as file:
    fine = file["LinkeTurbidity"][:] / 20  # north to south, west to east, January to December

cell = int(DEG * 12)
coarse = fine.reshape(fine.shape[0] // cell, cell, fine.shape[1] // cell, cell, 12).mean(axis=(1, 3))
phase = 2 * np.pi * np.arange(12) / 12  # 0 in the middle of January
waves = np.array([np.ones(12), np.cos(phase), np.sin(phase), np.cos(2 * phase), np.sin(2 * phase)]).T
fits = np.linalg.lstsq(waves, coarse.reshape(-1, 12).T, rcond=None)[0].T


def text(fit: np.ndarray) -> str:
    codes = [round((value - least) / step) for value, (_, least, step) in zip(fit, SCALES)]
    assert all(0 <= code < LAST - FIRST for code in codes), codes
    return "".join(chr(FIRST + code + (FIRST + code >= SKIPPED)) for code in codes)


rows = ["".join(text(fit) for fit in line) for line in fits.reshape(*coarse.shape[:2], 5)]
target = Path(__file__).parents[2] / "engine" / "weather-tests" / "turbidity-table.gen.ts"
target.write_text(
    "// Written by scripts/climate/turbidity.py from the table of Linke turbidity of pvlib 0.16.1 (BSD-3-Clause; SoDa); not edited by hand.\n"
    f"/** Lines of {DEG} deg from north to south; in each, five characters a cell of {DEG} deg from west to east. */\n"
    "export const turbidityLines: readonly string[] = [\n" + "".join(f"  '{row}',\n" for row in rows) + "]\n"
)

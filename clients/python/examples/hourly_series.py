# The hours of a year as doubles, as a CSV file and, with pandas, as a data frame.
import os
import sys
from importlib.util import find_spec
from pathlib import Path

from pvyield import Client, PvyieldError

URL = os.environ.get("PVYIELD_URL", "http://127.0.0.1:8080")

try:
    with Client(URL) as pvyield:
        series = pvyield.run_simple_series(
            {"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100},
            columns=["GlobInc", "E_Grid"],
        )
except PvyieldError as error:
    sys.exit(str(error))
energy = series["E_Grid"]  # an array of doubles; NaN means that there is no value
best = max(range(len(series)), key=energy.__getitem__)
print(f"{energy[best]:.1f} {series.units['E_Grid']} in the hour from {series.time[best].isoformat()}")
Path("first").mkdir(exist_ok=True)
Path("first/hours.csv").write_text(series.to_csv())
if find_spec("pandas"):
    print(series.to_dataframe()["E_Grid"].resample("MS").sum())

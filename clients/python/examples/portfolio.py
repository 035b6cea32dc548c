# Fifty plants in ten areas, four at a time.
import os
import sys

from pvyield import Client, PvyieldError
from pvyield.types import SimpleRunRequest

URL = os.environ.get("PVYIELD_URL", "http://127.0.0.1:8080")


def plants_of(pvyield: Client, area: int) -> list[SimpleRunRequest]:
    """Five plants with the same year of weather: a caller may ask for 30 new locations an hour."""
    latitude, longitude = 44.5 + area, 9.0
    year = pvyield.get_typical_year(latitude=latitude, longitude=longitude, fields="meta")
    return [
        {
            "latitude": latitude + 0.05 * plant,
            "longitude": longitude,
            "system_capacity_kw": 100 * (plant + 1),
            "weather": {"id": year["meta"]["id"]},
        }
        for plant in range(5)
    ]


try:
    with Client(URL) as pvyield:
        plants = [plant for area in range(10) for plant in plants_of(pvyield, area)]
        outcomes = pvyield.run_many(plants, concurrency=4)
    energies = [outcome.answer["summary"]["e_grid_kwh"] for outcome in outcomes if outcome.answer is not None]
    for outcome in outcomes:
        if outcome.error is not None:
            print(f"plant {outcome.index}: {outcome.error}")
    print(f"{len(energies)} plants, {sum(energies) / 1000:.0f} MWh a year")
except PvyieldError as error:
    sys.exit(str(error))

# A place by its name, and 12 kW in rows there.
import os
import sys

from pvyield import Client, PvyieldError

URL = os.environ.get("PVYIELD_URL", "http://127.0.0.1:8080")
NAME = "Zurich"

try:
    with Client(URL) as pvyield:
        places = pvyield.find_places(q=NAME)
        if not places:
            sys.exit(f"No place is called {NAME}: try another spelling, or send coordinates")
        place = places[0]
        answer = pvyield.run_simple(
            {
                "latitude": place["latitude"],
                "longitude": place["longitude"],
                "system_capacity_kw": 12,
                "tilt_deg": 30,
                "azimuth_deg": 200,
            }
        )
except PvyieldError as error:
    sys.exit(str(error))
print(f"{place['name']}: {answer['summary']['e_grid_kwh']:.0f} kWh a year")
print(f"{answer['summary']['specific_yield_kwh_per_kwp']:.0f} kWh for each kW")
for warning in answer["summary"]["warnings"]:
    print("Note:", warning)

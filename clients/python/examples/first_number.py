# A location and a size give a year of energy.
import os
import sys

from pvyield import Client, PvyieldError

URL = os.environ.get("PVYIELD_URL", "http://127.0.0.1:8080")

try:
    with Client(URL) as pvyield:
        answer = pvyield.run_simple({"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100})
except PvyieldError as error:
    sys.exit(str(error))
print(f"{answer['summary']['e_grid_kwh']:.0f} kWh a year")
for warning in answer["summary"]["warnings"]:
    print("Note:", warning)

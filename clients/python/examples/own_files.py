# A module, an inverter and a weather file of your own.
import os
import sys

from pvyield import Client, PvyieldError

URL = os.environ.get("PVYIELD_URL", "http://127.0.0.1:8080")
LATITUDE, LONGITUDE = 48.1, 11.6  # for a weather file that does not state its place

try:
    with Client(URL) as pvyield:
        pan = pvyield.parse_pan("clients/examples/module.PAN")
        ond = pvyield.parse_ond("clients/examples/inverter.OND")
        year = pvyield.parse_weather("clients/examples/year.csv", latitude=LATITUDE, longitude=LONGITUDE)
        place = year["meta"]  # None where it is not known
        sized = pvyield.run_simple(
            {
                "latitude": LATITUDE if place["latitude"] is None else place["latitude"],
                "longitude": LONGITUDE if place["longitude"] is None else place["longitude"],
                "elevation": place["elevation"] or 0,
                "system_capacity_kw": 120,
                "tilt_deg": 25,
                "module": pan["module"],
                "inverter": ond["inverter"],
                "weather": {"id": place["id"]},
            }
        )
        answer = pvyield.run({**sized["request"], "iam": pan["iam"]})  # the full request, with more of the PAN file
except PvyieldError as error:
    sys.exit(str(error))
print(f"{answer['summary']['modules']} modules, {answer['summary']['e_grid_kwh']:.0f} kWh a year")
for row in answer["loss_diagram"]:
    share = row["fraction_of_previous"] or 0
    if not row["loss"]:
        print(f"{row['label']}: {row['value']:.1f} {row['unit']}")
    elif abs(share) >= 5e-5:
        print(f"  {row['label']}: {-share:+.2%}")
for warning in answer["summary"]["warnings"]:
    print("Note:", warning)

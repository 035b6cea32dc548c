# A module, an inverter and a weather file of your own.
from pvyield import Client

with Client("http://127.0.0.1:8080") as pvyield:
    pan = pvyield.parse_pan("clients/examples/module.PAN")
    ond = pvyield.parse_ond("clients/examples/inverter.OND")
    # The arguments are what the file does not state.
    year = pvyield.parse_weather("first/year.csv", latitude=48.1, longitude=11.6, timezone=1)
    sized = pvyield.run_simple(
        {
            "latitude": 48.1,
            "longitude": 11.6,
            "system_capacity_kw": 120,
            "tilt_deg": 25,
            "module": pan["module"],
            "inverter": ond["inverter"],
            "weather": {"id": year["meta"]["id"]},
        }
    )
    answer = pvyield.run({**sized["request"], "iam": pan["iam"]})  # the full request, with more of the PAN file
print(f"{answer['summary']['modules']} modules, {answer['summary']['e_grid_kwh']:.0f} kWh a year")
for row in answer["loss_diagram"]:
    if row["loss"] and row["fraction_of_previous"]:
        print(f"{row['fraction_of_previous']:.2%}", row["label"])

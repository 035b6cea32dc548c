# A location and a size give a year of energy.
from pvyield import Client

with Client("http://127.0.0.1:8080") as pvyield:
    answer = pvyield.run_simple({"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100})
print(f"{answer['summary']['e_grid_kwh']:.0f} kWh a year")

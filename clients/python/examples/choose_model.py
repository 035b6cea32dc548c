# What each thermal model makes of a plant: the tree runs it once with every option.
import os
import sys

from pvyield import Client, PvyieldError

URL = os.environ.get("PVYIELD_URL", "http://127.0.0.1:8080")

try:
    with Client(URL) as pvyield:
        plant = pvyield.run_simple({"latitude": 48.1, "longitude": 11.6, "system_capacity_kw": 100})["request"]
        for step in pvyield.score_tree("thermal", plant)["steps"]:
            for option in step["options"]:
                difference = option["difference"]
                text = option["reason"] if difference is None else f"{difference:.2%}"
                print(step["step"], option["option"], "selected" if option["selected"] else text)
except PvyieldError as error:
    sys.exit(str(error))

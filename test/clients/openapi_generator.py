"""Runs the plants of standard input through the Python client of openapi-generator and prints what the typed answers hold, as JSON."""
import json
import sys

from openapi_client import ApiClient, Configuration, IamCurveRequest, ModelsApi, RunRequest, SimpleRunRequest, SimulationApi

plants = json.load(sys.stdin)
client = ApiClient(Configuration(host=sys.argv[1]))
simulation, models = SimulationApi(client), ModelsApi(client)
simple = simulation.create_simple_run(SimpleRunRequest.from_dict(plants["simple"]))
full = simulation.create_run(RunRequest.from_dict(plants["full"]))
tree = models.score_tree("thermal", RunRequest.from_dict(plants["full"]))
curve = models.get_iam_curve(IamCurveRequest.from_dict({"iam": plants["full"]["iam"]}))
print(
    json.dumps(
        {
            "simple": simple.summary.e_grid_kwh,
            "full": full.summary.e_grid_kwh,
            "tree": tree.e_grid_kwh,
            "curve": curve.beam.factors,
        }
    )
)

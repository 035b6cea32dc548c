"""Runs the plants of standard input through the Python client of openapi-generator and prints what the typed answers hold, as JSON."""
import hashlib
import json
import sys
import time

from openapi_client import (
    ApiClient,
    Configuration,
    IamCurveRequest,
    ModelsApi,
    RunRequest,
    SimpleRunRequest,
    SimulationApi,
    StoredRunsApi,
)

POLL_SECONDS = 0.2

plants = json.load(sys.stdin)
client = ApiClient(Configuration(host=sys.argv[1]))
simulation, models, stored = SimulationApi(client), ModelsApi(client), StoredRunsApi(client)
simple = simulation.create_simple_run(SimpleRunRequest.from_dict(plants["simple"]))
full = simulation.create_run(RunRequest.from_dict(plants["full"]))
tree = models.score_tree("thermal", RunRequest.from_dict(plants["full"]))
curve = models.get_iam_curve(IamCurveRequest.from_dict({"iam": plants["full"]["iam"]}))
accepted = simulation.create_simple_run(SimpleRunRequest.from_dict({**plants["simple"], "include_series": True}), prefer="respond-async")
while stored.get_run_with_http_info(accepted.run_id).status_code == 202:
    time.sleep(POLL_SECONDS)
arrow = bytes(stored.get_run_series_arrow(accepted.run_id))
print(
    json.dumps(
        {
            "simple": simple.summary.e_grid_kwh,
            "full": full.summary.e_grid_kwh,
            "tree": tree.e_grid_kwh,
            "curve": curve.beam.factors,
            "arrow": {"run_id": accepted.run_id, "sha256": hashlib.sha256(arrow).hexdigest()},
        }
    )
)

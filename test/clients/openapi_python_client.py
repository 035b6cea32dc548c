"""Runs the plants of standard input through the client of openapi-python-client and prints what the typed answers hold, as JSON."""
import hashlib
import json
import sys
import time

from pvyield_client import Client
from pvyield_client.api.models import get_iam_curve, score_tree
from pvyield_client.api.simulation import create_run, create_simple_run
from pvyield_client.api.stored_runs import get_run, get_run_series_arrow
from pvyield_client.models import AcceptedRun, IamCurveRequest, RunRequest, ScoreTreeStage, SimpleRunRequest

POLL_SECONDS = 0.2

plants = json.load(sys.stdin)
client = Client(base_url=sys.argv[1], timeout=3600)
simple = create_simple_run.sync(client=client, body=SimpleRunRequest.from_dict(plants["simple"]))
full = create_run.sync(client=client, body=RunRequest.from_dict(plants["full"]))
tree = score_tree.sync(client=client, stage=ScoreTreeStage.THERMAL, body=RunRequest.from_dict(plants["full"]))
curve = get_iam_curve.sync(client=client, body=IamCurveRequest.from_dict({"iam": plants["full"]["iam"]}))
accepted = create_simple_run.sync(client=client, body=SimpleRunRequest.from_dict({**plants["simple"], "include_series": True}), prefer="respond-async")
while isinstance(get_run.sync(accepted.run_id, client=client), AcceptedRun):
    time.sleep(POLL_SECONDS)
arrow = get_run_series_arrow.sync(accepted.run_id, client=client).payload.read()
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

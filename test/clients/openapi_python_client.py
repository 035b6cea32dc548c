"""Runs the plants of standard input through the client of openapi-python-client and prints what the typed answers hold, as JSON."""
import json
import sys

from pvyield_client import Client
from pvyield_client.api.models import get_iam_curve, score_tree
from pvyield_client.api.simulation import create_run, create_simple_run
from pvyield_client.models import IamCurveRequest, RunRequest, ScoreTreeStage, SimpleRunRequest

plants = json.load(sys.stdin)
client = Client(base_url=sys.argv[1], timeout=120)
simple = create_simple_run.sync(client=client, body=SimpleRunRequest.from_dict(plants["simple"]))
full = create_run.sync(client=client, body=RunRequest.from_dict(plants["full"]))
tree = score_tree.sync(client=client, stage=ScoreTreeStage.THERMAL, body=RunRequest.from_dict(plants["full"]))
curve = get_iam_curve.sync(client=client, body=IamCurveRequest.from_dict({"iam": plants["full"]["iam"]}))
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

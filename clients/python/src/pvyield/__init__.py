"""Client of the pvyield service: simulates photovoltaic plants."""

from ._batches import BatchRow
from ._client import AsyncClient, Client
from ._errors import ProblemError, PvyieldConnectionError, PvyieldError, PvyieldTimeoutError, PvyieldUsageError
from ._files import FileInput
from ._many import PvyieldCancelledError, RunOutcome, RunProgress
from ._series import RunSeries
from ._webhooks import WebhookVerificationError, verify_webhook

__all__ = [
    "AsyncClient",
    "BatchRow",
    "Client",
    "FileInput",
    "ProblemError",
    "PvyieldCancelledError",
    "PvyieldConnectionError",
    "PvyieldError",
    "PvyieldTimeoutError",
    "PvyieldUsageError",
    "RunOutcome",
    "RunProgress",
    "RunSeries",
    "WebhookVerificationError",
    "verify_webhook",
]

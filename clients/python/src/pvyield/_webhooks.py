from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any

from ._errors import PvyieldError

_PREFIX = "whsec_"
_TOLERANCE_S = 300


class WebhookVerificationError(PvyieldError):
    """The message is not one that the service signed with this secret a short while ago: answer it with 400."""


def verify_webhook(headers: Mapping[str, str], body: str | bytes, secret: str, *, tolerance_s: float = _TOLERANCE_S) -> dict[str, Any]:
    """The message of a webhook (``type``, ``timestamp``, ``data``), after checking its signature (Standard Webhooks).

    ``body`` is given as it was received: a body that was parsed and written again has other bytes. ``secret`` is
    ``whsec_...``, which the service showed once. Raises WebhookVerificationError.
    """
    named = {name.lower(): value for name, value in headers.items()}
    message_id, timestamp, signatures = (named.get(f"webhook-{part}", "") for part in ("id", "timestamp", "signature"))
    if not (message_id and timestamp and signatures):
        raise WebhookVerificationError("A header of the signature is missing")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > tolerance_s:
        raise WebhookVerificationError(f"The message was not signed within the last {tolerance_s:g} s: check the clock")
    content = body.encode() if isinstance(body, str) else body
    try:
        key = base64.b64decode(secret.removeprefix(_PREFIX), validate=True)
    except binascii.Error:
        raise WebhookVerificationError("The secret is not base64: give it as the service showed it, whsec_...") from None
    signed = hmac.new(key, f"{message_id}.{timestamp}.".encode() + content, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(signed)
    if not any(hmac.compare_digest(expected, signature.encode()) for signature in signatures.split(" ")):
        raise WebhookVerificationError("No signature is that of this body with this secret: give the body as it was received")
    message: dict[str, Any] = json.loads(content)
    return message

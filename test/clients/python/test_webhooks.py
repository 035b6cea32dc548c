"""Signatures of webhooks, against the example of the Standard Webhooks specification."""

from __future__ import annotations

import math
import time
import unittest
from unittest import mock

from pvyield import WebhookVerificationError, verify_webhook

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BODY = '{"test": 2432232314}'
HEADERS = {
    "Webhook-Id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "Webhook-Timestamp": "1614265330",
    "Webhook-Signature": "v1,AAAA v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}


class Webhooks(unittest.TestCase):
    def test_the_example_of_the_specification_is_verified(self):
        for body in (BODY, BODY.encode()):
            self.assertEqual(verify_webhook(HEADERS, body, SECRET, tolerance_s=math.inf), {"test": 2432232314})
        with mock.patch.object(time, "time", return_value=1614265630.0):
            self.assertEqual(verify_webhook(HEADERS, BODY, SECRET), {"test": 2432232314})

    def test_anything_else_is_refused(self):
        cases = [
            (HEADERS, BODY + " ", SECRET, "No signature"),
            (HEADERS, BODY, "whsec_" + "A" * 32, "No signature"),
            ({**HEADERS, "Webhook-Id": "other"}, BODY, SECRET, "No signature"),
            ({**HEADERS, "Webhook-Signature": "v1,ä"}, BODY, SECRET, "No signature"),
            (HEADERS, BODY, "whsec_!", "not base64"),
            ({}, BODY, SECRET, "header"),
        ]
        for headers, body, secret, message in cases:
            with self.assertRaisesRegex(WebhookVerificationError, message):
                verify_webhook(headers, body, secret, tolerance_s=math.inf)
        for timestamp in ("1614265330", "now", "²"):
            with self.assertRaisesRegex(WebhookVerificationError, "clock"):
                verify_webhook({**HEADERS, "Webhook-Timestamp": timestamp}, BODY, SECRET)


if __name__ == "__main__":
    unittest.main()

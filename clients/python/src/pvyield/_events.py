"""Server-sent events, without input or output."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ._call import Call, respond
from ._errors import PvyieldConnectionError
from ._runs import POLL_RETRIES

if TYPE_CHECKING:
    from ._call import Settings, Steps

RECONNECT_S = 2.0


@dataclass
class EventReader:
    """Reads the lines of a stream, and knows where the next stream goes on."""

    call: Call
    last_id: str | None = None
    is_over: bool = False
    _lines: dict[str, str] = field(default_factory=dict)

    def open(self, settings: Settings) -> Steps:
        """Connect, behind the last event, and return the response. None when there is nothing more to follow."""
        retries = POLL_RETRIES if self.call.max_retries is None else self.call.max_retries
        response = yield from respond(replace(self.call, last_event_id=self.last_id, max_retries=retries), settings)
        self._lines = {}
        self.is_over = response.status_code == 204
        content_type = response.headers.get("content-type", "")
        if not self.is_over and not content_type.startswith("text/event-stream"):
            raise PvyieldConnectionError(f"Unreadable answer from {settings.base_url}: {content_type} in place of a stream of events")
        return response

    def read(self, line: str) -> Any:
        """Take a line, and return the event that it ends; None for any other line."""
        if line:
            name, _, value = line.partition(":")
            self._lines[name] = value.removeprefix(" ")
            return None
        lines, self._lines = self._lines, {}
        if "data" not in lines:
            return None
        self.last_id = lines.get("id")
        self.is_over = lines.get("event") == "end"
        return json.loads(lines["data"])

from __future__ import annotations

import re
from urllib.parse import urlsplit

from ._errors import PvyieldUsageError


def checked_base_url(base_url: str) -> str:
    """Return the address to which paths are added, without a trailing slash.

    Raises ``PvyieldUsageError`` that says what to write instead, for an address that no call could use.
    """
    try:
        url = urlsplit(base_url)
        is_address = url.scheme in ("http", "https") and bool(url.hostname) and (url.port is None or url.port > 0)
    except ValueError:  # a port that is no number, an IPv6 address without brackets
        is_address = False
    if not is_address:
        raise PvyieldUsageError(
            f"base_url '{base_url}' is not an absolute http or https address: write it in the form 'http://127.0.0.1:8080'"
        )
    origin = f"{url.scheme}://{url.netloc.rpartition('@')[2]}"
    path = url.path.rstrip("/")
    if url.query or url.fragment or "@" in url.netloc:
        raise PvyieldUsageError(f"base_url '{base_url}' contains a user, a query or a fragment: write only '{origin}{path}'")
    version = re.search(r"/(?:api|v1)$", path)
    if version is not None:
        raise PvyieldUsageError(
            f"base_url '{base_url}' ends with {version[0]}, but every call adds this path itself: "
            f"write '{origin}{path[: version.start()]}'"
        )
    return origin + path

"""Types of requests and answers: dictionaries with the keys of the OpenAPI document of the service."""

from .generated.types import *  # noqa: F403
from .generated.types import __all__ as __all__

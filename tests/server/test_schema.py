"""The HTTP side against its own description: what fits it, and much that does not, is answered as it says."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.support import Server

EXAMPLES = 25


@pytest.fixture(scope="session")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.http.base_url}schema/openapi.json")


described = schemathesis.pytest.from_fixture("api")


@described.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_answers_as_it_says(case: schemathesis.Case[Any]) -> None:
    # What fits the schema may still name a game that there is not.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])


def test_nothing_went_wrong(server: Server) -> None:
    assert "trace" not in Path(server.log).read_text()

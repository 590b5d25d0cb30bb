import json
import re
from pathlib import Path
from typing import Any

import jantaku
import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("page", ["docs/python.md", "crates/py/README.md"])
def test_the_code_of_a_page_runs(page: str) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(), re.MULTILINE | re.DOTALL)
    assert blocks
    # Later blocks use what earlier ones have made.
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)  # noqa: S102 (our own pages)


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLBACKEND", "Agg")
    cells = json.loads((ROOT / "examples/statistics.ipynb").read_text())["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "it is committed without outputs"
            source = "".join(cell["source"]).replace("MATCHES = 240", "MATCHES = 48")
            exec(compile(source, "statistics.ipynb", "exec"), names)  # noqa: S102 (our own notebook)
    assert len(names["results"]) == 48
    left, right = names["figure"].axes
    assert len(left.patches) == 16 and len(right.containers) == 4


@pytest.mark.parametrize("fields", [jantaku.FIELDS, jantaku.PLANES])
def test_what_fields_and_planes_mean_is_described(fields: dict[str, jantaku.Field]) -> None:
    rows = (ROOT / "docs/python.md").read_text().splitlines()
    for name, field in fields.items():
        assert f"| `{name}` | {field.meaning} |" in rows

"""Requests that Schemathesis makes up from `openapi.json`, sent to a server: none may end in an error of the server."""

import json
import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
EXAMPLES = int(os.environ.get("JANTAKU_API_EXAMPLES", "25"))
HOST = "api.example"
# These end the session by which they are asked for.
ENDS = {("DELETE", "/api/me"), ("DELETE", "/api/me/data")}

HOUSES = {"enum": ["tenhou", "mleague", "sanma", "none"]}
BOTS = {"enum": ["random", "easy", "none"]}
HEX = {"pattern": "^[0-9a-f]{64}$"}
# What the texts of these names may be, so that more requests make sense.
TEXTS = {"preset": HOUSES, "rules": HOUSES, "base": HOUSES, "opponents": BOTS, "level": BOTS}
TEXTS |= {"seals": HEX, "share": HEX, "terms": HEX, "date": {"format": "date"}, "name": {"maxLength": 40}}
# What the server has.
IDS = {"matches": "MATCH", "rooms": "ROOM", "people": "PERSON"}


def sensible(schema: Any, name: str = "") -> Any:
    """A part of the document whose numbers are whole, and whose objects have no other fields."""
    if isinstance(schema, list):
        return [sensible(one, name) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if isinstance(schema.get("in"), str):
        return schema | {"schema": sensible(schema["schema"], schema["name"])}
    inner = {
        key: value if key == "allOf" else sensible(value, name if key == "items" else key)
        for key, value in schema.items()
    }
    if inner.get("type") == "number":
        inner["type"] = "integer"
    if inner.get("type") == "string":
        inner |= TEXTS.get(name, {})
    if "properties" in inner:
        inner.setdefault("additionalProperties", False)
    return inner


def document() -> Any:
    found = sensible(json.loads((HERE / "openapi.json").read_text()))
    for path, item in found["paths"].items():
        for parameter in (parameter for operation in item.values() for parameter in operation.get("parameters", [])):
            if parameter["in"] == "path" and (of := IDS.get(path.split("/{")[0].split("/")[-1])):
                parameter["schema"] = {"enum": [of, "none"]}
    return found


schema = schemathesis.openapi.from_dict(document())


class Server:
    """A running server, a session of somebody who has a room and a match, and one of an administrator."""

    def __init__(self, address: str, data: str) -> None:
        self.address = address
        self.guests = 0
        self.sign_in()
        self.ask("POST", "/api/account", {"name": "admin", "password": "correct horse"})
        subprocess.run([os.environ["JANTAKU_BIN"], "admin", "grant", "admin", "--data", data], check=True)
        self.admin = self.session
        self.sign_in()
        self.person = self.ask("GET", "/api/admin/people", as_admin=True).json()["people"][0]["id"]
        self.sign_in()

    def headers(self, as_admin: bool = False) -> dict[str, str]:
        session = self.admin if as_admin else self.session
        return {"Host": HOST, "Origin": f"https://{HOST}", "Authorization": f"Bearer {session}"}

    def ask(self, method: str, path: str, body: Any = None, as_admin: bool = False) -> Any:
        answer = requests.request(method, self.address + path, headers=self.headers(as_admin), json=body, timeout=30)
        assert answer.ok, answer.text
        return answer

    def sign_in(self) -> None:
        self.guests += 1
        self.session = ""
        answer = self.ask("POST", "/api/me", {"name": f"Guest {self.guests}"})
        self.session = answer.headers["set-cookie"].split(";")[0].split("=", 1)[1]
        self.open_room()
        match = {"preset": "tenhou", "length": "east", "pace": "instant", "name": "Aki", "opponents": ["random"] * 3}
        self.match = self.ask("POST", "/api/matches", match).json()["match_id"]

    def open_room(self) -> None:
        room = {"preset": "tenhou", "length": "east", "pace": "fast"}
        self.room = self.ask("POST", "/api/rooms", room).json()["id"]


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with tempfile.TemporaryDirectory() as data:
        command = [
            os.environ["JANTAKU_BIN"],
            "serve",
            "--bind",
            address,
            "--public-url",
            f"https://{HOST}",
            "--data",
            data,
        ]
        with subprocess.Popen(command) as running:
            try:
                until_it_listens(running, f"http://{address}/healthz")
                yield Server(f"http://{address}", data)
            finally:
                running.terminate()


def until_it_listens(running: subprocess.Popen[bytes], health: str) -> None:
    while running.poll() is None:
        try:
            if requests.get(health, headers={"Host": HOST}, timeout=30).ok:
                return
        except requests.ConnectionError:
            time.sleep(0.1)
    raise RuntimeError("the server has ended")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_no_request_ends_in_an_error_of_the_server(case: schemathesis.Case, server: Server) -> None:
    named = {"ROOM": server.room, "MATCH": server.match, "PERSON": server.person}
    case.path_parameters = {name: named.get(str(of), of) for name, of in (case.path_parameters or {}).items()}
    as_admin = case.path.startswith("/api/admin/")
    answer = case.call(base_url=server.address, headers=server.headers(as_admin))
    if (case.method.upper(), case.path) in ENDS:
        server.sign_in()
    if case.path == "/api/admin/rooms/{id}" and answer.status_code == 204:
        server.open_room()
    assert answer.status_code < 500, f"{answer.status_code}: {answer.text}"

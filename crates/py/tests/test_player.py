import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jantaku
import numpy as np
import pytest
from jantaku.player import ACTION_COUNT, Ask, Player, ProtocolError
from websockets.sync.client import connect


def question(decision: int = 17) -> dict[str, Any]:
    """A question as the table asks it."""
    match = jantaku.Match("tenhou", seed=1)
    return {
        "type": "choose",
        "decision": decision,
        "seat": match.seat,
        "actions": match.legal_actions(),
        "numbers": match.legal_ids(),
        "barred": match.why_not(),
        "view": match.view(),
        "observation": match.observe().tolist(),
        "seconds": 5.0,
    }


def answers(player: Player, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    output = io.StringIO()
    player.run([json.dumps(message) + "\n" for message in messages], output)
    return [json.loads(line) for line in output.getvalue().splitlines()]


def test_a_question_has_what_a_match_says() -> None:
    asked: list[Ask] = []

    class Remembers(Player):
        def choose(self, ask: Ask) -> str:
            asked.append(ask)
            return ask.actions[0]

    sent, match = question(), jantaku.Match("tenhou", seed=1)
    assert answers(Remembers(), sent) == [{"decision": 17, "action": sent["actions"][0]}]
    (ask,) = asked
    assert ask.seat == match.seat
    assert (ask.numbers, ask.view, ask.barred, ask.seconds) == (match.legal_ids(), match.view(), match.why_not(), 5.0)
    assert ask.observation.dtype == np.int16 and (ask.observation == match.observe()).all()
    assert ask.mask.dtype == np.bool_ and (ask.mask == match.mask()).all()
    assert ACTION_COUNT == len(jantaku.ACTIONS)


def test_an_action_may_be_a_number_and_explained() -> None:
    class Explains(Player):
        def choose(self, ask: Ask) -> tuple[np.intp, str]:
            return np.flatnonzero(ask.mask)[0], "it is the first"

    first = jantaku.Match("tenhou", seed=1).mask().argmax()
    assert answers(Explains(), question(3)) == [{"decision": 3, "action": int(first), "explanation": "it is the first"}]


def test_only_questions_are_answered_and_all_else_is_heard() -> None:
    heard: list[str] = []

    class Listens(Player):
        def match(self, start: dict[str, Any]) -> None:
            heard.append(f"seat {start['seat']}")

        def event(self, event: dict[str, Any]) -> None:
            heard.append(event["event"]["type"])

        def end(self, result: dict[str, Any]) -> None:
            heard.append(f"{len(result['standings'])} standings")

    start = {"type": "match", "protocol": 1, "seat": 2, "names": [], "rules": {}, "seconds": 5.0}
    event = {"type": "event", "event": {"type": "wall_ran_out"}, "after": {}}
    assert answers(Listens(), start, event, {"type": "end", "standings": []}) == []
    assert heard == ["seat 2", "wall_ran_out", "0 standings"]


@pytest.mark.parametrize("message", [{"type": "match", "protocol": 2}, {"type": "dahai"}])
def test_what_is_not_understood_is_said(message: dict[str, Any]) -> None:
    with pytest.raises(ProtocolError, match="version"):
        answers(Player(), message)


PRINTS = """
import os
from jantaku.player import Player

class Prints(Player):
    def choose(self, ask):
        print("thinking")
        os.write(1, b"as a library in C would\\n")
        return ask.actions[-1]

Prints().run()
"""


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    program, sent = tmp_path / "prints.py", question()
    program.write_text(PRINTS)
    asked = json.dumps(sent) + "\n"
    ran = subprocess.run([sys.executable, program], input=asked, capture_output=True, text=True, check=True)
    assert [json.loads(line) for line in ran.stdout.splitlines()] == [{"decision": 17, "action": sent["actions"][-1]}]
    assert all(said in ran.stderr for said in ("thinking", "as a library in C would"))


@pytest.mark.parametrize("said", [None, ["pass", "a list is no pair"]])
def test_what_is_no_action_is_named(said: Any) -> None:
    class Forgets(Player):
        def choose(self, ask: Ask) -> Any:
            return said

    with pytest.raises(ProtocolError, match="returned .* for decision 17"):
        answers(Forgets(), question())


def test_a_table_that_speaks_mjai_is_recognised() -> None:
    with pytest.raises(ProtocolError, match="put `jantaku:` before the command"):
        answers(Player(), {"type": "start_game", "id": 0})


LISTENS = """
from jantaku.player import Player

class Counts(Player):
    def __init__(self):
        self.asked = 0

    def choose(self, ask):
        self.asked += 1
        print("thinking")
        return ask.actions[-1], f"question {self.asked}"

Counts.serve(0)
"""


def test_a_bot_that_listens_plays_each_match_with_a_player_of_its_own(tmp_path: Path) -> None:
    program, asked = tmp_path / "listens.py", question()
    program.write_text(LISTENS)
    with subprocess.Popen(
        [sys.executable, program], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as bot:
        try:
            assert bot.stderr
            address = bot.stderr.readline().removeprefix("listening on ").strip()
            assert address.startswith("ws://127.0.0.1:")
            with connect(address) as first, connect(address) as second:
                said = []
                for table in (first, second, first):
                    table.send(json.dumps({"type": "event", "event": {"type": "wall_ran_out"}, "after": {}}))
                    table.send(json.dumps(asked))
                    said.append(json.loads(table.recv())["explanation"])
                assert said == ["question 1", "question 1", "question 2"]
        finally:
            bot.kill()

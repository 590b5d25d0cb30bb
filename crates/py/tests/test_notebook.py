import base64
import json
import random
import re
import shutil
import subprocess
import zlib
from collections.abc import Iterator
from html import unescape
from itertools import islice
from pathlib import Path
from typing import Any

import jantaku
import pytest
from jantaku.notebook import Drawing, replay, table, tiles

HOSTILE = """<script>document.title = "run"</script><img src=x onerror="document.title = 'run'">"""
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")


def parts(drawing: Drawing) -> list[str]:
    """The parts of a table: its middle, how it ended, then head, hand and river of each seat."""
    return re.findall(r"data-part>(.*?)</div>", drawing.html, re.DOTALL)


def faces(hand: str) -> list[str]:
    """The classes of the tiles that lie face up."""
    return [tile for tile in re.findall(r'<i class="([^"]*)">', hand) if "back" not in tile]


def frames(drawing: Drawing) -> list[list[str]]:
    """The parts of a replay after each event."""
    packed = re.findall(r'<script type="text/plain">(.*?)</script>', drawing.html)[0]
    unpacked = json.loads(zlib.decompress(base64.b64decode(packed)))
    return [[unpacked["parts"][part] for part in frame] for frame in unpacked["frames"]]


def play(rules: str) -> Iterator[jantaku.Match]:
    """A match of bots that like to call, before each decision and at its end."""
    match = jantaku.Match(rules, seed=5)
    bots = [jantaku.Bot("easy/caller", seed=seat) for seat in range(match.players)]
    yield match
    while match.seat is not None:
        match.play(bots[match.seat].choose(match))
        yield match


def laid(state: dict[str, Any]) -> int:
    """How many tiles of a seat's melds lie face up."""
    sizes = {"chii": 3, "pon": 3, "daiminkan": 4, "kakan": 4, "ankan": 2}
    return sum(sizes[meld["type"]] for meld in state["melds"]) + int(state["kita"])


def test_tiles_are_drawn_in_groups() -> None:
    html = tiles("1m0p", ["5s", "7z"])._repr_html_()
    assert faces(html) == ["m", "p red", "s", "z7"]
    assert re.findall(r'aria-label="(.*?)"', html) == ["1m 0p", "5s 7z"]
    for wrong in ("8z", "<b>", "1"):
        with pytest.raises(jantaku.JantakuError):
            tiles(wrong)


@pytest.mark.parametrize("rules", ["tenhou", "tenhou_sanma"])
def test_a_seat_sees_its_own_hand_and_the_backs_of_others(rules: str) -> None:
    laid_open = 0
    for match in islice(play(rules), 0, 150, 7):
        for seat in range(match.players):
            hands, states = parts(table(match, seat))[3::3], match.view(seat)["seats"]
            states = states[seat:] + states[:seat]
            assert len(faces(hands[0])) == states[0]["concealed"] + laid(states[0])
            assert [len(faces(hand)) for hand in hands[1:]] == [laid(state) for state in states[1:]]
            laid_open += laid(states[0])
        assert match._repr_html_() == table(match, match.seat).html
    assert laid_open


@pytest.mark.parametrize("rules", ["tenhou", "tenhou_sanma"])
def test_a_replay_goes_through_the_tables_of_its_match(rules: str) -> None:
    seen: list[list[list[str]]] = [[] for _ in range(4)]
    for match in play(rules):
        for seat in range(match.players):
            seen[seat].append(parts(table(match, seat)))
    for seat in range(match.players):
        stepped = [frame[1:] for frame in frames(replay(match.record(), seat=seat))]
        assert all(shown in stepped for shown in seen[seat])


def test_a_replay_of_one_seat_has_what_it_saw() -> None:
    *_, match = play("tenhou")
    # Concealed tiles come first, and a drawn one by itself; with the end of a round some are shown.
    row = '<span class="tiles" role="img" aria-label='
    closed = re.compile(rf'{row}"back( back)*">(<i class="back"></i>)+</span>(?!{row}"..">)')
    for _event, _middle, _end, *seats in frames(replay(match.record())):
        assert not any(map(closed.match, seats[1::3]))
    for _event, _middle, end, *seats in frames(replay(match.record(), seat=2)):
        own, *others = map(closed.match, seats[1::3])
        assert own is None and (end or all(others))
    with pytest.raises(jantaku.JantakuError, match="seat 4"):
        replay(match.record(), seat=4)


@pytest.fixture(scope="module")
def hostile() -> jantaku.Match:
    """A match of somebody whose name is a program."""
    match, chance = jantaku.Match("tenhou", seed=1, names=[HOSTILE, "a", "b", "c"]), random.Random(1)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    return match


def test_names_are_text(hostile: jantaku.Match) -> None:
    drawing = replay(hostile.record())
    for text in (table(hostile).html, drawing.html, *("".join(frame) for frame in frames(drawing))):
        assert "&lt;script&gt;" in text
        assert "<script>document" not in text and "<img" not in text


@pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")
def test_a_replay_is_stepped_through(hostile: jantaku.Match, tmp_path: Path) -> None:
    drawing = replay(hostile.record())
    steps = """
        const [back, forward] = document.querySelectorAll("button");
        const [slider, round] = document.querySelectorAll("input, select");
        const seen = [];
        const see = () => seen.push([slider.value, round.value, document.querySelector(".event").textContent, back.disabled, forward.disabled]);
        setTimeout(() => {
            see();
            forward.click();
            see();
            back.click();
            see();
            round.value = 1;
            round.onchange();
            see();
            slider.value = slider.max;
            slider.oninput();
            see();
            document.body.dataset.seen = JSON.stringify(seen);
        }, 1000);
    """
    page = tmp_path / "page.html"
    page.write_text(f'<!doctype html><meta charset="utf-8">{drawing.html}{drawing.html}<script>{steps}</script>')
    command = [str(CHROMIUM), "--no-sandbox", "--virtual-time-budget=3000", "--dump-dom", page.as_uri()]
    dom = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    (seen,) = re.findall(r'data-seen="(.*?)"', dom)
    start, second, again, next_round, last = json.loads(unescape(seen))
    length, rounds = len(frames(drawing)), len(jantaku.replay(hostile.record())["rounds"])
    assert start == again == ["0", "0", "The tiles are dealt", True, False]
    assert second == ["1", "0", f"{HOSTILE[:40]} draws", False, False]
    assert next_round[1:] == ["1", "The tiles are dealt", False, False]
    assert last == [str(length - 1), str(rounds - 1), "The match is over", False, True]
    assert dom.count('data-started=""') == 2
    assert "<title>" not in dom

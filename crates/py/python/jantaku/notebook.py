"""Tiles, tables and whole records as pictures, for notebooks.

    from jantaku.notebook import replay, table, tiles

    tiles("123m456p", "77z")
    table(match, seat=2)
    replay(match.record())

Each returns a ``Drawing``: the last value of a cell is shown, and ``html`` is its text. A ``Match`` is shown as ``table`` draws it. Nothing is loaded from a network.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, Final

from . import JantakuError, Match, Rules, read_tiles
from . import replay as _read_record

_STYLE: Final = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
_SCRIPT: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

_HONOURS: Final = "東南西北白發中"
_WINDS: Final = {"E": ("東", "East"), "S": ("南", "South"), "W": ("西", "West"), "N": ("北", "North")}
_BACK: Final = "back"
_EVENTS: Final = {
    "dealt": "The tiles are dealt",
    "drew_own": "{name} draws",
    "drew_other": "{name} draws",
    "discarded": "{name} discards {tile}",
    "riichi": "{name} declares riichi with {tile}",
    "riichi_paid": "{name} pays for riichi",
    "called": "{name} calls {meld}",
    "kan_declared": "{name} declares a kan",
    "kita": "{name} lays a north aside",
    "dora_revealed": "A dora indicator is turned",
    "wall_ran_out": "The wall has run out",
    "hand_declared": "{name} shows {showing}",
    "round_ended": "The round is over",
    "game_ended": "The game is over",
    "match_ended": "The match is over",
}

_Table = dict[str, Any]
"""What is seen of a table, as ``Match.view`` returns it."""


@dataclass(frozen=True)
class Drawing:
    """A picture that a notebook shows."""

    html: str = field(repr=False)
    """Its text: a fragment of a page that needs no other file."""

    def _repr_html_(self) -> str:
        return self.html


def _drawing(body: str) -> Drawing:
    return Drawing(f'<div class="jantaku"><style>{_STYLE}</style>{body}</div>')


def tiles(*groups: str | Iterable[str]) -> Drawing:
    """Tiles in a row, with a gap between groups: each is a text such as ``"123m0p"`` or a list such as ``ukeire`` returns."""
    read = [read_tiles(group if isinstance(group, str) else "".join(group)) for group in groups]
    return _drawing(f'<div class="hand">{"".join(map(_row, read))}</div>')


def table(match: Match, seat: int | None = None) -> Drawing:
    """The table as a seat sees it, with the hidden tiles of others face down.

    Without ``seat`` it is the one that is asked, and seat 0 once the match is over.
    """
    seat = (match.seat or 0) if seat is None else seat
    view = match.view(seat)
    return _drawing(f'<div class="felt">{_laid_out(_parts(view, {seat: view["own"]}, match.names, seat))}</div>')


def replay(record: str | bytes, rules: Rules | str | None = None, seat: int | None = None) -> Drawing:
    """A record of any format to step through, with all hands open, or as one seat saw it.

    ``rules`` are needed only where the record does not state its own.
    """
    read = _read_record(record, rules)
    streams = {at: steps for at, steps in enumerate(read["seats"]) if steps is not None and seat in (None, at)}
    if not streams:
        raise JantakuError(f"the record does not have what seat {seat} saw")
    frames = list(_frames(streams, read["names"]))
    rounds = read["rounds"]
    options = "".join(f'<option value="{nth}">{_round(start["name"])}</option>' for nth, start in enumerate(rounds))
    event, *parts = frames[0]
    # The controls come first: what follows changes its height.
    return _drawing(
        f'<div class="felt replay"><div class="controls" hidden>'
        f'<button title="Previous event">◀</button><button title="Next event">▶</button>'
        f'<input type="range" aria-label="Event" min="0" max="{len(frames) - 1}" value="0">'
        f'<select aria-label="Round">{options}</select></div>'
        f'<div class="event" data-part>{event}</div>{_laid_out(parts)}'
        f'<script type="text/plain">{_packed(frames, [start["first"] for start in rounds])}</script></div>'
        f"<script>{_SCRIPT}</script>"
    )


def _packed(frames: list[list[str]], rounds: list[int]) -> str:
    """All frames for the script. Most parts of a frame are those of the one before, and compressed they take a tenth."""
    numbers: dict[str, int] = {}
    numbered = [[numbers.setdefault(part, len(numbers)) for part in frame] for frame in frames]
    text = json.dumps({"parts": list(numbers), "frames": numbered, "rounds": rounds}, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode())).decode()


def _frames(streams: dict[int, list[dict[str, Any]]], names: Sequence[str]) -> Iterator[list[str]]:
    """What happened, and then the parts of the table after it, for each event."""
    first = min(streams)
    view: _Table = {}
    for steps in zip(*streams.values(), strict=True):
        _apply(view, steps[0])
        own = {seat: step["after"]["own"] for seat, step in zip(streams, steps, strict=True)}
        yield [_event(steps[0]["event"], names, first), *_parts(view, own, names, first)]


def _apply(view: _Table, step: dict[str, Any]) -> None:
    """Makes of the table before an event the one after it."""
    event, after = step["event"], step["after"]
    if event["type"] == "dealt":
        start = event["round"]
        seats = [{"wind": wind, "river": [], "melds": [], "kita": 0} for wind in start["winds"]]
        view.clear()
        view |= {"round": start, "dora": [start["dora"]], "seats": seats}
    seats = view["seats"]
    match event:
        case {"type": "discarded", "seat": seat, "discard": discard}:
            seats[seat]["river"].append(discard)
        case {"type": "called", "seat": seat, "from": giver, "meld": meld}:
            seats[giver]["river"][-1]["claimed_by"] = seat
            seats[seat]["melds"].append(meld)
        case {"type": "kan_declared", "seat": seat, "meld": meld, "at": at}:
            seats[seat]["melds"][at : at + 1] = [meld]
        case {"type": "kita", "seat": seat}:
            seats[seat]["kita"] += 1
        case {"type": "dora_revealed", "dora": dora}:
            view["dora"].append(dora)
        case {"type": "round_ended", "end": end}:
            view["result"] = end
        case {"type": "game_ended" | "match_ended", "end": end}:
            view["standings"] = end
    view |= {"phase": after["phase"], "live_left": after["live_left"], "sticks": after["sticks"]}
    view["opened"] = after.get("opened", [])
    for at, seat in enumerate(seats):
        seat |= {"score": after["scores"][at], "concealed": after["concealed"][at], "riichi": after["riichi"][at]}


def _event(event: dict[str, Any], names: Sequence[str], own: int) -> str:
    """What happened, as a sentence; an event that names no seat is of the seat that saw it."""
    kind = "riichi" if event.get("riichi") else event["type"]
    meld = event.get("meld", {}).get("type")
    return _EVENTS[kind].format(
        name=_name(names, event.get("seat", own)),
        tile=_tile(event["discard"]["tile"]) if "discard" in event else "",
        meld="kan" if meld == "daiminkan" else meld,
        showing=event.get("showing"),
    )


def _parts(view: _Table, own: dict[int, dict[str, Any]], names: Sequence[str], first: int) -> list[str]:
    """The table in the parts that ``_laid_out`` puts together: its middle, how it ended, and each seat from the first on."""
    known, players = _known(view, own), len(view["seats"])
    parts = [_middle(view), _end(view, names)]
    for seat in ((first + nth) % players for nth in range(players)):
        parts += [_head(view, seat, names), _hand(view["seats"][seat], *known.get(seat, ([], None)))]
        parts.append(_river(view["seats"][seat]["river"]))
    return parts


def _laid_out(parts: Sequence[str]) -> str:
    middle, end, *seats = parts
    sections = zip(seats[::3], seats[1::3], seats[2::3], strict=True)
    return (
        f'<div class="middle" data-part>{middle}</div><div class="end" data-part>{end}</div><div class="seats">'
        + "".join(
            f'<section><div class="head" data-part>{head}</div><div class="hand" data-part>{hand}</div>'
            f'<div class="river" data-part>{river}</div></section>'
            for head, hand, river in sections
        )
        + "</div>"
    )


def _known(view: _Table, own: dict[int, dict[str, Any]]) -> dict[int, tuple[list[str], str | None]]:
    """The concealed tiles that are seen, by seat, with the drawn or winning one apart."""
    outcome = view.get("result", {}).get("outcome", {})
    by_seat = [view["phase"].get("shown"), *(outcome.get(key) for key in ("tenpai", "noten", "shown"))]
    known: dict[int, tuple[list[str], str | None]] = {}
    known |= {hand["seat"]: (hand["concealed"], None) for hand in view.get("opened", [])}
    known |= {seat: (hand["concealed"], None) for shown in by_seat for seat, hand in enumerate(shown or []) if hand}
    known |= {seat: (state["concealed"], state.get("drawn")) for seat, state in own.items()}
    return known | {win["seat"]: (win["hand"]["concealed"], win["tile"]) for win in outcome.get("winners", [])}


def _middle(view: _Table) -> str:
    counts = [(view["sticks"], "riichi stick"), (view["live_left"], "tile")]
    sticks, left = (f"{count} {thing}{'s' * (count != 1)}" for count, thing in counts)
    return (
        f"<b>{_round(view['round'])}</b>{f'<span>{sticks}</span>' if view['sticks'] else ''}<span>{left} left</span>"
        f"<span>dora indicators {_row(dora['indicator'] for dora in view['dora'])}</span>"
    )


def _round(start: dict[str, Any]) -> str:
    honba = f", {start['honba']} honba" if start["honba"] else ""
    return f"{_WINDS[start['wind']][1]} {start['number']}{honba}"


def _head(view: _Table, seat: int, names: Sequence[str]) -> str:
    state = view["seats"][seat]
    turn = ' class="turn"' if view["phase"].get("seat") == seat else ""
    riichi = "" if state["riichi"] == "none" else '<span class="stick" role="img" aria-label="riichi"></span>'
    change = view["result"]["changes"][seat]["delta"] if "result" in view else 0
    paid = f'<span class="{"gain" if change > 0 else "loss"}">{change:+,}</span>' if change else ""
    wind = _WINDS[state["wind"]][0]
    return f"<b{turn}>{wind} {_name(names, seat)}</b><span>{state['score']:,}</span>{paid}{riichi}"


def _hand(state: dict[str, Any], concealed: list[str], drawn: str | None) -> str:
    hidden = state["concealed"] - len(concealed) - (drawn is not None)
    rows = [_row([*concealed, *[_BACK] * hidden]), _row([drawn]) if drawn else ""]
    rows += map(_meld, state["melds"])
    return "".join(rows) + (_row(["4z"] * state["kita"]) if state["kita"] else "")


def _meld(meld: dict[str, Any]) -> str:
    """A meld as its owner sees it: the tile that was called lies on its side, on the side where it came from."""
    if meld["type"] == "ankan":
        # A red five stays visible.
        return _row([_BACK, *sorted(meld["tiles"])[:2], _BACK])
    lying = [_tile(tile) for tile in meld["own"]]
    called = _tile(meld["called"], "sideways")
    if meld["type"] == "kakan":
        called = f'<span class="stack">{_tile(meld["added"], "sideways")}{called}</span>'
    lying.insert({"left": 0, "across": 1, "right": len(lying)}[meld["from"]], called)
    return f'<span class="tiles">{"".join(lying)}</span>'


def _river(river: list[dict[str, Any]]) -> str:
    rows = [river[:6], river[6:12], river[12:]]
    return "".join(f'<span class="tiles">{"".join(map(_discard, row))}</span>' for row in rows if row)


def _discard(discard: dict[str, Any]) -> str:
    marks = [mark for mark in ("tsumogiri", "sideways") if discard[mark]]
    return _tile(discard["tile"], *marks, *["claimed"] * (discard["claimed_by"] is not None))


def _end(view: _Table, names: Sequence[str]) -> str:
    """How the round and the match ended, if they have."""
    lines = []
    if result := view.get("result"):
        lines = [_win(win, names) for win in result["outcome"].get("winners", [])]
        if result["ura"]:
            lines.append(f"ura dora indicators {_row(dora['indicator'] for dora in result['ura'])}")
        if result["outcome"]["type"] == "exhaustive":
            lines.append("Exhaustive draw")
        elif result["outcome"]["type"] == "abortive":
            kind = "Chombo" if result["outcome"]["reason"] == "chombo" else "Abortive draw"
            lines.append(f"{kind}: {escape(result['outcome']['name'])}")
    for standing in view.get("standings", {}).get("standings", []):
        name, points = _name(names, standing["seat"]), standing["points"]
        lines.append(f"{standing['place']}. {name}: {points:,} points, result {standing['total']:+,}")
    return "<br>".join(lines)


def _win(win: dict[str, Any], names: Sequence[str]) -> str:
    how = "tsumo" if win["from"] is None else f"ron off {_name(names, win['from'])}"
    yaku = [
        f"{escape(line.get('name', line['english']))} {line['value'].get('han', '')}".strip() for line in win["yaku"]
    ]
    yaku += [f"{name.capitalize()} {count}" for name, count in win["dora"].items() if count]
    worth = (
        escape(limit.get("name", limit["english"])) if (limit := win["limit"]) else f"{win['han']} han {win['fu']} fu"
    )
    return f"<b>{_name(names, win['seat'])} wins by {how}</b>: {', '.join(yaku)}; {worth}, {win['points']:,} points"


def _name(names: Sequence[str], seat: int) -> str:
    """A player's name, which may be any text."""
    return escape(names[seat])


def _row(shown: Iterable[str]) -> str:
    shown = list(shown)
    return f'<span class="tiles" role="img" aria-label="{" ".join(shown)}">{"".join(map(_tile, shown))}</span>'


def _tile(tile: str, *marks: str) -> str:
    """A tile in mpsz notation, or the back of one."""
    if tile == _BACK:
        return '<i class="back"></i>'
    rank, suit = tile[0], tile[1]
    kind = [tile[::-1] if suit == "z" else suit, *["red"] * (rank == "0"), *marks]
    face = _HONOURS[int(rank) - 1] if suit == "z" else "5" if rank == "0" else rank
    return f'<i class="{" ".join(kind)}">{face}</i>'

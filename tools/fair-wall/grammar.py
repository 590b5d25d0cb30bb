"""The lines of a record as far as its walls need them: docs/fair-wall.md, "What is read"."""

import json
import math
import re
from typing import Any

Json = dict[str, Any]


class Refused(ValueError):
    """No record, or one whose lines do not follow from one another."""


LONGEST_LINE, LONGEST_RECORD, DEEPEST = 1 << 20, 16 << 20, 127
OF_ROUND = """drew discarded called kan_declared kita dora_revealed round_ended riichi_paid wall_ran_out tenpai_declared
    noten_shown away back spent""".split()
BETWEEN = "wall shared_wall seed shared_seed tiles dealt game_ended match_ended".split()
TIMINGS = "before_draw with_next_discard after_discard_passes after_discard_or_with_win".split()


def number(text: str) -> float | int:
    """A number of JSON: what no binary64 can hold is refused."""
    value = float(text)
    if math.isinf(value):
        raise Refused("a number out of range")
    return value if text == "-0" or not text.lstrip("-").isdigit() else int(text)


def constant(text: str) -> None:
    """`NaN` and `Infinity`, which are no JSON."""
    raise Refused(f"{text} is no JSON")


def unique(pairs: list[tuple[str, Any]]) -> Json:
    """An object, which has no key twice."""
    if len(dict(pairs)) != len(pairs):
        raise Refused("a key is there twice")
    return dict(pairs)


def depth(value: Any) -> int:
    """How deep arrays and objects are nested."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max(map(depth, inner), default=0)


def parsed(line: bytes) -> Json:
    """The object of a line."""
    if len(line) > LONGEST_LINE:
        raise Refused("the line is longer than 1 MiB")
    value = json.loads(
        line.decode(), parse_int=number, parse_float=number, parse_constant=constant, object_pairs_hook=unique
    )
    if b"\\u" in line:
        json.dumps(value, ensure_ascii=False).encode()  # no half of a surrogate pair
    may_be_deep = line.count(b"[") + line.count(b"{") > DEEPEST
    if not isinstance(value, dict) or may_be_deep and depth(value) > DEEPEST:
        raise Refused("a line is an object, nested 127 deep at most")
    return value


def lines_of(record: bytes) -> list[bytes]:
    """The lines of a record, which end with a line feed; the last one may have none."""
    if len(record) > LONGEST_RECORD:
        raise Refused("the record is longer than 16 MiB")
    lines = record.split(b"\n")
    return lines if lines[-1] else lines[:-1]


def tiles_of(text: Any) -> list[str]:
    """The tiles of a text such as `13m0p`, in which tiles of one suit that follow one another share its letter."""
    groups = re.findall(r"([0-9]+)([mps])|([1-7]+)(z)", text if type(text) is str else "-")
    runs = [(digits + honours, suit + z) for digits, suit, honours, z in groups]
    again = "".join(digits + suit for digits, suit in runs)
    if again != text or any(one[1] == other[1] for one, other in zip(runs, runs[1:], strict=False)):
        raise Refused(f"{text!r} is not how tiles are written")
    return [digit + suit for digits, suit in runs for digit in digits]


def tile_of(text: Any) -> str:
    """One tile."""
    tiles = tiles_of(text)
    return tiles[0] if len(tiles) == 1 else refuse("one tile was expected")


def refuse(why: str) -> Any:
    """Refuses a record."""
    raise Refused(why)


def is_a(kind: type, value: Any) -> Any:
    """The value, if it is of exactly this type."""
    return value if type(value) is kind else refuse(f"{value!r} is no {kind.__name__}")


def whole(value: Any, low: int, high: int) -> int:
    """A whole number within bounds."""
    return value if type(value) is int and low <= value <= high else refuse(f"{value!r} is out of bounds")


def one_of(value: Any, words: list[str]) -> str:
    """One of some words."""
    return value if type(value) is str and value in words else refuse(f"{value!r} is none of {words}")


def hexed(value: Any, digits: int = 64) -> str:
    """So many hexadecimal digits in lower case."""
    return value if re.fullmatch(f"[0-9a-f]{{{digits}}}", is_a(str, value)) else refuse("no hexadecimal digits")


def dice_of(value: Any) -> list[int] | None:
    """Two dice, if there are any."""
    dice = None if value is None else [whole(die, 1, 6) for die in is_a(list, value)]
    return dice if dice is None or len(dice) == 2 else refuse("there are two dice")


def drawn_of(value: Any) -> Json | None:
    """What decided the seats, if that is said."""
    if value is None:
        return None
    if list(is_a(dict, value)) == ["dice"]:
        throws = [dice_of(is_a(list, throw)) for throw in is_a(list, value["dice"])]
        return {"dice": throws} if len(throws) == 2 else refuse("there are two throws")
    return {"winds": tiles_of(value["winds"])} if list(value) == ["winds"] else refuse("neither dice nor winds")


class Rules:
    """What a wall needs of the first line."""

    def __init__(self, line: Json) -> None:
        if one_of(line["type"], ["match"]) and whole(line["version"], 0, 2**32 - 1) != 1:
            raise Refused("another version of records")
        rules = is_a(dict, line["rules"])
        self.players = whole(rules["players"], 3, 4)
        supplements = whole(rules.get("supplement_tiles", 4), 0, 255)
        stack = rules.get("dora_indicator_stack")
        stack = (5 if supplements == 8 else 3) if stack is None else whole(stack, 0, 255)
        if (supplements, stack) not in ((4, 2), (4, 3), (8, 5)):
            raise Refused("no wall is built by these rules")
        self.supplements, self.before = supplements, 2 * (stack - 1)
        reds, suits = is_a(dict, rules["red_fives"]), ["m", "p", "s"]
        if set(reds) != set(suits):
            raise Refused("the red fives are not those of three suits")
        self.tiles = self.sorted_tiles(
            one_of(rules.get("tile_set", "full136"), ["full136", "no2m_to8m"]) == "no2m_to8m",
            {suit: whole(reds[suit], 0, 4) for suit in suits},
        )
        self.kan_dora, self.ura_dora, self.kan_ura_dora = (
            is_a(bool, rules[name]) for name in ("kan_dora", "ura_dora", "kan_ura_dora")
        )
        self.on_robbed, self.kita_new = (
            is_a(bool, rules.get(name, False)) for name in ("kan_dora_on_robbed_kan", "kita_new_dora")
        )
        self.timings = {kan: one_of(rules["kan_dora_" + kan], TIMINGS) for kan in ("ankan", "daiminkan", "kakan")}
        match_id = line.get("match_id")
        self.match_id = None if match_id is None else hexed(match_id, 16)
        self.seats_by = one_of(rules.get("seats_by", "program"), ["program", "dice", "winds"])
        table = line.get("table")
        self.seats_drawn = None if table is None else drawn_of(is_a(dict, table).get("seats_drawn"))
        seats = [is_a(dict, seat) for seat in is_a(list, line["seats"])]
        self.names = [is_a(str, seat["name"]) for seat in seats]
        self.kinds = [one_of(seat["kind"], ["human", "bot"]) for seat in seats]
        if len(seats) != self.players:
            raise Refused("another number of seats than of players")

    @staticmethod
    def sorted_tiles(short: bool, reds: dict[str, int]) -> tuple[str, ...]:
        """The tiles in play, sorted: each suit's red fives before its other fives."""
        tiles: list[str] = []
        for suit, highest in ("m", 9), ("p", 9), ("s", 9), ("z", 7):
            for face in range(1, highest + 1):
                red = reds.get(suit, 0) if face == 5 else 0
                if not (short and suit == "m" and 1 < face < 9):
                    tiles += ["0" + suit] * red + [f"{face}{suit}"] * (4 - red)
        return tuple(tiles)

    def seat(self, value: Any) -> int:
        """A seat of the table."""
        return whole(value, 0, self.players - 1)

    def points(self, value: Any) -> list[int]:
        """The points of each seat."""
        points = [whole(one, -(2**31), 2**31 - 1) for one in is_a(list, value)]
        return points if len(points) == self.players else refuse("another number of points than of players")

    def seals(self, version: int, value: Any) -> list[str | None] | None:
        """The seals of the seats' shares, from version 2 on."""
        if version not in (1, 2) or (version == 1) != (value is None):
            raise Refused("another version of the protocol, or no seals where there should be some")
        return None if value is None else self.shares(value)

    def shares(self, value: Any) -> list[str | None]:
        """The shares of the seats, or their seals."""
        shares = [None if share is None else hexed(share) for share in is_a(list, value)]
        if len(shares) != self.players or self.match_id is None:
            raise Refused("another number of shares than of seats, or no id of the match")
        if any(share is not None and kind == "bot" for share, kind in zip(shares, self.kinds, strict=True)):
            raise Refused("a share of a bot")
        return shares

    def stated(self, line: Json) -> list[str]:
        """The tiles of a stated wall."""
        tiles, _ = tiles_of(line["tiles"]), (dice_of(line.get("dice")), is_a(bool, line.get("rigged", False)))
        return tiles if sorted(tiles) == sorted(self.tiles) else refuse("not the tiles in play")


def form(rules: Rules, line: Json) -> Json:
    """What a wall needs of a line after the first, checked."""
    what, read = one_of(line["type"], OF_ROUND + BETWEEN), {"type": line["type"]}
    if what in ("wall", "shared_wall"):
        read["version"] = whole(line["version"], 0, 2**32 - 1) if what == "shared_wall" else None
        stated = line.get("commitment") if what == "wall" else line["commitment"]
        read["commitment"] = None if stated is None and what == "wall" else hexed(stated)
        if what == "shared_wall":
            read["seals"] = rules.seals(read["version"], line.get("seals"))
    elif what == "seed":
        read["seed"] = hexed(line["seed"])
    elif what == "shared_seed":
        read |= {"secret": hexed(line["secret"]), "shares": line["shares"]}
        rules.shares(line["shares"])
    elif what == "tiles":
        read |= {"tiles": rules.stated(line), "dice": dice_of(line.get("dice"))}
    elif what == "dealt":
        read |= {"dealer": rules.seat(line["dealer"]), "scores": rules.points(line["scores"])}
        read |= {"indicator": tile_of(line["indicator"]), "dice": dice_of(line.get("dice"))}
        read["hands"] = [tiles_of(hand) for hand in is_a(list, line["hands"])]
    elif what in ("drew", "discarded", "called", "kan_declared", "kita"):
        read["seat"] = rules.seat(line["seat"])
        if what in ("drew", "discarded"):
            read["tile"] = tile_of(line["tile"])
        if what == "drew":
            read["from"] = one_of(line["from"], ["live", "supplement"])
        elif what == "discarded":
            read["riichi"] = is_a(bool, line["riichi"])
        elif what != "kita":
            kinds = ["chii", "pon", "daiminkan"] if what == "called" else ["ankan", "kakan"]
            read["kind"] = one_of(is_a(dict, line["meld"])["kind"], kinds)
    elif what == "dora_revealed":
        read["indicator"] = tile_of(line["indicator"])
    elif what == "round_ended":
        outcome = is_a(dict, line["outcome"])
        read |= {"kind": one_of(outcome["kind"], ["won", "exhaustive", "abortive"]), "wins": [], "ura": []}
        if read["kind"] == "won":
            read["wins"] = [win_of(rules, is_a(dict, win)) for win in is_a(list, outcome["wins"])]
            read["ura"] = [tile_of(tile) for tile in is_a(list, outcome["ura_indicators"])]
        read["scores"] = rules.points(line["scores"])
    elif what == "match_ended":
        read |= {"scores": rules.points(line["scores"]), "left": whole(line["leftover_sticks"], 0, 2**32 - 1)}
    return read


def win_of(rules: Rules, win: Json) -> tuple[int, int | None, str]:
    """Who wins, from whom, and on which tile."""
    origin = win.get("from")
    return rules.seat(win["seat"]), None if origin is None else rules.seat(origin), tile_of(win["tile"])

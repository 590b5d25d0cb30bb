"""Checks the walls of Jantaku's records by docs/fair-wall.md alone: python3 verify.py RECORD..."""

import hashlib
import struct
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from grammar import OF_ROUND, TIMINGS, Json, Refused, Rules, form, lines_of, parsed, refuse


COLUMNS = [(n, n + 4, n + 8, n + 12) for n in range(4)]
DIAGONALS = [(n, 4 + (n + 1) % 4, 8 + (n + 2) % 4, 12 + (n + 3) % 4) for n in range(4)]


def keystream(key: bytes) -> Iterator[int]:
    """The 32-bit words of ChaCha20 under this key: blocks from 0 on, a nonce of zeros."""

    def step(a: int, b: int, d: int, turn: int) -> None:
        x[a] = (x[a] + x[b]) & 0xFFFFFFFF
        mixed = x[d] ^ x[a]
        x[d] = (mixed << turn | mixed >> 32 - turn) & 0xFFFFFFFF

    block = 0
    while True:
        start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", block, 0))
        x = list(start)
        for _ in range(10):
            for a, b, c, d in COLUMNS + DIAGONALS:
                step(a, b, d, 16)
                step(c, d, b, 12)
                step(a, b, d, 8)
                step(c, d, b, 7)
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(x, start, strict=True))
        block += 1


def below(words: Iterator[int], bound: int) -> int:
    """The first word that favours no number, as a number below `bound`."""
    fair = 0xFFFFFFFF - 0xFFFFFFFF % bound
    return next(word for word in words if word < fair) % bound


@lru_cache
def wall_of(seed: bytes, sorted_tiles: tuple[str, ...]) -> tuple[list[str], list[int]]:
    """The wall and the dice of a seed."""
    words, tiles = keystream(seed), list(sorted_tiles)
    for last in range(len(tiles) - 1, 0, -1):
        other = below(words, last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return tiles, [below(words, 6) + 1, below(words, 6) + 1]


def seats_drawn(rules: Rules, secret: bytes) -> Json | None:
    """What decides the seats of a match whose first wall has this secret, or this seed."""
    words = keystream(hashlib.sha256(b"jantaku seats v1\n" + secret).digest())
    if rules.seats_by == "dice":
        return {"dice": [[below(words, 6) + 1, below(words, 6) + 1] for _ in range(2)]}
    tiles = [f"{wind}z" for wind in range(1, rules.players + 1)] + ["5z"]
    for last in range(rules.players, 0, -1):
        other = below(words, last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return {"winds": tiles} if rules.seats_by == "winds" else None


def shared(label: str, match_id: str, number: int, *parts: bytes) -> bytes:
    """A hash of what belongs to a shared wall."""
    text = f"jantaku shared wall {label}\n".encode()
    return hashlib.sha256(text + bytes.fromhex(match_id) + number.to_bytes(4, "big") + b"".join(parts)).digest()


def part(text: str | None) -> bytes:
    """A share or a seal, or that there is none."""
    return b"\0" if text is None else b"\1" + bytes.fromhex(text)


def shared_seed(rules: Rules, number: int, sealed: Json, revealed: Json) -> tuple[bytes, str]:
    """The seed of a shared wall, and a note on who had a part in it; `ValueError` if something does not fit."""
    version, match_id, secret = sealed["version"], rules.match_id or "", bytes.fromhex(revealed["secret"])
    found = shared(f"commitment v{version}", match_id, number, secret)
    expect(found.hex() == sealed["commitment"], "the commitment is of something else")
    shares: list[str | None] = revealed["shares"]
    seals: list[str | None] = sealed["seals"] or [None] * len(shares)
    parts, missing, unopened = [], [], []
    for seat, (share, seal) in enumerate(zip(shares, seals, strict=True)):
        parts += [part(share)] if version == 1 else [part(seal), part(share)]
        if share is None and rules.kinds[seat] == "human":
            (missing if seal is None else unopened).append(f"{rules.names[seat]} (seat {seat})")
        elif share is not None and version > 1:
            fitting = shared("seal v2", match_id, number, bytes([seat]), bytes.fromhex(share))
            expect(fitting.hex() == seal, f"the share of seat {seat} does not fit its seal")
    note = "without a share of " + ", ".join(missing) if missing else "with a share of everybody"
    if unopened:
        note = ("without a share of " + ", ".join(missing) + "; " if missing else "") + "sealed and not opened by "
        note += ", ".join(unopened)
    return shared(f"seed v{version}", match_id, number, secret, *parts), note


class Round:
    """A round seen from its wall: whose turn it is to draw, from where, and which indicators are turned."""

    def __init__(self, rules: Rules, tiles: list[str], dice: list[int] | None, dealt: Json) -> None:
        size, players, dealer = len(tiles), rules.players, dealt["dealer"]
        dead = size - rules.supplements - 10
        live = [*range(dead), *(at for stack in range(size - 2, dead, -2) for at in (stack, stack + 1))][: size - 14]
        early = min(rules.before, rules.supplements)
        extra = [dead + nth if nth < early else dead + 10 + nth for nth in range(rules.supplements)]
        first = dead + rules.before
        self.rules, self.tiles, self.first = rules, tiles, first
        self.places = {"live": live[13 * players :], "supplement": extra, "dora": [first + 2 * n for n in range(5)]}
        self.taken = {"live": 0, "supplement": 0, "dora": 0}
        self.turns: list[str] = []
        self.riichi: set[int] = set()
        self.next: tuple[str, int, str] = ("first", dealer, "")
        for seat, hand in enumerate(dealt["hands"]):
            at = (seat - dealer) % players
            places = [n // 4 * 4 * players + 4 * at + n % 4 for n in range(12)] + [12 * players + at]
            expect(hand == [tiles[place] for place in places], "the hands are not the wall's")
        expect(len(dealt["hands"]) == players, "another number of hands than of players")
        expect(dealt["dice"] in (None, dice), "the dice are not the wall's")
        self.take(dealt["indicator"], "dora")

    def take(self, tile: str, source: str) -> None:
        """The next tile of a source."""
        taken = self.taken[source]
        expect(source != "dora" or taken <= len(self.turns), "more dora indicators than the kans turn")
        expect(source != "live" or not self.is_exhausted(), "the live wall has run out")
        expect(taken < len(self.places[source]), "the wall has no further tile for this")
        expect(self.tiles[self.places[source][taken]] == tile, f"{tile} is not the wall's")
        self.taken[source] += 1

    def is_exhausted(self) -> bool:
        """Whether the live wall, which loses a tile with each supplement tile, has run out."""
        return self.taken["live"] + self.taken["supplement"] >= len(self.places["live"])

    def turned(self, *timings: str) -> None:
        """Expects that the kans of these timings have turned their indicators."""
        wanted = 1 + sum(timing in timings for timing in self.turns)
        expect(self.taken["dora"] >= wanted, "fewer dora indicators than the kans turn")

    def turns_one(self, timing: str) -> None:
        """A kan or north turns an indicator, sooner or later."""
        if self.rules.kan_dora and len(self.turns) < 4:
            self.turns.append(timing)

    def event(self, line: Json) -> None:
        """Takes an event after the deal; `ValueError` if it does not follow from the wall."""
        what, (state, who, _), seat = line["type"], self.next, line.get("seat", -1)
        if what == "drew":
            turn = {"first": who, "discarded": (who + 1) % self.rules.players}
            is_live = line["from"] == "live"
            if not is_live:
                turn = {"declared": who, "open_kan": who}
            expect(turn.get(state) == seat, "a draw out of turn")
            self.turned(*(TIMINGS if is_live else TIMINGS[:1]))
            self.take(line["tile"], line["from"])
            self.next = ("drew", seat, line["tile"])
        elif what == "discarded":
            expect(state in ("drew", "called") and who == seat, "a discard out of turn")
            self.riichi |= {seat} if line["riichi"] else set()
            self.next = ("discarded", seat, line["tile"])
        elif what == "called":
            expect(state == "discarded" and who != seat, "a call of no discard")
            self.turned(*TIMINGS)
            if line["kind"] == "daiminkan":
                self.turns_one(self.rules.timings["daiminkan"])
            self.next = ("open_kan" if line["kind"] == "daiminkan" else "called", seat, "")
        elif what in ("kan_declared", "kita"):
            expect(state in ("drew", "called") and who == seat, "a declaration out of turn")
            if what == "kan_declared":
                self.turns_one(self.rules.timings[line["kind"]])
            elif self.rules.kita_new:
                self.turns_one(TIMINGS[0])
            self.next = ("declared", seat, "")
        elif what == "dora_revealed":
            self.take(line["indicator"], "dora")
        elif what == "round_ended":
            self.end(line)

    def end(self, line: Json) -> None:
        """Takes the end of the round."""
        (state, who, _), wins = self.next, line["wins"]
        if line["kind"] == "exhaustive":
            expect(self.is_exhausted(), "the live wall has tiles left")
            self.turned(*TIMINGS)
        for seat, origin, won in wins:
            if state == "declared":
                expect(origin == who, "nobody offers this tile")
                self.turned(*(TIMINGS if self.rules.on_robbed else []))
            else:
                offered = ("drew", seat, won) if origin is None else ("discarded", origin, won)
                expect(self.next == offered, "nobody offers this tile")
                self.turned(TIMINGS[0], TIMINGS[3], *([] if origin is None else [TIMINGS[1]]))
        if line["kind"] == "won":
            in_riichi = any(seat in self.riichi for seat, _, _ in wins)
            end = self.taken["dora"] if self.rules.kan_ura_dora else 1
            turned = range(0 if self.rules.ura_dora else 1, end) if in_riichi else ()
            wanted = [self.tiles[self.first + 2 * nth + 1] for nth in turned]
            expect(line["ura"] == wanted, "the ura indicators are not the wall's")


def expect(holds: bool, fault: str) -> None:
    """Raises unless something holds."""
    if not holds:
        raise ValueError(fault)


def check(rules: Rules, nth: int, sealed: Json, events: list[Json], revealed: Json) -> str:
    """What can be said of the wall of a round; `ValueError` if it is not what it should be."""
    if revealed["type"] == "tiles":
        tiles, dice, note = revealed["tiles"], revealed["dice"], "nothing was committed to"
    else:
        if revealed["type"] == "seed":
            seed, note = bytes.fromhex(revealed["seed"]), "its seed was chosen by the server alone"
            found = hashlib.sha256(b"jantaku wall commitment v1\n" + seed).hexdigest()
            expect(found == sealed["commitment"], "the commitment is of something else")
        else:
            seed, note = shared_seed(rules, nth, sealed, revealed)
        tiles, dice = wall_of(seed, rules.tiles)
    if nth == 1:
        secret = revealed.get("secret") or revealed.get("seed")
        drawn = None if secret is None else seats_drawn(rules, bytes.fromhex(secret))
        if rules.seats_drawn is None:
            stated = drawn is None or revealed["type"] != "shared_seed"
            expect(stated, "the walls are shared, and the record lacks what decided the seats")
        else:
            expect(drawn == rules.seats_drawn, "what decided the seats does not follow from the wall")
    played = Round(rules, tiles, dice, events[0])
    for event in events[1:]:
        played.event(event)
    return note


class Reading:
    """A record as far as it has been read: each line must be one that may come next."""

    def __init__(self, first: Json) -> None:
        self.rules = Rules(first)
        self.verdicts: list[tuple[bool, str]] = []
        self.sealed: Json | None = None
        self.events: list[Json] = []
        self.points: list[int] | None = None
        self.kind, self.version, self.game_ended, self.over = "", 0, True, False

    def add(self, line: Json) -> None:
        """Takes a line."""
        what = line["type"]
        if self.over:
            raise Refused("a line after the end")
        if self.sealed is None:
            self.between(line)
        elif not self.events:
            if what != "dealt" or self.points not in (None, line["scores"]):
                raise Refused("no deal, or not with the points of the round before")
            self.points, self.events = None, [line]
        elif what in REVEALS and what == REVEALED[self.sealed["type"], self.sealed["commitment"] is None]:
            self.reveal(line, self.sealed)
        elif what in OF_ROUND and self.events[-1]["type"] != "round_ended":
            self.points = line["scores"] if what == "round_ended" else None
            self.events.append(line)
        else:
            raise Refused(f"a line of type `{what}` in a round")

    def between(self, line: Json) -> None:
        """Takes a line between two rounds."""
        what = line["type"]
        if what in ("wall", "shared_wall"):
            if self.kind not in ("", what):
                raise Refused("the walls of a match are shared in every round or in none")
            if self.version > (line["version"] or 0):
                raise Refused("an earlier version of the protocol than in the round before")
            self.kind, self.version, self.sealed = what, line["version"] or 0, line
        elif what == "game_ended" and not self.game_ended:
            self.points, self.game_ended = None, True
        elif what == "match_ended" and self.verdicts:
            by_seat = zip(line["scores"], self.points or line["scores"], strict=True)
            fits = all(end == last or end > last and line["left"] for end, last in by_seat)
            self.over = fits or refuse("the points are not those at the end of the last round")
        else:
            raise Refused(f"a line of type `{what}` where no round is played")

    def reveal(self, line: Json, sealed: Json) -> None:
        """Takes what reveals the wall of a round."""
        is_over = self.events[-1]["type"] == "round_ended"
        try:
            self.verdicts.append((True, check(self.rules, len(self.verdicts) + 1, sealed, self.events, line)))
        except ValueError as fault:
            self.verdicts.append((False, str(fault)))
        self.sealed, self.events, self.game_ended, self.over = None, [], False, not is_over


REVEALS = ("seed", "shared_seed", "tiles")
REVEALED = {("wall", False): "seed", ("wall", True): "tiles", ("shared_wall", False): "shared_seed"}


def verdicts(record: bytes) -> list[tuple[bool, str]]:
    """Whether each round's wall holds, and a note on it; `Refused` if this is no record."""
    at = 0
    try:
        lines = lines_of(record)
        if not lines:
            raise Refused("the record is empty")
        reading = Reading(parsed(lines[0]))
        for at, line in enumerate(lines[1:], 1):
            reading.add(form(reading.rules, parsed(line)))
        if reading.sealed is not None:
            if not reading.events:
                raise Refused("the record ends before a deal")
            reading.verdicts.append((False, "its wall is not revealed"))
        return reading.verdicts or refuse("the record has no round")
    except KeyError as fault:
        raise Refused(f"line {at + 1}: {fault} is missing") from fault
    except (RecursionError, ValueError) as fault:
        raise Refused(f"line {at + 1}: {fault}") from fault


def main(paths: list[str]) -> int:
    """Prints a line for each round; 0 if all walls hold, 1 if one does not, 2 if a file is no record."""
    code = 0
    for path in paths:
        try:
            rounds = verdicts(Path(path).read_bytes())
        except (OSError, Refused) as fault:
            print(f"{path}: REFUSED: {fault}")
            code = 2
            continue
        for nth, (holds, note) in enumerate(rounds, 1):
            print(f"{path}: round {nth} {'holds' if holds else 'DOES NOT HOLD'}: {note}")
            code = code or (0 if holds else 1)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

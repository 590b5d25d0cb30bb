"""Checks the walls of Jantaku's records by docs/fair-wall.md alone: python3 verify.py RECORD..."""

import hashlib
import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Json = dict[str, Any]
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


def all_tiles(rules: Json) -> list[str]:
    """The tiles in play, sorted: each suit's red fives before its other fives."""
    short = rules.get("tile_set", "full136") == "no2m_to8m"
    tiles = []
    for suit, highest in ("m", 9), ("p", 9), ("s", 9), ("z", 7):
        for number in range(1, highest + 1):
            red = min(4, rules["red_fives"][suit]) if number == 5 and suit != "z" else 0
            if not (short and suit == "m" and 1 < number < 9):
                tiles += ["0" + suit] * red + [f"{number}{suit}"] * (4 - red)
    return tiles


def wall_of(seed: bytes, rules: Json) -> tuple[list[str], list[int]]:
    """The wall and the dice of a seed."""
    words, tiles = keystream(seed), all_tiles(rules)
    for last in range(len(tiles) - 1, 0, -1):
        other = below(words, last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    return tiles, [below(words, 6) + 1, below(words, 6) + 1]


def shared(label: str, match_id: str, number: int, secret: str) -> bytes:
    """What both hashes of a shared wall begin with."""
    text = f"jantaku shared wall {label} v1\n".encode()
    return text + bytes.fromhex(match_id) + number.to_bytes(4, "big") + bytes.fromhex(secret)


def shared_seed(match_id: str, number: int, secret: str, shares: list[str | None]) -> bytes:
    """The seed of a shared wall."""
    parts = (b"\0" if share is None else b"\1" + bytes.fromhex(share) for share in shares)
    return hashlib.sha256(shared("seed", match_id, number, secret) + b"".join(parts)).digest()


def tiles_of(text: str) -> list[str]:
    """The tiles of a text such as `13m0p`."""
    tiles: list[str] = []
    digits = ""
    for char in text:
        if char in "mpsz":
            tiles, digits = tiles + [digit + char for digit in digits], ""
        else:
            digits += char
    return tiles


def seed_of(header: Json, number: int, sealed: Json, revealed: Json) -> tuple[bytes, str]:
    """The seed of a round and a note on its shares; `ValueError` if it is not what was committed to."""
    if sealed["type"] == "wall" and revealed["type"] == "seed":
        seed = bytes.fromhex(revealed["seed"])
        found, note = (
            hashlib.sha256(b"jantaku wall commitment v1\n" + seed).hexdigest(),
            "its seed was chosen by the server alone",
        )
    elif sealed["type"] == "shared_wall" and revealed["type"] == "shared_seed":
        if sealed["version"] != 1:
            raise ValueError("another version of the protocol")
        secret, shares, seats = revealed["secret"], revealed["shares"], header["seats"]
        if len(shares) != header["rules"]["players"] or any(
            share is not None and seat["kind"] == "bot" for share, seat in zip(shares, seats, strict=True)
        ):
            raise ValueError("shares of somebody who is no player")
        found = hashlib.sha256(shared("commitment", header["match_id"], number, secret)).hexdigest()
        seed = shared_seed(header["match_id"], number, secret, shares)
        missing = [
            seat["name"] for share, seat in zip(shares, seats, strict=True) if share is None and seat["kind"] == "human"
        ]
        note = "without a share of " + ", ".join(missing) if missing else "with a share of everybody"
    else:
        raise ValueError("what was revealed is not what was committed to")
    if found != sealed["commitment"]:
        raise ValueError("the commitment is of something else")
    return seed, note


def check(header: Json, number: int, sealed: Json, events: list[Json], revealed: Json) -> str:
    """What can be said of the wall of a round; `ValueError` if it is not what it should be."""
    rules, players = header["rules"], header["rules"]["players"]
    if revealed["type"] == "tiles" and sealed == {"type": "wall"}:
        tiles, dice, note = tiles_of(revealed["tiles"]), revealed.get("dice"), "nothing was committed to"
    else:
        seed, note = seed_of(header, number, sealed, revealed)
        tiles, dice = wall_of(seed, rules)
    size, supplements, before = (
        len(tiles),
        rules.get("supplement_tiles", 4),
        2 * (rules.get("dora_indicator_stack", 3) - 1),
    )
    dead = size - supplements - 10
    live = [*range(dead), *(at for stack in range(size - 2, dead, -2) for at in (stack, stack + 1))][: size - 14]
    extra = [dead + nth if nth < min(before, supplements) else dead + 10 + nth for nth in range(supplements)]
    draws = {"live": iter(live[13 * players :]), "supplement": iter(extra)}
    indicators = iter(dead + before + 2 * nth for nth in range(5))
    for event in events:
        if event["type"] == "dealt":
            turn = [(seat - event["dealer"]) % players for seat in range(players)]
            places = [[n // 4 * 4 * players + 4 * at + n % 4 for n in range(12)] + [12 * players + at] for at in turn]
            said = [tiles_of(hand) for hand in event["hands"]] + [[event["indicator"]], event.get("dice")]
            wanted = [[tiles[at] for at in hand] for hand in places] + [
                [tiles[next(indicators)]],
                event.get("dice") and dice,
            ]
        elif event["type"] in ("drew", "dora_revealed"):
            source = draws[event["from"]] if event["type"] == "drew" else indicators
            said, wanted = [event["tile" if "tile" in event else "indicator"]], [tiles[next(source)]]
        else:
            continue
        if said != wanted:
            raise ValueError(f"{event['type']}: the record says {said}, the wall {wanted}")
    return note


def verdicts(lines: list[Json]) -> Iterator[tuple[bool, str]]:
    """Whether each round's wall holds, and a note on it."""
    header, number, sealed = lines[0], 0, None
    events: list[Json] = []
    for line in lines[1:]:
        if sealed is None and line["type"] in ("wall", "shared_wall"):
            number, sealed, events = number + 1, line, []
        elif sealed is not None and line["type"] in ("seed", "shared_seed", "tiles"):
            try:
                yield True, check(header, number, sealed, events, line)
            except (KeyError, StopIteration, ValueError) as fault:
                yield False, str(fault)
            sealed = None
        elif sealed is not None:
            events.append(line)
        elif line["type"] not in ("game_ended", "match_ended"):
            raise ValueError(f"a line of type `{line['type']}` where no round is played")
    if sealed is not None:
        yield False, "its wall is not revealed"


def main(paths: list[str]) -> int:
    """Prints a line for each round; 0 if all walls hold."""
    all_hold = True
    for path in paths:
        lines = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]
        for number, (holds, note) in enumerate(verdicts(lines), 1):
            print(f"{path}: round {number} {'holds' if holds else 'DOES NOT HOLD'}: {note}")
            all_hold = all_hold and holds
    return 0 if all_hold else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

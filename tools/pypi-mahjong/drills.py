"""Asks the program for its drills of fu and points, and compares each answer with PyPI `mahjong` 2.1.0."""

import argparse
import json
import sys
import urllib.parse
import urllib.request

from theirs import score
from wins import KINDS, Meld, Rules, Win

TENHOU = Rules(
    players=4, open_tanyao=True, aka=True, double_yakuman=False, kazoe="limited", kiriage=False, open_pinfu=True,
    pinfu_tsumo=False, renhou="mangan", daisharin="off", daichisei=False, sextuple=False,
)  # fmt: skip
REDS = {"m": 16, "p": 52, "s": 88}
WORDS = {"riichi": "riichi", "double": "double_riichi", "ippatsu": "ippatsu", "rinshan": "rinshan", "chankan": "chankan"}


class Numbers:
    """Gives each tile of a hand a number of its own, the red fives theirs."""

    def __init__(self):
        self.taken = set()

    def of(self, text: str) -> list[int]:
        found, suit = [], text[-1]
        for at, char in enumerate(text):
            if char.isalpha():
                continue
            suit = next(char for char in text[at:] if char.isalpha())
            if char == "0":
                tile = REDS[suit]
            else:
                kind = KINDS.index((suit, int(char)))
                copies = range(4 * kind, 4 * kind + 4)
                tile = next(tile for tile in copies if tile not in self.taken and tile not in REDS.values())
            self.taken.add(tile)
            found.append(tile)
        return found


def win_of(line: str) -> Win:
    numbers, indicators = Numbers(), Numbers()
    first, *words = line.split()
    win = Win(TENHOU, numbers.of(first), [], 0, None, 1, 0)
    last = False
    for word in words:
        key, _, value = word.partition(":")
        match key:
            case "chii":
                win.melds.append(Meld("chi", numbers.of(value), "left"))
            case "pon" | "kakan" | "ankan":
                win.melds.append(Meld(key, numbers.of(value), None if key == "ankan" else "left"))
            case "kan":
                win.melds.append(Meld("daiminkan", numbers.of(value), "left"))
            case "ron" | "tsumo":
                win.tile = numbers.of(value)[0]
                win.side = "left" if key == "ron" else None
            case "seat":
                win.seat = "ESWN".index(value)
            case "round":
                win.round = "ESWN".index(value)
            case "dora":
                win.dora = indicators.of(value)
            case "ura":
                win.ura = indicators.of(value)
            case "last":
                last = True
            case "first":
                win.flags.add("tenhou" if win.seat == 0 else "chiihou")
            case _:
                win.flags.add(WORDS[word])
    if last:
        win.flags.add("haitei" if win.side is None else "houtei")
    return win


def paid(deltas: list[int], win: Win) -> dict:
    """What the others pay, as a choice of the drill."""
    if win.side is not None:
        return {"type": "ron", "points": -min(deltas)}
    others = next(-deltas[seat] for seat in (3, 2) if seat != win.seat)
    return {"type": "tsumo", "dealer": None if win.seat == 0 else -deltas[0], "others": others}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--link", required=True, help="the link that `jantaku play --no-open` prints")
    link = urllib.parse.urlparse(parser.parse_args().link)
    key = (urllib.parse.parse_qs(link.query).get("key") or urllib.parse.parse_qs(link.fragment).get("key"))[0]

    def get(path: str) -> dict:
        url = f"http://{link.netloc}{path}"
        return json.load(urllib.request.urlopen(urllib.request.Request(url, headers={"Authorization": f"Bearer {key}"})))

    drills = {entry["key"]: entry for entry in get("/api/drills")["drills"]}
    differences = 0
    for drill in ["fu", "points"]:
        asked = 0
        for skill in drills[drill]["skills"]:
            for n in range(skill["questions"]):
                question = get(f"/api/drills/question?drill={drill}&skill={skill['key']}&n={n}&rules=tenhou")
                win = win_of(question["hand"])
                theirs = score(win)
                ours = question["choices"][question["right"][0]]
                expected = {"type": "fu", "fu": theirs["fu"]} if drill == "fu" else paid(theirs["deltas"], win)
                asked += 1
                if ours != expected:
                    differences += 1
                    print(f"{drill} {question['hand']}: ours {ours}, theirs {expected}")
        print(f"{drill}: {asked} questions")
    print(f"{differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())

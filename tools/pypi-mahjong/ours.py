"""What `jantaku score --batch --json` makes of wins."""

import json
import subprocess

from wins import KINDS, Win

REDS = {16, 52, 88}
DOUBLE = ["suuankou_tanki", "kokushi13", "chuuren9", "daisuushii"]


def text(tile: int, aka: bool) -> str:
    suit, number = KINDS[tile // 4]
    return f"{0 if aka and tile in REDS else number}{suit}"


def house(rules) -> str:
    """The rules as a rule file."""
    truth = lambda value: "true" if value else "false"  # noqa: E731
    lines = [
        f'base = "{"tenhou_sanma" if rules.players == 3 else "tenhou"}"',
        f"open_tanyao = {truth(rules.open_tanyao)}",
        f"kiriage = {truth(rules.kiriage)}",
        f"kazoe_yakuman = {truth(rules.kazoe != 'sanbaiman')}",
        f'open_pinfu_fu = "{"thirty" if rules.open_pinfu else "twenty"}"',
        f'pinfu_tsumo = "{"counted" if rules.pinfu_tsumo else "zero_fu"}"',
        f"yakuman_cap = {6 if rules.sextuple else 0}",
        f'daisharin = "{"any_suit" if rules.daisharin == "any" else "pinzu"}"',
    ]
    if not rules.aka:
        lines.append("red_fives = { m = 0, p = 0, s = 0 }")
    lines.append("[yaku]")
    lines += [f"{yaku} = {{ yakuman = {2 if rules.double_yakuman else 1} }}" for yaku in DOUBLE]
    lines.append("renhou = { yakuman = 1 }" if rules.renhou == "yakuman" else "renhou = [5, 0]")
    lines.append("paarenchan = { yakuman = 1 }")
    if rules.daisharin != "off":
        lines.append("daisharin = { yakuman = 1 }")
    if rules.daichisei:
        lines.append("daichisei = { yakuman = 2 }")
    return "\n".join(lines) + "\n"


def vector(win: Win, name: str) -> dict:
    """The win as a line of a batch."""
    say = lambda tiles: "".join(text(tile, win.rules.aka) for tile in tiles)  # noqa: E731
    melds = []
    for meld in win.melds:
        told = {"type": meld.call, "tiles": say(meld.tiles), "from": meld.side}
        if meld.call != "ankan":
            told["called"] = say(meld.tiles[:1])
        if meld.call == "kakan":
            told["added"] = say(meld.tiles[-1:])
        melds.append(told)
    flags = ["ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou", "chiihou", "renhou"]
    return {
        "id": name,
        "closed": say(sorted(win.closed)),
        "melds": melds,
        "win": say([win.tile]),
        "tsumo": win.side is None,
        "ron_from": win.side,
        "seat_wind": f"{win.seat + 1}z",
        "round_wind": f"{win.round + 1}z",
        "riichi": 2 if "double_riichi" in win.flags else int("riichi" in win.flags),
        **{flag: flag in win.flags for flag in flags},
        "eighth_deal": "paarenchan" in win.flags,
        "dora_ind": [text(tile, win.rules.aka) for tile in win.dora],
        "ura_ind": [text(tile, win.rules.aka) for tile in win.ura],
        "honba": win.honba,
        "sticks": win.sticks,
        "nuki": win.kita,
        "house": house(win.rules),
    }


def start(binary: str, path: str) -> subprocess.Popen:
    return subprocess.Popen([binary, "score", "--batch", path, "--json"], stdout=subprocess.PIPE, text=True)


def read(line: str) -> dict:
    """One answer in the words of `theirs.score`."""
    answer = json.loads(line)
    if "no_win" in answer:
        return {"no_win": answer["no_win"]}
    win = answer["win"]
    yakuman = any("yakuman" in entry for entry in win["yaku"])
    worth = {entry["yaku"]: entry["yakuman"] if yakuman else entry["han"] for entry in win["yaku"]}
    dora = win["dora"]
    counted = {"dora": dora["dora"] + dora["kita"], "red": dora["red"], "ura": dora["ura"]}
    worth.update((name, han) for name, han in counted.items() if han)
    return {
        "yaku": worth,
        "yakuman": yakuman,
        "han": None if yakuman else win["han"],
        "fu": None if yakuman else win["fu"]["total"],
        "deltas": [win["deltas"][wind] for wind in ["East", "South", "West", "North"][: len(win["deltas"])]],
    }

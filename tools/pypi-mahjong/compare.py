"""Compares `jantaku score` with mahjong 2.1.0 over random wins. See README.md beside it."""

import argparse
import json
import multiprocessing
import os
import random
import sys
import tempfile
from collections import Counter

import ours
import theirs
from wins import draw_win

BATCH = 5_000


def closed(win) -> bool:
    return all(meld.call == "ankan" for meld in win.melds)


def pinfu_by_self_draw(win, mine, their) -> bool:
    """They take pinfu from a self-drawn hand that gets the fu of the self-draw; here it keeps it."""
    return win.rules.pinfu_tsumo and win.side is None and "pinfu" in mine["yaku"] and "pinfu" not in their["yaku"]


def open_runs_by_self_draw(win, mine, their) -> bool:
    """They give no fu for the self-draw of an open hand without other fu where both its options are off."""
    lacking = not win.rules.open_pinfu and not win.rules.pinfu_tsumo and win.side is None and not closed(win)
    return lacking and (mine["fu"], their["fu"]) == (30, 20) and mine["yaku"] == their["yaku"]


def endless_kazoe(win, mine, their) -> bool:
    """They count a second yakuman from 26 han on; here counted yakuman are one at most, and a real one goes first."""
    same = mine["yakuman"] or all(mine[key] == their[key] for key in ("yaku", "han", "fu"))
    return win.rules.kazoe == "none" and not their["yakuman"] and their["han"] >= 26 and same


def name_of_stars(win, mine, their) -> bool:
    """They list seven stars as one yakuman beside all honours; here they are two in place of it."""
    listed = dict(their["yaku"])
    both = listed.pop("daichisei", 0) + listed.pop("tsuuiisou", 0)
    return both == 2 and {**listed, "daichisei": 2} == mine["yaku"] and mine["deltas"] == their["deltas"]


def open_wheels(win, mine, their) -> bool:
    """They give daisharin to an open hand."""
    return not closed(win) and "daisharin" in their["yaku"] and "daisharin" not in mine["yaku"]


EXPLAINED = [pinfu_by_self_draw, open_runs_by_self_draw, endless_kazoe, name_of_stars, open_wheels]


def explanation(win, mine, their) -> str | None:
    if "no_win" in mine or "no_win" in their:
        return None
    return next((why.__name__ for why in EXPLAINED if why(win, mine, their)), None)


class Tally:
    """What was compared, and what differs."""

    def __init__(self):
        self.counts, self.yaku, self.explained = Counter(), Counter(), Counter()
        self.examples, self.unexplained = {}, []

    def add(self, win, line, mine, their):
        if "no_win" in mine and mine == their:
            self.counts["no win for both"] += 1
            return
        self.counts["wins"] += 1
        self.counts.update(win.flags)
        self.counts.update(meld.call for meld in win.melds)
        self.counts[f"{win.rules.players} players"] += 1
        self.counts["self-draws" if win.side is None else "rons"] += 1
        self.yaku.update(mine.get("yaku", {}).keys())
        if mine == their:
            return
        why = explanation(win, mine, their)
        told = {"vector": line, "ours": mine, "theirs": their}
        if why:
            self.explained[why] += 1
            self.examples.setdefault(why, told)
        else:
            self.unexplained.append(told)

    def merge(self, other):
        self.counts += other.counts
        self.yaku += other.yaku
        self.explained += other.explained
        self.examples = other.examples | self.examples
        self.unexplained += other.unexplained


def compare(lot, draws: int, name: str, binary: str, tally: Tally) -> None:
    """So many hands, scored by both."""
    wins = []
    while len(wins) < draws:
        if win := draw_win(lot):
            wins.append(win)
    vectors = [ours.vector(win, f"{name}-{nth}") for nth, win in enumerate(wins)]
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.writelines(json.dumps(line) + "\n" for line in vectors)
        file.flush()
        process = ours.start(binary, file.name)
        answers = (ours.read(answer) for answer in process.stdout)
        for win, line, mine in zip(wins, vectors, answers, strict=True):
            tally.add(win, line, mine, theirs.score(win))
        process.wait()


def batch(task) -> Tally:
    """A batch of wins with a seed of its own; hands that win for neither come on top."""
    seed, number, wanted, binary = task
    lot, tally, part = random.Random(f"{seed}/{number}"), Tally(), 0
    while (missing := wanted - tally.counts["wins"]) > 0:
        compare(lot, missing, f"{number}-{part}", binary, tally)
        part += 1
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wins", type=int, default=1_000_000, help="how many wins to compare")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="the result does not depend on it")
    parser.add_argument("--jantaku", default="jantaku", help="the program")
    parser.add_argument("--show", type=int, default=5, help="how many unexplained differences to print")
    args = parser.parse_args()
    sizes = [BATCH] * (args.wins // BATCH) + [args.wins % BATCH] * (args.wins % BATCH > 0)
    tasks = [(args.seed, number, size, args.jantaku) for number, size in enumerate(sizes)]
    tally = Tally()
    with multiprocessing.Pool(args.jobs) as pool:
        for done in pool.imap(batch, tasks):
            tally.merge(done)
            print(f"{tally.counts['wins']} wins, {len(tally.unexplained)} unexplained", file=sys.stderr, flush=True)
    print(json.dumps({"counts": tally.counts, "yaku": tally.yaku, "explained": tally.explained}, indent=1))
    for told in [*tally.examples.values(), *tally.unexplained[: args.show]]:
        print(json.dumps(told))
    explained, unexplained = sum(tally.explained.values()), len(tally.unexplained)
    print(f"{tally.counts['wins']} wins, {explained} explained, {unexplained} unexplained")
    return 1 if tally.unexplained else 0


if __name__ == "__main__":
    sys.exit(main())

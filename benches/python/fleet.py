"""Matches on Ray while workers are killed, beside a run that nobody disturbs, as a Markdown table.

From the root of the checkout, with Python 3.10 or later, on Linux::

    python3 -m venv /tmp/fleet && /tmp/fleet/bin/pip install '.[ray]'
    /tmp/fleet/bin/python benches/python/fleet.py --matches 100000 --every 10

Every line of the table is a run of the same matches in a Ray of its own. The digests of all results must be the same, or the program fails.
"""

import argparse
import hashlib
import os
import platform
import shlex
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import jantaku
import jantaku.ray
import ray


class Run(NamedTuple):
    """A line of the table."""

    workers: int
    killed: int
    seconds: float
    digest: str


def digest(results: list[jantaku.MatchResult]) -> str:
    """Of all results, in order."""
    whole = hashlib.sha256()
    for result in results:
        whole.update(result.to_json().encode())
    return whole.hexdigest()


def processes() -> Iterator[tuple[int, int, bytes]]:
    """Every process with its parent and its title."""
    for process in sorted(Path("/proc").glob("[0-9]*"), key=lambda process: int(process.name)):
        try:
            lines = (process / "status").read_text().splitlines()
            title = (process / "cmdline").read_bytes()
        except OSError:  # It has ended.
            continue
        yield int(process.name), next(int(line.split()[1]) for line in lines if line.startswith("PPid:")), title


def busy_workers() -> Iterator[int]:
    """The workers of this program that have a task."""
    mine = {os.getpid()}
    for process, parent, title in processes():
        if parent in mine:
            mine.add(process)
            if title.startswith(b"ray::jantaku"):
                yield process


@contextmanager
def killing(every: float) -> Iterator[list[int]]:
    """Kills a busy worker every so many seconds, and says which it has killed; none where it is 0."""
    killed, over = list[int](), threading.Event()

    def kill() -> None:
        while not over.wait(every):
            for worker in list(busy_workers())[:1]:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)

    killer = threading.Thread(target=kill)
    if every:
        killer.start()
    try:
        yield killed
    finally:
        over.set()
        if every:
            killer.join()


def run(bots: list[str], matches: int, chunk: int, workers: int, every: float) -> Run:
    """Plays them. Workers are started before the time is taken."""
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        jantaku.ray.simulate(bots, matches=20 * workers, chunk=1)
        begun = time.perf_counter()
        with killing(every) as killed:
            results = jantaku.ray.simulate(bots, seed=1, matches=matches, chunk=chunk)
        return Run(workers, len(killed), time.perf_counter() - begun, digest(results))
    finally:
        ray.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--bots", default="random,random,random,random")
    parser.add_argument("--chunk", type=int, default=500)
    parser.add_argument("--every", type=float, default=10, help="seconds between two workers that are killed")
    arguments = parser.parse_args()
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    bots = arguments.bots.split(",")
    runs = [
        run(bots, arguments.matches, arguments.chunk, workers, every)
        for workers, every in ((1, 0), (2, 0), (2, arguments.every))
    ]
    print(
        f"`python {shlex.join(sys.argv)}`; {os.cpu_count()} processors, {platform.machine()}, Python {platform.python_version()},"
    )
    print(f"Ray {version('ray')}\n")
    print("| workers | killed | seconds | matches a second | times as fast | SHA-256 of the results |")
    print("|---|---|---|---|---|---|")
    for line in runs:
        rate, times = arguments.matches / line.seconds, runs[0].seconds / line.seconds
        print(
            f"| {line.workers} | {line.killed} | {line.seconds:.1f} | {rate:,.0f} | {times:.2f} | `{line.digest[:16]}` |"
        )
    if len({line.digest for line in runs}) > 1:
        sys.exit("the results differ")


if __name__ == "__main__":
    main()

"""Matches on all processors of a machine or of many, by Ray. Needs the extra ``ray``: ``pip install jantaku[ray]``.

The numbers of the matches are cut into tasks. What a task gives depends on its numbers alone, so one whose worker is killed is run again, and neither
the number of workers nor their deaths change a byte of the results.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, overload

import ray
from ray.exceptions import RayTaskError

from . import JantakuError, MatchResult, Measured, Rules, measure, write_dataset, write_dataset_shards
from . import simulate as _play

Part = TypeVar("Part")
Answer = TypeVar("Answer")


def each(task: Callable[[Part], Answer], parts: Sequence[Part], workers: int | None = None) -> list[Answer]:
    """What ``task`` answers for each part, in order, with at most ``workers`` tasks at once (by default as many as keep every processor busy).

    A task whose worker or machine dies is run again, however often that happens, so it must be one that can be. An error that it raises is raised here as
    it is, at once, and no further task is started.
    """
    if workers is not None and workers < 1:
        raise JantakuError(f"{workers} workers cannot play")
    if not ray.is_initialized():
        ray.init()
    # Two for each processor: the next is there when one ends.
    most = workers or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    as_remote: Any = ray.remote(max_retries=-1, retry_exceptions=False)
    # The name is the title of a process that has such a task.
    remote = as_remote(lambda part: task(part)).options(name="jantaku")
    waiting, running = deque(enumerate(parts)), dict[Any, int]()
    answers: dict[int, Answer] = {}
    try:
        while waiting or running:
            while waiting and len(running) < most:
                nth, part = waiting.popleft()
                running[remote.remote(part)] = nth
            for done in ray.wait(list(running))[0]:
                answers[running[done]] = ray.get(done)
                del running[done]
    except RayTaskError as error:
        raise error.cause from None
    finally:
        for unfinished in running:
            ray.cancel(unfinished)
    return [answers[nth] for nth in range(len(parts))]


def publish(path: Path, content: bytes) -> None:
    """Writes a file that is there whole or not at all, whoever is killed meanwhile and however many write it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, suffix=".part", delete=False) as part:
        try:
            part.write(content)
            part.flush()
            os.fsync(part.fileno())
            Path(part.name).replace(path)
        except BaseException:
            Path(part.name).unlink(missing_ok=True)
            raise


@dataclass(frozen=True)
class _Series:
    """What the results follow from, and where they are written, if anywhere."""

    bots: list[str]
    rules: Rules
    seed: int
    records: bool
    duplicate: bool
    out: Path | None

    def play(self, numbers: range) -> list[MatchResult]:
        """The matches with these numbers."""
        first, count = numbers.start, len(numbers)
        return _play(self.bots, self.rules, self.seed, first, count, records=self.records, duplicate=self.duplicate)

    def shard(self, numbers: range) -> Path:
        """Where they are written."""
        return (self.out or Path()) / f"{numbers.start:09}-{numbers.stop - 1:09}.jsonl.gz"

    def write(self, numbers: range) -> Path:
        """Plays them and writes their shard."""
        lines = "".join(result.to_json() + "\n" for result in self.play(numbers))
        # Without the time that gzip notes: the same matches are the same bytes.
        publish(self.shard(numbers), gzip.compress(lines.encode(), mtime=0))
        return self.shard(numbers)

    def claim(self, matches: range, chunk: int) -> None:
        """Notes in the folder what is written there; raises ``JantakuError`` where that is something else."""
        assert self.out is not None
        note = {name: value for name, value in vars(self).items() if name != "out"} | {
            "rules": self.rules.to_toml(),
            "first": matches.start,
            "matches": len(matches),
            "chunk": chunk,
            "version": version("jantaku"),
        }
        path = self.out / "series.json"
        if not path.exists():
            self.out.mkdir(parents=True, exist_ok=True)
            publish(path, json.dumps(note, indent=1).encode())
        known: dict[str, Any] = json.loads(path.read_text())
        if other := [name for name in note if known.get(name) != note[name]]:
            raise JantakuError(f"{self.out} holds other matches: {', '.join(other)} differ")


@overload
def simulate(
    bots: list[str],
    rules: Rules | str | None = None,
    seed: int = 0,
    *,
    matches: int,
    first: int = 0,
    out: None = None,
    chunk: int = 250,
    workers: int | None = None,
    records: bool = False,
    duplicate: bool = False,
) -> list[MatchResult]: ...


@overload
def simulate(
    bots: list[str],
    rules: Rules | str | None = None,
    seed: int = 0,
    *,
    matches: int,
    first: int = 0,
    out: Path | str,
    chunk: int = 250,
    workers: int | None = None,
    records: bool = False,
    duplicate: bool = False,
) -> list[Path]: ...


def simulate(
    bots: list[str],
    rules: Rules | str | None = None,
    seed: int = 0,
    *,
    matches: int,
    first: int = 0,
    out: Path | str | None = None,
    chunk: int = 250,
    workers: int | None = None,
    records: bool = False,
    duplicate: bool = False,
) -> list[MatchResult] | list[Path]:
    """Plays the matches of ``jantaku.simulate``, ``chunk`` of them in a task.

    Without ``out`` the results come back, in order. With it each task writes a shard into that folder, which all machines must share, and the shards come
    back; ``read`` reads one. A shard that is there is not played again: after an interruption, call it once more.
    """
    rules = rules if isinstance(rules, Rules) else Rules(rules or "tenhou")
    # Says what is wrong with the names before anything is started or written.
    _play(bots, rules, seed, first, matches=0)
    if matches < 0 or chunk < 1:
        raise JantakuError(f"{matches} matches cannot be cut into tasks of {chunk}")
    numbers = range(first, first + matches)
    parts = [numbers[at : at + chunk] for at in range(0, matches, chunk)]
    series = _Series(bots, rules, seed, records, duplicate, None if out is None else Path(out).resolve())
    if series.out is None:
        return [result for results in each(series.play, parts, workers) for result in results]
    series.claim(numbers, chunk)
    missing = [part for part in parts if not series.shard(part).exists()]
    if missing:
        each(series.write, missing, workers)
    for unfinished in series.out.glob("*.part"):  # of workers that were killed
        unfinished.unlink()
    shards = [series.shard(part) for part in parts]
    if lost := [shard for shard in shards if not shard.exists()]:
        raise JantakuError(f"{lost[0]} was written on another machine: `out` is to be a folder that all of them share")
    return shards


def read(shard: Path | str) -> list[MatchResult]:
    """The results in a shard."""
    with gzip.open(shard, "rt", encoding="utf-8") as lines:
        return [MatchResult.from_json(line) for line in lines]


def evaluate(
    candidate: str,
    against: str,
    rules: Rules | str | None = None,
    seed: int = 0,
    *,
    matches: int,
    chunk: int = 250,
    workers: int | None = None,
) -> Measured:
    """What one bot achieves against others of one name: it sits at every seat in turn on the same walls, as in ``jantaku simulate --duplicate``."""
    rules = rules if isinstance(rules, Rules) else Rules(rules or "tenhou")
    bots = [candidate, *[against] * (rules.players - 1)]
    results = simulate(bots, rules, seed, matches=matches, chunk=chunk, workers=workers, duplicate=True)
    return measure(results, candidate)


def dataset(
    out: Path | str,
    records: Path | str | None = None,
    bots: Sequence[str] | None = None,
    rules: Rules | str | None = None,
    seed: int = 0,
    *,
    matches: int = 0,
    per_shard: int = 256,
    workers: int | None = None,
) -> dict[str, Any]:
    """Writes the decisions of records, or of matches that bots play, as ``jantaku.write_dataset`` does, and returns the same card: each task writes one
    file of rows into ``out``, which all machines must share, as they must the folder of records. After an interruption, call it once more.
    """
    out = Path(out).resolve()
    records = None if records is None else Path(records).resolve()

    def write(shard: int) -> None:
        write_dataset_shards(shard, shard + 1, out, records, bots, rules, seed, matches, per_shard)

    # No file yet: whatever is wrong with the call is said here, and the folder is begun by one.
    shards = write_dataset_shards(0, 0, out, records, bots, rules, seed, matches, per_shard)
    each(write, range(shards), workers)
    return write_dataset(out, records, bots, rules, seed, matches, per_shard)

"""Decisions a second of Python packages that play whole matches at random, as a Markdown table.

Each match is a hanchan with red fives under Tenhou's rules, or what the package has of them. At each decision the observation
and the mask of legal actions are made, and the choice is uniform among the legal actions as the package lists them.
Packages that are not installed are left out.
"""

import argparse
import itertools
import os
import platform
import random
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

BATCHES = (1, 64, 1024, 8192)


class Part(NamedTuple):
    """A part of a measurement."""

    decisions: int
    in_step: float | None = None
    """The seconds spent inside `step`, where that can be told apart."""


@dataclass
class Rate:
    """A line of the table: decisions a second, or why there is no figure."""

    package: str
    loop: str
    matches: int
    threads: int | str
    whole: float | None
    in_step: float | None = None
    skipped: str = ""

    def line(self) -> str:
        """The line as Markdown."""
        whole = self.skipped if self.whole is None else rounded(self.whole)
        in_step = "" if self.in_step is None else rounded(self.in_step)
        return f"| {self.package} | {self.loop} | {self.matches:,} | {self.threads} | {whole} | {in_step} |"


def rounded(figure: float) -> str:
    """Three digits that count: `1.23 M`, `45.6 k`, `789`."""
    figure = float(f"{figure:.3g}")
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if figure >= size:
            return f"{figure / size:#.3g}".rstrip(".") + f" {unit}"
    return f"{figure:.3g}"


def measured(part: Callable[[], Part], seconds: float) -> tuple[float, float | None]:
    """Decisions a second of `part` repeated, altogether and inside `step`."""
    warm = time.perf_counter() + seconds / 5
    part()
    while time.perf_counter() < warm:
        part()
    decisions, in_step, split = 0, 0.0, False
    begun = time.perf_counter()
    while (elapsed := time.perf_counter() - begun) < seconds:
        made = part()
        decisions += made.decisions
        if made.in_step is not None:
            in_step, split = in_step + made.in_step, True
    return decisions / elapsed, decisions / in_step if split else None


def jantaku_rates(seconds: float) -> Iterator[Rate]:
    """This repository's package: one match in a plain loop, and `VectorMatch`."""
    import jantaku

    chance, numbers = random.Random(1), itertools.count()

    def one_match() -> Part:
        match, decisions = jantaku.Match("tenhou", seed=1, number=next(numbers)), 0
        while not match.over:
            match.observe()
            match.mask()
            match.play(chance.choice(match.legal_ids()))
            decisions += 1
        return Part(decisions)

    yield Rate("jantaku", "plain: `Match`", 1, 1, *measured(one_match, seconds))
    for matches, threads in itertools.product(BATCHES, (1, 2)):
        steps = vector_steps(jantaku.VectorMatch(matches, rules="tenhou", seed=1, threads=threads))
        yield Rate("jantaku", "`VectorMatch`, choices in NumPy", matches, threads, *measured(steps, seconds))


def vector_steps(vector: Any) -> Callable[[], Part]:
    """About a thousand decisions of a `VectorMatch`, or a step of it if that is more."""
    matches = len(vector)
    choose = uniform(matches, vector.masks.shape[1])

    def steps() -> Part:
        made, in_step = max(1024 // matches, 1), 0.0
        for _ in range(made):
            actions = choose(vector.masks)
            before = time.perf_counter()
            vector.step(actions)
            in_step += time.perf_counter() - before
        return Part(made * matches, in_step)

    return steps


def uniform(matches: int, actions: int) -> Callable[[NDArray[np.bool_]], NDArray[np.uint16]]:
    """A choice uniform among the legal actions of each row, with one random number for a row rather than one for an action."""
    rng = np.random.default_rng(1)
    edges = np.arange(matches + 1) * actions

    def choose(masks: NDArray[np.bool_]) -> NDArray[np.uint16]:
        legal = masks.ravel().nonzero()[0]
        starts = legal.searchsorted(edges)
        first = starts[:-1]
        nth = (rng.random(matches) * (starts[1:] - first)).astype(np.intp)
        chosen: NDArray[np.uint16] = (legal[first + nth] - edges[:-1]).astype(np.uint16)
        return chosen

    return choose


def riichienv_rates(seconds: float) -> Iterator[Rate]:
    """riichienv: one match in a plain loop; it has nothing that steps many. The log, which it can leave out, is left out."""
    from riichienv import GameRule, RiichiEnv  # type: ignore[import-untyped]

    chance, rule = random.Random(1), GameRule.default_tenhou()

    def one_match() -> Part:
        seed, decisions = chance.randrange(1 << 32), 0
        env = RiichiEnv(game_mode="4p-red-half", rule=rule, seed=seed, skip_mjai_logging=True)
        asked = env.reset()
        while not env.done():
            chosen = {}
            for seat, seen in asked.items():
                seen.encode()
                seen.mask()
                chosen[seat] = chance.choice(seen.legal_actions())
            decisions += len(chosen)
            asked = env.step(chosen)
        return Part(decisions)

    yield Rate("riichienv", "plain: `RiichiEnv`, `encode`", 1, 1, *measured(one_match, seconds))


def mahjax_rates(seconds: float) -> Iterator[Rate]:
    """mahjax on the processor: choices and observations inside what is compiled, matches that end followed by others."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    limit, a_match = 0.8 * available_mebibytes(), 0.0
    for matches in BATCHES:
        line = Rate("mahjax", "`red_mahjong`, in jit", matches, "all", None)
        takes = matches * a_match
        if takes <= limit:
            steps, takes = mahjax_steps(matches, max(8, min(2048 // matches, 256)))
            a_match = takes / matches
        if takes <= limit:
            line.whole, _ = measured(steps, seconds)
        else:
            line.skipped = f"left out: it takes {takes / 1024:.0f} GiB of memory"
        yield line


def mahjax_steps(matches: int, length: int) -> tuple[Callable[[], Part], float]:
    """`length` steps of that many matches, compiled, and the memory that they take."""
    import jax
    import jax.numpy as jnp
    import mahjax  # type: ignore[import-untyped]
    from mahjax.wrappers import auto_reset  # type: ignore[import-untyped]

    env = mahjax.make("red_mahjong", round_mode="half")
    observe, step = jax.vmap(env.observe), jax.vmap(auto_reset(env.step, env.init))

    def decide(state: Any, key: Any) -> Any:
        key, for_choice, for_step = jax.random.split(key, 3)
        # Summed, so that the compiler can leave no part of the observation out.
        seen = sum(field.astype(jnp.float32).sum() for field in jax.tree.leaves(observe(state)))
        chosen = jax.random.categorical(for_choice, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        return step(state, chosen, jax.random.split(for_step, matches)), seen

    def several(state: Any, key: Any) -> Any:
        return jax.lax.scan(decide, state, jax.random.split(key, length))

    keys, start = jax.random.split(jax.random.key(1), matches), jax.vmap(env.init)
    compiled = jax.jit(several).lower(jax.eval_shape(start, keys), jax.random.key(2)).compile()
    state: Any = None
    numbers = itertools.count()

    def steps() -> Part:
        nonlocal state
        if state is None:
            state = jax.jit(start)(keys)
        state, seen = compiled(state, jax.random.key(next(numbers)))
        seen.block_until_ready()
        return Part(length * matches)

    memory = compiled.memory_analysis()
    return steps, memory.temp_size_in_bytes / (1 << 20) if memory else 0.0


def available_mebibytes() -> float:
    """The memory that is left on this machine; without limit where the system does not say."""
    meminfo = Path("/proc/meminfo")
    lines = meminfo.read_text().splitlines() if meminfo.exists() else []
    left = (int(line.split()[1]) / 1024 for line in lines if line.startswith("MemAvailable:"))
    return next(left, float("inf"))


def processor() -> str:
    """The processor's name as the system has it."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


PEERS: dict[str, Callable[[float], Iterator[Rate]]] = {
    "jantaku": jantaku_rates,
    "riichienv": riichienv_rates,
    "mahjax": mahjax_rates,
}

NOTES = """
- A decision is one choice of one seat. In all three a seat with only one action is hardly ever asked.
- The whole is the loop with the choices; mahjax has it all in one compiled loop, and compiling is not timed. In step is the time inside
  `VectorMatch.step`, which makes the decisions and writes the next observations and masks.
- Rules: jantaku `tenhou`; riichienv `4p-red-half` with `default_tenhou`; mahjax `red_mahjong`, `half`, made after Tenhou's, where the deal
  passes after eight counters. Actions are listed differently: riichienv lists identical tiles separately.
- Observations: jantaku 349 `int16`; riichienv `encode`, 74 x 34 `float32`; mahjax `dict`, with the shanten after each discard.
- mahjax is at home on a GPU; these are figures of the processor, whose cores it shares out by itself.
"""


def main() -> None:
    """Measures what is installed, and prints each line as soon as it is known."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=5.0, help="the least time of each measurement")
    options.add_argument("--only", nargs="+", choices=PEERS, default=list(PEERS), help="the packages to measure")
    asked = options.parse_args()
    installed = [name for name in asked.only if find_spec(name)]
    versions = [f"{name} {version(name)}" for name in [*installed, "numpy"]]
    versions += [f"jax {version('jax')}"] if "mahjax" in installed else []
    print(f"`{shlex.join(['python', *sys.argv])}`\n")
    print(f"{processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start; {platform.platform()}")
    print(f"Python {platform.python_version()}, {', '.join(versions)}\n")
    print("| package | loop | matches | threads | whole: decisions/s | in step |\n|---|---|---|---|---|---|")
    for name in installed:
        for rate in PEERS[name](asked.seconds):
            print(rate.line(), flush=True)
    print(NOTES, end="")
    for name in asked.only:
        if name not in installed:
            print(f"- {name} is not installed, and left out.")


if __name__ == "__main__":
    main()

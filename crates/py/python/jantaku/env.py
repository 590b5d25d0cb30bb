"""Matches as environments: PettingZoo's AEC for all seats, Gymnasium's for one seat against bots.

Both need the extra ``env``: ``pip install jantaku[env]``.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from . import ACTIONS, OBSERVATION_LENGTH, Bot, IllegalAction, Match, Rules

Observation = dict[str, NDArray[Any]]

_SEEDS = 2**32


def _observation_space() -> spaces.Dict:
    """What a seat knows as numbers (see ``jantaku.FIELDS``), and which actions are legal."""
    numbers = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(int(numbers.min), int(numbers.max), (OBSERVATION_LENGTH,), np.int16),
            "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
        }
    )


def _observation(match: Match, seat: int) -> Observation:
    """What a seat sees now; a seat that is not asked has no legal action."""
    mask = match.mask().astype(np.int8) if match.seat == seat else np.zeros(len(ACTIONS), np.int8)
    return {"observation": match.observe(seat), "action_mask": mask}


def _totals(match: Match) -> list[float]:
    """The result of each seat in thousands of points, with all bonuses; zeros before the match is over."""
    totals = [0.0] * match.players
    for standing in (match.result or {"standings": []})["standings"]:
        totals[standing["seat"]] = standing["total"] / 1000
    return totals


class AllSeats(AECEnv[str, Observation, int]):
    """A match in which every seat is an agent, ``seat_0`` (the first dealer) to ``seat_3``.

    An agent is rewarded at the end, with its result in thousands of points.
    """

    metadata = {"name": "jantaku_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, rules: Rules | str = "tenhou", render_mode: str | None = None) -> None:
        super().__init__()
        self.rules = Rules(rules) if isinstance(rules, str) else rules
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: _observation_space() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()
        self.match = Match(self.rules)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.match = Match(self.rules, seed=int(self._random.integers(_SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.match.seat or 0]

    def observe(self, agent: str) -> Observation:
        return _observation(self.match, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            # The type of its parameter leaves out the ``None`` that PettingZoo asks for.
            self._was_dead_step(action)  # pyright: ignore[reportArgumentType]
            return
        if action is None:
            raise IllegalAction("an action is needed until the match is over")
        self.match.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.match.over:
            self.rewards = dict(zip(self.possible_agents, _totals(self.match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self.agent_selection = self._asked()

    def render(self) -> str | None:
        return repr(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """A match in which you play one seat and bots the others.

    The reward comes at the end: your result in thousands of points. An illegal action ends the match with ``illegal_reward``, so that
    an agent that ignores the mask learns about it.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        rules: Rules | str = "tenhou",
        opponents: str = "normal",
        seat: int | None = None,
        illegal_reward: float = -100.0,
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(rules) if isinstance(rules, str) else rules
        self.opponents = opponents
        self.fixed_seat = seat
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = _observation_space()
        self.action_space = spaces.Discrete(len(ACTIONS))
        self.match = Match(self.rules)
        self.seat = 0
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        walls, chance, place = (int(number) for number in self.np_random.integers(_SEEDS, size=3))
        self.match = Match(self.rules, seed=walls)
        self.seat = place % self.match.players if self.fixed_seat is None else self.fixed_seat
        others = (seat for seat in range(self.match.players) if seat != self.seat)
        self._bots = {seat: Bot(self.opponents, seed=chance + seat) for seat in others}
        self._to_own_turn()
        return self._observe(), self._info()

    def _to_own_turn(self) -> None:
        """Lets the bots play until this seat is asked, or the match is over."""
        while not self.match.over and self.match.seat != self.seat:
            self.match.play(self._bots[self.match.seat or 0].choose(self.match))

    def _observe(self) -> Observation:
        return _observation(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "points": self.match.points}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.match.play(int(action))
        except IllegalAction as error:
            return self._observe(), self.illegal_reward, True, False, self._info() | {"illegal": str(error)}
        self._to_own_turn()
        over = self.match.over
        return self._observe(), _totals(self.match)[self.seat], over, False, self._info()

    def render(self) -> str | None:
        return repr(self.match) if self.render_mode == "ansi" else None

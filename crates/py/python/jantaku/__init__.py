"""Riichi mahjong: any house's rules, scores, bots, records, and matches as numbers.

A whole match of seats that choose at random::

    import random
    import jantaku

    match = jantaku.Match("tenhou", seed=1)
    while not match.over:
        match.play(random.choice(match.legal_actions()))
    print(match.points)
"""

from typing import Final, NamedTuple

from ._native import (
    Bot,
    IllegalAction,
    JantakuError,
    Match,
    MatchResult,
    Measured,
    NoWin,
    RecordError,
    Rules,
    RulesError,
    VectorMatch,
    action_id,
    action_name,
    actions,
    bots,
    discards,
    measure,
    observation_fields,
    plane_groups,
    planes,
    presets,
    replay,
    score,
    shanten,
    simulate,
    ukeire,
    write_dataset,
    write_dataset_shards,
)


class Field(NamedTuple):
    """Where a field of an observation lies: so many numbers from a place on, and how often they follow one another."""

    at: int
    length: int
    times: int

    @property
    def slice(self) -> slice:
        """All of its numbers."""
        return slice(self.at, self.at + self.length * self.times)


ACTIONS: Final = actions()
"""The name of every action; the place of a name is the action's number, and its place in a mask."""

FIELDS: Final = {name: Field(at, length, times) for name, at, length, times in observation_fields()}
"""The fields of an observation, by name."""

PLANES: Final = {name: Field(at, length, times) for name, at, length, times in plane_groups()}
"""The groups of planes, by name: where they lie on the second axis of ``planes``."""

OBSERVATION_LENGTH: Final = max(field.slice.stop for field in FIELDS.values())
"""How many numbers an observation has."""

__all__ = [
    "ACTIONS",
    "FIELDS",
    "OBSERVATION_LENGTH",
    "PLANES",
    "Bot",
    "Field",
    "IllegalAction",
    "JantakuError",
    "Match",
    "MatchResult",
    "Measured",
    "NoWin",
    "RecordError",
    "Rules",
    "RulesError",
    "VectorMatch",
    "action_id",
    "action_name",
    "actions",
    "bots",
    "discards",
    "measure",
    "observation_fields",
    "plane_groups",
    "planes",
    "presets",
    "replay",
    "score",
    "shanten",
    "simulate",
    "ukeire",
    "write_dataset",
    "write_dataset_shards",
]

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
    encoding_versions,
    event_fields,
    measure,
    observation_fields,
    oracle_fields,
    plane_groups,
    planes,
    presets,
    read_tiles,
    replay,
    score,
    shanten,
    simulate,
    token_ranges,
    ukeire,
    write_dataset,
    write_dataset_shards,
)


class Field(NamedTuple):
    """A field of numbers: its first place, how many there are, how often they follow one another (4: once for each seat), and what they are."""

    at: int
    length: int
    times: int
    meaning: str

    @property
    def slice(self) -> slice:
        """All of its numbers."""
        return slice(self.at, self.at + self.length * self.times)


class TokenRange(NamedTuple):
    """The tokens of one meaning: so many from the first on, and how often they follow one another (4: once for each place)."""

    first: int
    length: int
    times: int
    meaning: str

    @property
    def range(self) -> range:
        """All of its tokens."""
        return range(self.first, self.first + self.length * self.times)


def _by_name(fields: list[tuple[str, int, int, int, str]]) -> dict[str, Field]:
    return {name: Field(at, length, times, meaning) for name, at, length, times, meaning in fields}


ACTIONS: Final = actions()
"""The name of every action; the place of a name is the action's number, and its place in a mask."""

FIELDS: Final = _by_name(observation_fields())
"""The fields of an observation, by name."""

PLANES: Final = _by_name(plane_groups())
"""The groups of planes, by name: where they are on the second axis of ``planes``, and what each says."""

OBSERVATION_LENGTH: Final = max(field.slice.stop for field in FIELDS.values())
"""How many numbers an observation has."""

TOKENS: Final = {
    name: TokenRange(first, length, times, meaning) for name, first, length, times, meaning in token_ranges()
}
"""The ranges of tokens, by name."""

TOKEN_COUNT: Final = max(tokens.range.stop for tokens in TOKENS.values())
"""How many tokens there are, padding included."""

EVENT_FIELDS: Final = _by_name(event_fields())
"""The fields of a row of ``Match.history``, by name."""

ORACLE: Final = _by_name(oracle_fields())
"""The fields of ``Match.oracle``, by name."""

VERSIONS: Final = dict(encoding_versions())
"""The versions of ``tokens``, ``events`` and the ``oracle``: raised with every change, additions included."""

__all__ = [
    "ACTIONS",
    "EVENT_FIELDS",
    "FIELDS",
    "OBSERVATION_LENGTH",
    "ORACLE",
    "PLANES",
    "TOKENS",
    "TOKEN_COUNT",
    "VERSIONS",
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
    "TokenRange",
    "VectorMatch",
    "action_id",
    "action_name",
    "actions",
    "bots",
    "discards",
    "encoding_versions",
    "event_fields",
    "measure",
    "observation_fields",
    "oracle_fields",
    "plane_groups",
    "planes",
    "presets",
    "read_tiles",
    "replay",
    "score",
    "shanten",
    "simulate",
    "token_ranges",
    "ukeire",
    "write_dataset",
    "write_dataset_shards",
]

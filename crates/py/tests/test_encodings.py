import random

import jantaku
import numpy as np
import pytest
from numpy.typing import NDArray


def played(rules: str, decisions: int) -> jantaku.Match:
    """A match after so many decisions made at random, always the same."""
    chance, match = random.Random(1), jantaku.Match(rules, seed=5)
    for _ in range(decisions):
        match.play(chance.choice(match.legal_actions()))
    return match


def read(tokens: NDArray[np.uint16], name: str) -> list[int]:
    """The numbers that the tokens of a range say, of whatever place."""
    known = jantaku.TOKENS[name]
    return [(int(token) - known.first) % known.length for token in tokens if int(token) in known.range]


@pytest.mark.parametrize("rules", ["tenhou", "mahjong_soul_sanma"])
def test_tokens_say_what_the_observation_says(rules: str) -> None:
    match = played(rules, 60)
    for seat in range(match.players):
        seen, tokens = match.observe(seat), match.tokens(seat)
        assert tokens.dtype == np.uint16 and tokens.max() < jantaku.TOKEN_COUNT
        held = np.bincount(read(tokens, "hand") + read(tokens, "drawn"), minlength=37)
        assert (held == seen[jantaku.FIELDS["hand"].slice]).all()
        river = seen[jantaku.FIELDS["river"].slice]
        assert [number % 37 for number in read(tokens, "river")] == [number % 40 - 1 for number in river if number]
        end = np.flatnonzero(tokens)[-1] + 1
        assert (tokens[:end] > 0).all() and len(tokens) == len(match.tokens())


def test_the_history_is_that_of_the_round_as_a_seat_saw_it() -> None:
    fields, match = jantaku.EVENT_FIELDS, jantaku.Match(seed=5)
    first = match.history()
    assert first.dtype == np.int16 and first[:, fields["kind"].at].tolist() == [1, 2]
    drawn = first[1, fields["tile"].at]
    assert drawn == match.observe()[jantaku.FIELDS["tile"].at] > 0
    # The others see that the dealer draws, and not what.
    assert match.history(1)[1, fields["tile"].at] == 0 and match.history(1)[1, fields["who"].at] == 4
    chance, copy = random.Random(1), match.copy()
    while copy.history()[0].tolist() == first[0].tolist():
        copy.play(chance.choice(copy.legal_actions()))
    assert copy.history()[0, fields["kind"].at] == 1 and (match.history() == first).all()


def test_the_oracle_knows_hands_and_the_wall_and_is_in_nothing_else() -> None:
    match, at = played("tenhou", 60), jantaku.ORACLE
    hidden, seat = match.oracle(0), match.seat
    assert hidden.dtype == np.int16 and len(hidden) == max(field.slice.stop for field in at.values())
    hands = hidden[at["hands"].slice].reshape(3, 37)
    for other in range(1, 4):
        assert (hands[other - 1] == match.observe(other)[jantaku.FIELDS["hand"].slice]).all()
    left = match.observe()[jantaku.FIELDS["live_left"].at]
    assert np.count_nonzero(hidden[at["live"].slice]) == left and seat is not None
    assert set(jantaku.FIELDS).isdisjoint({"hands", "live", "ura"})


def test_versions_and_wrong_seats() -> None:
    assert set(jantaku.VERSIONS) == {"tokens", "events", "oracle"}
    for known in (jantaku.TOKENS, jantaku.EVENT_FIELDS, jantaku.ORACLE):
        assert all(part.meaning for part in known.values())
    match = jantaku.Match("tenhou_sanma", seed=1)
    for encode in (match.tokens, match.history, match.oracle):
        with pytest.raises(jantaku.JantakuError, match="nobody sits on seat 3"):
            encode(3)

import random

import jantaku
import numpy as np
import pytest


def played(rules: str, seed: int, number: int = 0) -> jantaku.Match:
    """A match of seats that choose at random, always the same."""
    chance, match = random.Random(seed), jantaku.Match(rules, seed=seed, number=number)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    return match


@pytest.mark.parametrize("rules", jantaku.presets())
def test_a_match_of_every_preset_is_played_and_recorded(rules: str) -> None:
    match = played(rules, 3)
    assert match.seat is None and match.legal_actions() == [] and match.legal_ids() == []
    assert match.result is not None
    assert sorted(standing["seat"] for standing in match.result["standings"]) == list(range(match.players))
    assert match.record() == played(rules, 3).record() != played(rules, 3, number=1).record()


@pytest.mark.parametrize("rules", ["tenhou", "mahjong_soul_sanma"])
def test_a_record_is_replayed_as_each_seat_saw_it(rules: str) -> None:
    match = played(rules, 3)
    replay = jantaku.replay(match.record())
    assert len(replay["seats"]) == match.players and replay == jantaku.replay(match.record().encode())
    broken = match.record().replace('"tile":"', '"tile":"x', 1)
    with pytest.raises(jantaku.RecordError, match="line"):
        jantaku.replay(broken)


def test_names_numbers_and_masks_tell_the_same() -> None:
    match = jantaku.Match(seed=8)
    ids = match.legal_ids()
    assert [jantaku.action_name(id) for id in ids] == match.legal_actions()
    assert [jantaku.action_id(name) for name in match.legal_actions()] == ids
    assert set(np.flatnonzero(match.mask())) == set(ids)
    assert len(jantaku.ACTIONS) == len(match.mask()) and jantaku.ACTIONS[ids[0]] == match.legal_actions()[0]
    one, other = match.copy(), match.copy()
    one.play(ids[0])
    other.play(match.legal_actions()[0])
    assert one.record() == other.record() != match.record()


def test_what_is_barred_is_refused_with_its_rule() -> None:
    match = jantaku.Match(seed=8)
    before = match.record()
    with pytest.raises(jantaku.IllegalAction, match="not among the choices"):
        match.play("ron")
    with pytest.raises(jantaku.IllegalAction, match="`fly` is no action"):
        match.play("fly")
    with pytest.raises(jantaku.IllegalAction, match="there is no action 401"):
        match.play(401)
    assert match.record() == before
    assert all(reason["why"]["message"] for reason in match.why_not())


def test_a_seat_sees_its_own_hand_only() -> None:
    match = jantaku.Match(seed=8)
    for seat in range(4):
        own = match.view(seat)["own"]
        assert len(own["concealed"]) == 13
        # Of the others, how many tiles they hold.
        assert [seat["concealed"] for seat in match.view(seat)["seats"]] == [14, 13, 13, 13]
    with pytest.raises(jantaku.JantakuError, match="nobody sits on seat 4"):
        match.view(4)


def test_an_observation_has_named_fields() -> None:
    match = jantaku.Match(seed=8)
    seen = match.observe()
    assert len(seen) == jantaku.OBSERVATION_LENGTH
    assert seen[jantaku.FIELDS["hand"].slice].sum() == 14
    assert list(seen[jantaku.FIELDS["score"].slice]) == [250] * 4
    assert seen[jantaku.FIELDS["players"].at] == 4


def test_the_adviser_and_the_bots_explain() -> None:
    match = jantaku.Match(seed=3)
    advice = match.advice()["advice"]
    assert advice and advice[0]["rule"]
    explained = jantaku.Bot("normal").explain(match)
    assert explained and explained[0]["action"] in match.legal_actions()
    assert explained[0]["worth"] >= explained[-1]["worth"]


@pytest.mark.parametrize("name", ["random", "easy", "normal", "hard/attacker"])
def test_a_bot_plays_the_same_match_again(name: str) -> None:
    records = []
    for _ in range(2):
        match, bot = jantaku.Match(seed=2), jantaku.Bot(name, seed=5)
        for _ in range(60):
            match.play(bot.choose(match))
        records.append(match.record())
    assert records[0] == records[1]
    with pytest.raises(jantaku.JantakuError, match="no bot `nobody`"):
        jantaku.Bot("nobody")

import jantaku
import numpy as np
import pytest
from numpy.typing import NDArray


def first_legal(vector: jantaku.VectorMatch, chance: np.random.Generator) -> NDArray[np.uint16]:
    chosen: NDArray[np.int64] = (chance.random(vector.masks.shape) * vector.masks).argmax(axis=1)
    return chosen.astype(np.uint16)


def test_each_match_goes_as_it_does_alone() -> None:
    vector, chance = jantaku.VectorMatch(3, seed=4), np.random.default_rng(1)
    alone = [jantaku.Match(seed=4, number=number) for number in range(3)]
    for _ in range(200):
        for at, match in enumerate(alone):
            assert match.seat == vector.seats[at]
            assert (vector.observations[at] == match.observe()).all()
            assert (vector.masks[at] == match.mask()).all()
        actions = first_legal(vector, chance)
        vector.step(actions)
        for at, match in enumerate(alone):
            before = match.points
            match.play(int(actions[at]))
            gained = [after - points for after, points in zip(match.points, before, strict=True)]
            assert list(vector.gains[at]) == gained


def test_threads_change_nothing_and_arrays_stay() -> None:
    one, four = jantaku.VectorMatch(16, seed=9, threads=1), jantaku.VectorMatch(16, seed=9, threads=4)
    masks, chance = four.masks, np.random.default_rng(2)
    for _ in range(300):
        actions = first_legal(one, chance)
        one.step(actions)
        four.step(actions)
        assert (one.observations == four.observations).all() and (one.results == four.results).all()
    assert masks is four.masks


def test_an_ended_match_has_results_and_the_next_one_follows() -> None:
    vector, chance = jantaku.VectorMatch(8, rules="tenhou_sanma", seed=1), np.random.default_rng(3)
    ended = 0
    for _ in range(3000):
        vector.step(first_legal(vector, chance))
        for at in np.flatnonzero(vector.ended):
            ended += 1
            assert vector.results[at].any() and vector.masks[at].any()
        assert not vector.results[~vector.ended].any()
    assert ended >= 8


def test_a_wrong_step_is_refused_and_makes_no_decision() -> None:
    vector = jantaku.VectorMatch(2, seed=1)
    before = vector.observations.copy()
    with pytest.raises(jantaku.IllegalAction, match="match 0: `ron` is not among the legal actions"):
        vector.step(np.full(2, jantaku.action_id("ron"), np.uint16))
    with pytest.raises(jantaku.IllegalAction, match="`actions` has 3 entries for 2 matches"):
        vector.step(np.zeros(3, np.uint16))
    assert (vector.observations == before).all()


def test_other_libraries_read_the_arrays_without_a_copy() -> None:
    vector = jantaku.VectorMatch(2, seed=1)
    shared = np.from_dlpack(vector.observations)
    vector.step(first_legal(vector, np.random.default_rng(0)))
    assert np.shares_memory(shared, vector.observations) and (shared == vector.observations).all()


def test_planes_are_written_for_every_observation() -> None:
    vector, chance = jantaku.VectorMatch(5, seed=6), np.random.default_rng(6)
    planes = jantaku.planes(vector.observations)
    assert planes.shape == (5, max(group.slice.stop for group in jantaku.PLANES.values()), 34)
    for _ in range(50):
        vector.step(first_legal(vector, chance))
        assert jantaku.planes(vector.observations, out=planes) is planes
        hand = planes[:, jantaku.PLANES["hand"].slice].sum(axis=(1, 2))
        assert (hand == vector.observations[:, jantaku.FIELDS["hand"].slice].sum(axis=1)).all()
    with pytest.raises(jantaku.JantakuError, match="349 numbers"):
        jantaku.planes(vector.observations[:, :10].copy())
    with pytest.raises(jantaku.JantakuError, match="another shape"):
        jantaku.planes(vector.observations[:2], out=planes)


def test_arrays_of_another_kind_are_refused_in_words() -> None:
    vector = jantaku.VectorMatch(2)
    with pytest.raises(TypeError, match="int16 is expected, with 349 numbers"):
        jantaku.planes(vector.observations[0])
    with pytest.raises(TypeError, match="uint16 is expected"):
        vector.step(np.zeros(2, np.int64))
    assert jantaku.planes(vector.observations[0][None]).dtype == np.uint8

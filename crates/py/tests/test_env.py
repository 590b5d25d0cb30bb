import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from jantaku.env import AllSeats, OneSeat
from pettingzoo.test import api_test, seed_test


@pytest.mark.parametrize("rules", ["tenhou", "mahjong_soul_sanma", "shanghai"])
def test_all_seats_are_an_aec_environment(rules: str) -> None:
    with warnings.catch_warnings():
        # An observation of whole numbers is no picture.
        warnings.simplefilter("ignore")
        api_test(AllSeats(rules), num_cycles=1000)
        seed_test(lambda: AllSeats(rules), num_cycles=300)


def test_the_rewards_of_all_seats_are_the_results() -> None:
    env, chance = AllSeats("tenhou"), np.random.default_rng(4)
    env.reset(seed=4)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            rewards[agent] = reward
        assert seen is not None
        env.step(None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    result = env.match.result
    assert result is not None
    assert rewards == {f"seat_{one['seat']}": one["total"] / 1000 for one in result["standings"]}


def test_one_seat_is_a_gymnasium_environment() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(OneSeat("tenhou", opponents="random"), skip_render_check=True)


def test_one_seat_plays_a_match_against_bots() -> None:
    env, chance = OneSeat("tenhou", opponents="easy"), np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert env.match.seat == info["seat"]
        seen, reward, over, _, info = env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
    result = env.match.result
    assert result is not None
    assert reward == next(one["total"] for one in result["standings"] if one["seat"] == info["seat"]) / 1000


def test_an_illegal_action_ends_the_match_and_is_named() -> None:
    env = OneSeat(opponents="random")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(np.int64(illegal))
    assert (reward, over) == (-100.0, True) and "not among the choices" in info["illegal"]

import hashlib
import pickle

import jantaku
import pytest


def digest(results: list[jantaku.MatchResult]) -> str:
    """Of the records, one after the other."""
    return hashlib.sha256("".join(result.record or "" for result in results).encode()).hexdigest()


# Of `cat DIR/*.jsonl | sha256sum` after `jantaku simulate --bots BOTS --rules RULES --seed SEED --matches MATCHES --records DIR`, the third with `--duplicate`.
BY_THE_BINARY = [
    (
        "wild,easy,normal,random",
        "tenhou",
        5,
        6,
        False,
        "de5307580a300606ec0d72d48d6725748ee755956d1efb96fe67c95182774f1b",
    ),
    (
        "easy,random,random",
        "mahjong_soul_sanma",
        7,
        4,
        False,
        "bfc69712225b647243391d4f5fe1167021927a9414c4a9106cffb8219512a974",
    ),
    (
        "normal,easy,easy,easy",
        "tenhou",
        5,
        12,
        True,
        "1b28d50f32c349936a9d370454b4864fc5eeed3d336f4b4c9247a38fdc6f6538",
    ),
]


@pytest.mark.parametrize(("bots", "rules", "seed", "matches", "duplicate", "expected"), BY_THE_BINARY)
def test_the_records_are_those_of_the_binary(
    bots: str, rules: str, seed: int, matches: int, duplicate: bool, expected: str
) -> None:
    played = jantaku.simulate(bots.split(","), rules, seed, matches=matches, records=True, duplicate=duplicate)
    assert digest(played) == expected


def test_a_match_is_what_a_loop_of_one_match_plays() -> None:
    # These bots leave nothing to chance, so that the loop needs no seeds but those of the walls.
    bots = ["normal", "hard/attacker", "normal/caller", "normal"]
    for result in jantaku.simulate(bots, seed=3, first=1, matches=2, records=True):
        match = jantaku.Match(seed=3, number=result.number, names=result.names)
        seated = [jantaku.Bot(name) for name in result.names]
        while match.seat is not None:
            match.play(seated[match.seat].choose(match))
        assert match.result is not None and match.record() == result.record
        for standing in match.result["standings"]:
            seat = standing["seat"]
            found = (result.points[seat], result.results[seat], result.places[seat])
            assert found == (standing["points"], standing["total"], standing["place"])
        assert result.rounds == match.record().count('"type":"wall"')


def test_threads_and_parts_change_nothing() -> None:
    bots = ["wild", "easy", "random", "random"]
    one = jantaku.simulate(bots, seed=8, matches=150, records=True)
    assert [result.number for result in one] == list(range(150))
    assert one == jantaku.simulate(bots, seed=8, matches=150, threads=2, records=True)
    assert one[90:140] == jantaku.simulate(bots, seed=8, first=90, matches=50, threads=3, records=True)
    assert one != jantaku.simulate(bots, seed=9, matches=150, records=True)
    assert jantaku.simulate(bots, matches=0) == []


def test_a_result_is_kept_as_text() -> None:
    for records in (False, True):
        result = jantaku.simulate(["random"] * 4, seed=1, first=7, records=records)[0]
        assert (result.record is not None) is records
        assert pickle.loads(pickle.dumps(result)) == result == jantaku.MatchResult.from_json(result.to_json())
        assert "\n" not in result.to_json()
    with pytest.raises(jantaku.RecordError, match="missing field"):
        jantaku.MatchResult.from_json('{"number": 1}')


def test_wrong_series_are_refused() -> None:
    with pytest.raises(jantaku.JantakuError, match="no bot `best`"):
        jantaku.simulate(["best"] * 4)
    with pytest.raises(jantaku.JantakuError, match="3 seats were named, and the rules are for 4"):
        jantaku.simulate(["random"] * 3)
    with pytest.raises(jantaku.RulesError, match="no preset `tenho`"):
        jantaku.simulate(["random"] * 4, "tenho")
    with pytest.raises(jantaku.JantakuError, match="below 4294967295"):
        jantaku.simulate(["random"] * 4, first=2**32 - 1, matches=1)


def test_what_is_measured_is_what_the_binary_measures() -> None:
    results = jantaku.simulate(["normal", "easy", "easy", "easy"], seed=5, matches=12, duplicate=True)
    # Of `jantaku simulate --bots normal,easy,easy,easy --seed 5 --matches 12 --duplicate --json`.
    normal, easy = jantaku.measure(results, "normal"), jantaku.measure(results, "easy")
    assert (normal.matches, normal.deals, normal.places) == (12, 3, [10, 2, 0, 0])
    assert (normal.mean_place, normal.place_error) == (1.1666666666666667, 0.16666666666666666)
    assert (easy.matches, easy.deals, easy.places) == (36, 3, [2, 10, 12, 12])
    assert (easy.mean_place, easy.place_error) == (2.9444444444444446, 0.05555555555555555)
    # What one wins the others lose; so three have a third of the error of one.
    assert normal.mean_result + 3 * easy.mean_result == pytest.approx(0, abs=1e-6)
    assert normal.result_error == pytest.approx(3 * (easy.result_error or 0)) and normal.result_error
    assert jantaku.measure(results[:4], "normal").place_error is None
    with pytest.raises(jantaku.JantakuError, match="`hard` played none"):
        jantaku.measure(results, "hard")

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import jantaku
import pytest

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'jantaku[ray]'")

import jantaku.ray as fleet

BOTS = ["easy", "random", "wild", "random"]


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init(num_cpus=8, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.parametrize("workers", [1, 2, 8])
def test_the_number_of_workers_changes_nothing(workers: int) -> None:
    alone = jantaku.simulate(BOTS, seed=4, first=10, matches=90, records=True)
    together = fleet.simulate(BOTS, seed=4, first=10, matches=90, chunk=7, workers=workers, records=True)
    assert together == alone


def test_killed_workers_change_nothing(tmp_path: Path) -> None:
    def plays(first: int) -> list[jantaku.MatchResult]:
        results = jantaku.simulate(BOTS, seed=4, first=first, matches=10)
        killed = tmp_path / f"{first}"
        if not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return results

    disturbed = [result for results in fleet.each(plays, range(0, 40, 10), workers=2) for result in results]
    assert len(list(tmp_path.iterdir())) == 4
    assert disturbed == jantaku.simulate(BOTS, seed=4, matches=40)


def test_a_task_is_run_again_if_its_worker_dies_but_not_if_it_fails(tmp_path: Path) -> None:
    def dies_once(part: int) -> int:
        note = tmp_path / f"died {part}"
        if not note.exists():
            note.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return part * part

    assert fleet.each(dies_once, [1, 2, 3], workers=2) == [1, 4, 9]

    def fails(part: int) -> jantaku.Rules:
        with (tmp_path / f"failed {part}").open("a") as note:
            note.write("again ")
        return jantaku.Rules("tenhou", starting_points=part)

    with pytest.raises(jantaku.RulesError, match="`starting_points` is") as raised:
        fleet.each(fails, [-1, 25000, 30000, 35000], workers=1)
    assert raised.type is jantaku.RulesError
    assert {note.name: note.read_text() for note in tmp_path.glob("failed*")} == {"failed -1": "again "}


def test_shards_are_written_once_and_whole(tmp_path: Path) -> None:
    def play() -> list[Path]:
        return fleet.simulate(BOTS, seed=4, matches=25, chunk=10, out=tmp_path / "out", records=True)

    shards = play()
    names = ["000000000-000000009.jsonl.gz", "000000010-000000019.jsonl.gz", "000000020-000000024.jsonl.gz"]
    assert [shard.name for shard in shards] == names
    assert [result for shard in shards for result in fleet.read(shard)] == jantaku.simulate(
        BOTS, seed=4, matches=25, records=True
    )
    # After an interruption only what is missing is played, and the same bytes are written.
    first, last = shards[0].read_bytes(), shards[2].read_bytes()
    shards[0].write_bytes(b"not played again")
    shards[2].unlink()
    (tmp_path / "out" / "left.part").touch()
    assert play() == shards
    assert (shards[0].read_bytes(), shards[2].read_bytes()) == (b"not played again", last)
    shards[0].unlink()
    assert play()[0].read_bytes() == first
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [*names, "series.json"]


def test_a_folder_keeps_to_its_matches(tmp_path: Path) -> None:
    fleet.simulate(BOTS, seed=4, matches=5, out=tmp_path)
    with pytest.raises(jantaku.JantakuError, match="holds other matches: seed, chunk differ"):
        fleet.simulate(BOTS, seed=5, matches=5, chunk=2, out=tmp_path)


def test_what_is_wrong_is_said_before_anything_is_written(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with pytest.raises(jantaku.JantakuError, match="no bot `best`"):
        fleet.simulate(["best"] * 4, matches=5, out=out)
    with pytest.raises(jantaku.RulesError, match="no preset `tenho`"):
        fleet.simulate(BOTS, "tenho", matches=5, out=out)
    with pytest.raises(jantaku.JantakuError, match="tasks of 0"):
        fleet.simulate(BOTS, matches=5, chunk=0, out=out)
    with pytest.raises(jantaku.JantakuError, match="0 workers"):
        fleet.simulate(BOTS, matches=5, workers=0)
    assert not out.exists()


def test_a_candidate_is_measured_at_every_seat_on_the_same_walls() -> None:
    found = fleet.evaluate("normal", "easy", seed=5, matches=12, chunk=5)
    played = jantaku.simulate(["normal", "easy", "easy", "easy"], seed=5, matches=12, duplicate=True)
    assert found == jantaku.measure(played, "normal")
    assert (found.matches, found.deals) == (12, 3)
    sanma = fleet.evaluate("easy", "random", "mahjong_soul_sanma", matches=6)
    assert (sanma.deals, len(sanma.places)) == (2, 3)


def test_a_dataset_is_what_one_process_writes(tmp_path: Path) -> None:
    alone = jantaku.write_dataset(tmp_path / "alone", bots=BOTS, seed=4, matches=10, per_shard=3)
    together = fleet.dataset(tmp_path / "together", bots=BOTS, seed=4, matches=10, per_shard=3)
    assert together == alone and together["shards"] == 4
    for file in (tmp_path / "alone").iterdir():
        assert (tmp_path / "together" / file.name).read_bytes() == file.read_bytes()
    with pytest.raises(jantaku.JantakuError, match="seed"):
        fleet.dataset(tmp_path / "together", bots=BOTS, seed=5, matches=10, per_shard=3)

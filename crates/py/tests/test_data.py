from pathlib import Path

import jantaku
import numpy as np
import pytest
from jantaku.data import Dataset

MATCHES = 3


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("data") / "decisions"
    card = jantaku.write_dataset(out, bots=["random"] * 4, seed=5, matches=MATCHES, per_shard=2)
    assert (card["matches"], card["shards"]) == (MATCHES, 2)
    assert card["bots"] == {"random": card["decisions"]}
    return out


def test_the_decisions_are_those_of_the_matches(folder: Path) -> None:
    data = Dataset(folder)
    (rows,) = data.batches(len(data))
    assert len(rows["action"]) == len(data)
    for number in range(MATCHES):
        match = jantaku.Match("tenhou", seed=5, number=number)
        for at in np.flatnonzero(rows["match"] == number):
            assert match.seat == rows["seat"][at]
            assert (match.observe() == rows["observation"][at]).all()
            assert (match.mask() == rows["mask"][at]).all()
            match.play(int(rows["action"][at]))
        assert match.result is not None
        for standing in match.result["standings"]:
            own = (rows["match"] == number) & (rows["seat"] == standing["seat"])
            assert (rows["place"][own] == standing["place"]).all()


def test_types_and_columns(folder: Path) -> None:
    data = Dataset(folder)
    batch = next(data.batches(7))
    assert batch["observation"].dtype == np.int16 and batch["observation"].shape == (7, 349)
    assert batch["mask"].dtype == np.bool_ and batch["mask"].shape == (7, 401)
    assert batch["action"].dtype == np.uint16 and batch["result"].dtype == np.int32
    assert set(batch) == set(data.columns) - {"file", "rules"}
    assert list(next(data.batches(7, columns=["rules"]))["rules"]) == ["tenhou"] * 7
    with pytest.raises(ValueError, match="no column"):
        next(data.batches(7, columns=["luck"]))
    with pytest.raises(ValueError, match="at least one"):
        next(data.batches(0))


def test_every_row_comes_once_in_any_order(folder: Path) -> None:
    data = Dataset(folder)

    def order(size: int, seed: int | None) -> list[tuple[int, int]]:
        batches = list(data.batches(size, columns=["match", "decision"], seed=seed))
        assert all(len(batch["match"]) == size for batch in batches[:-1])
        return [
            (int(match), int(decision))
            for batch in batches
            for match, decision in zip(batch["match"], batch["decision"], strict=True)
        ]

    plain = order(100, None)
    assert plain == sorted(plain) and len(plain) == len(data)
    assert order(64, 1) == order(100, 1) != order(100, 2)
    assert sorted(order(100, 1)) == plain


def test_records_and_what_is_refused(folder: Path, tmp_path: Path) -> None:
    match = jantaku.Match("tenhou", seed=1)
    bot = jantaku.Bot("random", seed=1)
    while not match.over:
        match.play(bot.choose(match))
    records = tmp_path / "records"
    records.mkdir()
    (records / "one.jsonl").write_text(match.record())
    card = jantaku.write_dataset(tmp_path / "out", records=records)
    assert card["matches"] == 1 and card["decisions"] == len(Dataset(tmp_path / "out"))
    with pytest.raises(jantaku.JantakuError, match="another `matches`"):
        jantaku.write_dataset(folder, bots=["random"] * 4, seed=5, matches=MATCHES + 1, per_shard=2)
    with pytest.raises(ValueError, match="at least 1"):
        jantaku.write_dataset(folder, bots=["random"] * 4, per_shard=0)
    with pytest.raises(ValueError, match="name one of them"):
        jantaku.write_dataset(folder)
    with pytest.raises(OSError, match="nowhere"):
        jantaku.write_dataset(tmp_path / "other", records="nowhere")

"""Decisions from Parquet files, as NumPy arrays: what ``jantaku dataset`` and ``jantaku.write_dataset`` have written.

It needs the extra ``data``: ``pip install jantaku[data]``.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
from numpy.typing import NDArray

from . import ACTIONS, OBSERVATION_LENGTH

Batch = dict[str, NDArray[Any]]
"""An array for each column, with as many rows as there are decisions."""

_TEXTS = ("file", "rules")


class Dataset:
    """The decisions of a folder.

    Only a group of rows, some thousands of them, is in memory at a time.
    """

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = Path(folder)
        self.card: dict[str, Any] = json.loads((self.folder / "card.json").read_text(encoding="utf-8"))
        """What is in the folder: counts, columns, and what was left out."""
        self.columns = [str(column["name"]) for column in self.card["columns"]]
        """The names of all columns."""

    def __len__(self) -> int:
        return int(self.card["decisions"])

    def batches(self, size: int, columns: Sequence[str] | None = None, seed: int | None = None) -> Iterator[Batch]:
        """All decisions once, so many at a time; the last batch may be smaller.

        The columns are all but ``file`` and ``rules``, unless they are named. With a seed the groups of rows of all files come
        by chance, and so do the rows of each; without one everything is in order.
        """
        if size < 1:
            raise ValueError(f"a batch has at least one row, not {size}")
        names = [name for name in self.columns if name not in _TEXTS] if columns is None else list(columns)
        unknown = set(names) - set(self.columns)
        if unknown:
            raise ValueError(f"there is no column {sorted(unknown)}; there are {self.columns}")
        rest: list[Batch] = []
        rows = 0
        for group in self._groups(names, seed):
            rest.append(group)
            rows += _rows(group)
            if rows < size:
                continue
            whole = {name: np.concatenate([part[name] for part in rest]) for name in names} if len(rest) > 1 else group
            end = rows - rows % size
            for start in range(0, end, size):
                yield {name: array[start : start + size] for name, array in whole.items()}
            # A copy, so that the group can be forgotten.
            rest = [{name: array[end:].copy() for name, array in whole.items()}]
            rows -= end
        if rows:
            yield {name: np.concatenate([part[name] for part in rest]) for name in names}

    def _groups(self, names: list[str], seed: int | None) -> Iterator[Batch]:
        """The rows of one group after the other."""
        paths = [self.folder / f"part-{number:05}.parquet" for number in range(int(self.card["shards"]))]
        places = [
            (path, group) for path in paths for group in range(pyarrow.parquet.read_metadata(path).num_row_groups)
        ]
        chance = None if seed is None else np.random.default_rng(seed)
        if chance is not None:
            places = [places[at] for at in chance.permutation(len(places))]
        for path, group in places:
            with pyarrow.parquet.ParquetFile(path) as file:
                table = file.read_row_group(group, columns=names)
            batch = {name: _array(name, table.column(name)) for name in names}
            if chance is not None:
                order = chance.permutation(table.num_rows)
                batch = {name: array[order] for name, array in batch.items()}
            yield batch


def _rows(batch: Batch) -> int:
    return len(next(iter(batch.values()))) if batch else 0


def _array(name: str, column: Any) -> NDArray[Any]:
    """The values of a column; numbers and observations are those of the file's memory, not copied."""
    values = column.combine_chunks()
    if name not in ("observation", "mask"):
        array: NDArray[Any] = values.to_numpy(zero_copy_only=False)
        return array
    width = values.type.byte_width
    raw = np.frombuffer(values.buffers()[1], np.uint8, len(values) * width, values.offset * width)
    if name == "observation":
        return raw.view("<i2").reshape(-1, OBSERVATION_LENGTH)
    bits = np.unpackbits(raw.reshape(-1, width), axis=1, count=len(ACTIONS), bitorder="little")
    return bits.view(np.bool_)

"""Behaviour cloning: a small network learns what our bots choose, and then plays in the arena.

    python examples/clone.py data            # matches between bots, as Parquet files
    python examples/clone.py train           # minutes on two cores
    jantaku arena --matches 200 --bot 'jantaku:python3 examples/clone.py play' --bot easy --bot easy --bot easy

It needs PyTorch besides the extra `data` of the package. What comes of it is in docs/python.md.
"""

import argparse
from pathlib import Path

import jantaku
import numpy as np
import torch
from jantaku.player import Ask, Player
from torch import nn

PLANES, KINDS, ACTIONS = 315, 34, len(jantaku.ACTIONS)
WIDTH = 64
FEATURES = WIDTH * KINDS


class Policy(nn.Module):
    """Observations to a score of each action: neighbours among the 34 kinds are looked at together, as runs are."""

    def __init__(self) -> None:
        super().__init__()
        self.mixed = nn.Sequential(nn.Conv1d(PLANES, WIDTH, 1), nn.ReLU())
        self.shapes = nn.Sequential(
            *[layer for _ in range(3) for layer in (nn.Conv1d(WIDTH, WIDTH, 3, padding=1), nn.ReLU())]
        )
        self.scores = nn.Linear(FEATURES, ACTIONS)

    def features(self, observations: np.ndarray) -> torch.Tensor:
        mixed = self.mixed(torch.from_numpy(jantaku.planes(observations).astype(np.float32)))
        return (mixed + self.shapes(mixed)).flatten(1)

    def choices(self, features: torch.Tensor, masks: np.ndarray) -> torch.Tensor:
        """The score of each action, and minus infinity for those that are not legal."""
        return self.scores(features).masked_fill(torch.from_numpy(~masks), -torch.inf)

    def forward(self, observations: np.ndarray, masks: np.ndarray) -> torch.Tensor:
        return self.choices(self.features(observations), masks)


def train(arguments: argparse.Namespace) -> None:
    from jantaku.data import Dataset

    torch.manual_seed(0)
    policy = Policy()
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    data = Dataset(arguments.folder)
    columns = ["observation", "mask", "action", "match"]
    for epoch in range(arguments.epochs):
        right = seen = 0
        for nth, batch in enumerate(data.batches(512, columns, seed=epoch)):
            # One match in twenty is for the test, and decisions without a choice teach nothing.
            rows = (batch["mask"].sum(axis=1) > 1) & (batch["match"] % 20 > 0)
            held = (batch["mask"].sum(axis=1) > 1) & (batch["match"] % 20 == 0)
            scores = policy(batch["observation"][rows], batch["mask"][rows])
            loss = nn.functional.cross_entropy(scores, torch.from_numpy(batch["action"][rows].astype(np.int64)))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            with torch.no_grad():
                guessed = policy(batch["observation"][held], batch["mask"][held]).argmax(dim=1).numpy()
            right, seen = right + int((guessed == batch["action"][held]).sum()), seen + int(held.sum())
            if nth % 100 == 0:
                print(
                    f"epoch {epoch}, step {nth}: loss {loss.item():.3f}, {right / max(seen, 1):.1%} of {seen} alike",
                    flush=True,
                )
        torch.save(policy.state_dict(), arguments.model)


class Clone(Player):
    def __init__(self, model: Path) -> None:
        torch.set_num_threads(1)
        self.policy = Policy()
        self.policy.load_state_dict(torch.load(model))

    def choose(self, ask: Ask) -> int:
        with torch.no_grad():
            return int(self.policy(ask.observation[None], ask.mask[None]).argmax())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=["data", "train", "play"])
    parser.add_argument("--folder", type=Path, default=Path("target/clone/data"))
    parser.add_argument("--model", type=Path, default=Path("target/clone/model.pt"))
    parser.add_argument("--teacher", default="hard", help="which bot is cloned")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--epochs", type=int, default=2)
    arguments = parser.parse_args()
    if arguments.do == "data":
        card = jantaku.write_dataset(arguments.folder, bots=[arguments.teacher] * 4, matches=arguments.matches, seed=1)
        print(f"{card['decisions']} decisions of {card['matches']} matches")
    elif arguments.do == "train":
        train(arguments)
    else:
        Clone(arguments.model).run()


if __name__ == "__main__":
    main()

"""Proximal policy optimisation: a network that plays against itself learns from points, and from coming closer to a win.

    python examples/ppo.py                                      # from nothing
    python examples/ppo.py --start target/clone/model.pt --updates 60 --rate 3e-4 --closer 0 --entropy 3e-3
    jantaku arena --matches 200 --bot easy --bot easy --bot easy \
        --bot 'jantaku:python3 examples/clone.py play --model target/ppo/model.pt'

It needs PyTorch besides the package. What comes of it is in docs/python.md.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

import jantaku
import numpy as np
import torch
from clone import FEATURES, Policy
from torch import nn
from torch.distributions import Categorical

MATCHES, STEPS = 128, 128
EPOCHS, BATCH, CLIP, TRACE = 2, 512, 0.2, 0.9
POINTS = 8000  # as many points are a reward of 1

HAND, MELDS, LIVE_LEFT = (jantaku.FIELDS[name] for name in ("hand", "melds", "live_left"))
TILES = [f"{digit}{suit}" for suit, last in (("m", 9), ("p", 9), ("s", 9), ("z", 7)) for digit in range(1, last + 1)]
TILES += ["0m", "0p", "0s"]
WINS = [jantaku.action_id("tsumo"), jantaku.action_id("ron")]


class ActorCritic(nn.Module):
    """A policy, and a value: the reward that its seat may expect of the rest of the round."""

    def __init__(self) -> None:
        super().__init__()
        self.policy = Policy()
        self.value = nn.Linear(FEATURES, 1)
        nn.init.zeros_(self.value.weight)

    def forward(self, observations: np.ndarray, masks: np.ndarray) -> tuple[Categorical, torch.Tensor]:
        features = self.policy.features(observations)
        return Categorical(logits=self.policy.choices(features, masks)), self.value(features).squeeze(1)


class Played(NamedTuple):
    """What was asked, chosen and gained, with a row for each step and a column for each match."""

    seats: np.ndarray
    observations: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    log_chances: np.ndarray
    values: np.ndarray
    distances: np.ndarray
    gains: np.ndarray


def distance(observation: np.ndarray) -> int:
    """Shanten, and one more for each meld: a call by itself is no progress, or the network would call all that it can."""
    tiles = "".join(tile * count for tile, count in zip(TILES, observation[HAND.slice].tolist(), strict=True))
    melds = int(np.count_nonzero(observation[MELDS.at : MELDS.at + MELDS.length : 6]))
    return jantaku.shanten(tiles, melds) + melds


def play(vector: jantaku.VectorMatch, network: ActorCritic) -> Played:
    steps = []
    for _ in range(STEPS):
        # The next step overwrites the arrays.
        seats, observations, masks = vector.seats.copy(), vector.observations.copy(), vector.masks.copy()
        with torch.no_grad():
            chances, values = network(observations, masks)
            actions = chances.sample()
            log_chances = chances.log_prob(actions)
        vector.step(actions.numpy().astype(np.uint16))
        away = np.array([distance(observation) for observation in observations])
        answers = (actions.numpy(), log_chances.numpy(), values.numpy(), away)
        steps.append((seats, observations, masks, *answers, vector.gains / POINTS))
    return Played(*(np.stack(column) for column in zip(*steps, strict=True)))


def advantages(played: Played, closer: float) -> np.ndarray:
    """Generalised advantage estimates, for each seat by itself. An episode is a round, and the last decision of each seat has none."""
    found = np.empty((STEPS, MATCHES), np.float32)
    # Of the next decision of each seat, and what it gained until then.
    value, advantage, away, left = (np.full((MATCHES, 4), start) for start in (np.nan, 0.0, 0.0, 0.0))
    reward = np.zeros((MATCHES, 4))
    for step in reversed(range(STEPS)):
        at = np.arange(MATCHES), played.seats[step]
        reward += played.gains[step]
        live_left = played.observations[step, :, LIVE_LEFT.at]
        rest = value[at] + TRACE * advantage[at] + closer * (played.distances[step] - away[at])
        # A new round has more tiles left.
        found[step] = reward[at] + np.where(left[at] <= live_left, rest, 0.0) - played.values[step]
        value[at], advantage[at] = played.values[step], np.nan_to_num(found[step])
        away[at], left[at], reward[at] = played.distances[step], live_left, 0.0
    return found


def learn(
    network: ActorCritic, optimizer: torch.optim.Optimizer, played: Played, closer: float, entropy: float
) -> None:
    found = advantages(played, closer)
    known = ~np.isnan(found)
    found, rows = found[known], Played(*(column[known] for column in played))
    for _ in range(EPOCHS):
        for batch in np.array_split(torch.randperm(len(found)).numpy(), len(found) // BATCH):
            chances, values = network(rows.observations[batch], rows.masks[batch])
            advantage = torch.from_numpy((found[batch] - found.mean()) / found.std())
            before = torch.from_numpy(rows.log_chances[batch])
            ratio = (chances.log_prob(torch.from_numpy(rows.actions[batch])) - before).exp()
            gained = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            wrong = nn.functional.mse_loss(values, torch.from_numpy(rows.values[batch] + found[batch]))
            optimizer.zero_grad()
            (0.5 * wrong - gained - entropy * chances.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--start", type=Path, help="a model to go on from")
    parser.add_argument("--model", type=Path, default=Path("target/ppo/model.pt"))
    parser.add_argument("--updates", type=int, default=80)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--closer", type=float, default=0.1, help="the reward for a tile closer to a win; it fades")
    parser.add_argument("--entropy", type=float, default=0.01, help="the reward for varied choices; it fades")
    arguments = parser.parse_args()
    torch.manual_seed(0)
    network = ActorCritic()
    if arguments.start:
        network.policy.load_state_dict(torch.load(arguments.start))
    optimizer = torch.optim.Adam(network.parameters())
    vector = jantaku.VectorMatch(MATCHES, seed=1)
    for update in range(arguments.updates):
        fade = 1 - update / arguments.updates
        optimizer.param_groups[0]["lr"] = arguments.rate * fade
        played = play(vector, network)
        wins, away = 1000 * np.isin(played.actions, WINS).mean(), played.distances.mean()
        print(f"update {update}: {wins:.1f} wins in 1000 decisions, {away:.2f} from tenpai", flush=True)
        learn(network, optimizer, played, arguments.closer * fade, arguments.entropy * fade)
    arguments.model.parent.mkdir(parents=True, exist_ok=True)
    torch.save(network.policy.state_dict(), arguments.model)


if __name__ == "__main__":
    main()

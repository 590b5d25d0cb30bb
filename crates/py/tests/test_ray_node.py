import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import jantaku
import pytest

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'jantaku[ray]'")

import jantaku.ray as fleet
from ray.cluster_utils import Cluster

BOTS = ["easy", "random", "wild", "random"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A head that runs no task, and two nodes that run one each."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    for _ in range(2):
        cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_a_killed_node_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    doomed, survivor = cluster.worker_nodes
    running = tmp_path / "running"

    def plays(first: int) -> list[jantaku.MatchResult]:
        if ray.get_runtime_context().get_node_id() == doomed_id:
            running.touch()
            signal.pause()  # until the node is killed: only another run of the task can answer
        while not running.exists():
            time.sleep(0.01)
        return jantaku.simulate(BOTS, seed=4, first=first, matches=10)

    doomed_id = doomed.node_id
    with ThreadPoolExecutor(1) as thread:
        answers = thread.submit(fleet.each, plays, range(0, 40, 10))
        while not (running.exists() or answers.done()):
            time.sleep(0.01)
        cluster.remove_node(doomed, allow_graceful=False)
        disturbed = [result for results in answers.result() for result in results]
    assert cluster.worker_nodes == {survivor}
    assert disturbed == jantaku.simulate(BOTS, seed=4, matches=40)

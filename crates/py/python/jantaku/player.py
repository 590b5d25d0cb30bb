"""A bot for `jantaku arena`, as a class with one method to write.

    from jantaku.player import Ask, Player


    class Mine(Player):
        def choose(self, ask: Ask) -> str:
            return ask.actions[0]


    if __name__ == "__main__":
        Mine().run()

``jantaku arena --bot 'jantaku:python3 mine.py'`` plays it. With ``Mine.serve(8001)`` in place of ``Mine().run()`` it listens
for ``--bot jantaku:ws://127.0.0.1:8001/``. The messages are described in docs/bots.md. This file imports no other of the package, NumPy only
when a question is asked for its arrays, and websockets only to listen: it may be copied beside a bot.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, SupportsInt, TextIO, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ACTION_COUNT: Final = 401
"""How many actions there are: the length of a mask."""

PROTOCOL: Final = 1
"""The version of the messages."""

Action: TypeAlias = str | SupportsInt
"""An action by name or by number."""


class ProtocolError(Exception):
    """A message that this player does not understand."""


@dataclass(frozen=True)
class Ask:
    """A question, with all that is needed to answer it."""

    decision: int
    """Its number in this match."""
    seat: int
    """Your seat; 0 was the first dealer. Lists of the view that are by seat have it at this place."""
    actions: list[str]
    """What you may do, by name."""
    numbers: list[int]
    """The same by number."""
    barred: list[dict[str, Any]]
    """What you might expect to be able to do, each with the rule that bars it."""
    view: dict[str, Any]
    """What your seat knows, as `jantaku.Match.view` returns it: docs/bots.md shows one."""
    seconds: float
    """The time for the answer."""
    seen: list[int]
    """The numbers of `observation`, as they came: a list, for which no NumPy is needed."""

    @cached_property
    def observation(self) -> NDArray[np.int16]:
        """What your seat knows as 349 numbers; `jantaku.FIELDS` says where."""
        import numpy as np

        return np.array(self.seen, dtype=np.int16)

    @cached_property
    def mask(self) -> NDArray[np.bool_]:
        """What you may do, as a mask over all actions."""
        import numpy as np

        mask = np.zeros(ACTION_COUNT, dtype=np.bool_)
        mask[self.numbers] = True
        return mask


_SENT: Final = ("decision", "seat", "actions", "numbers", "barred", "view", "seconds")


class Player:
    """A player of one match: write `choose`, and whatever else you want to hear of."""

    def choose(self, ask: Ask) -> Action | tuple[Action, str]:
        """One of the actions, by name or by number; with a text, if you want to explain it."""
        raise NotImplementedError

    def match(self, start: dict[str, Any]) -> None:
        """A match begins: your `seat`, the `names`, the `rules` and the `seconds` for each answer."""

    def event(self, event: dict[str, Any]) -> None:
        """Something happened, as your seat sees it: `event`, how things stand `after` it, and, if anything is, what is `denied` to you."""

    def end(self, result: dict[str, Any]) -> None:
        """The match is over: its `standings`, the first place first."""

    def run(self, lines: Iterable[str] | None = None, output: TextIO | None = None) -> None:
        """Plays until there are no more messages: on standard input and output, if nothing else is given.

        On standard output nothing but answers may be written. Whatever else prints there from now on, even a library in C, prints to
        standard error.
        """
        with ExitStack() as files:
            if lines is None:
                lines = files.enter_context(open(sys.stdin.fileno(), encoding="utf-8", closefd=False))
            if output is None:
                output = files.enter_context(open(os.dup(sys.stdout.fileno()), "w", encoding="utf-8"))
                os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
            for line in filter(str.strip, lines):
                answer = self._hear(json.loads(line))
                if answer is not None:
                    output.write(json.dumps(answer) + "\n")
                    output.flush()

    @classmethod
    def serve(cls, port: int, host: str = "127.0.0.1") -> None:
        """Listens on a WebSocket until it is interrupted. Each connection is one match, with a player of its own, which `cls()` makes.

        Port 0 is any that is free. The address is printed on standard error. It needs the package `websockets`: ``pip install jantaku[serve]``.
        """
        from websockets.sync.server import ServerConnection, serve

        def play(connection: ServerConnection) -> None:
            player = cls()
            for message in connection:
                answer = player._hear(json.loads(message))
                if answer is not None:
                    connection.send(json.dumps(answer))

        # A bot that thinks for long is no dead one: whether it is late, the table decides.
        with serve(play, host, port, ping_interval=None) as server:
            print(f"listening on ws://{host}:{server.socket.getsockname()[1]}/", file=sys.stderr, flush=True)
            server.serve_forever()

    def _hear(self, message: dict[str, Any]) -> dict[str, Any] | None:
        kind = message.pop("type")
        if kind == "choose":
            seen = message["observation"]
            return self._answer(Ask(seen=seen, **{field: message[field] for field in _SENT}))
        if kind == "match":
            if message["protocol"] != PROTOCOL:
                raise ProtocolError(f"the table speaks version {message['protocol']}, this player {PROTOCOL}")
            self.match(message)
        elif kind == "event":
            self.event(message)
        elif kind == "end":
            self.end(message)
        elif kind in ("start_game", "hello"):
            raise ProtocolError(
                "the table speaks mjai: put `jantaku:` before the command, as in 'jantaku:python3 bot.py'"
            )
        else:
            raise ProtocolError(f"`{kind}` is no message of version {PROTOCOL}")
        return None

    def _answer(self, ask: Ask) -> dict[str, Any]:
        chosen = self.choose(ask)
        action, explanation = chosen if isinstance(chosen, tuple) else (chosen, None)
        if not isinstance(action, str | SupportsInt):
            said = f"`choose` returned {chosen!r} for decision {ask.decision}"
            raise ProtocolError(f"{said}: an action by name or by number was expected, or a pair of that and a text")
        # A number of an array is none of JSON's.
        answer = {"decision": ask.decision, "action": action if isinstance(action, str) else int(action)}
        return answer if explanation is None else answer | {"explanation": explanation}

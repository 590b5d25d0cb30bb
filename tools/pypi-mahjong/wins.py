"""Random winning hands, each with its rules: deterministic by seed."""

import random
from dataclasses import dataclass, field

SUITS = "mps"
KINDS = [(suit, number) for suit in SUITS for number in range(1, 10)] + [("z", number) for number in range(1, 8)]
HONOURS = KINDS[27:]
YAOCHUU = [kind for kind in KINDS if kind[0] == "z" or kind[1] in (1, 9)]
GREEN = [("s", number) for number in (2, 3, 4, 6, 8)] + [("z", 6)]


@dataclass
class Rules:
    """The options of mahjong 2.1.0 that are compared; every one is drawn by lot for each hand."""

    players: int
    open_tanyao: bool
    aka: bool
    double_yakuman: bool
    kazoe: str  # limited, sanbaiman or none
    kiriage: bool
    open_pinfu: bool
    pinfu_tsumo: bool
    renhou: str  # mangan or yakuman
    daisharin: str  # off, pinzu or any
    daichisei: bool
    sextuple: bool


@dataclass
class Meld:
    """A meld; its tiles are numbers from 0 to 135, the called one first, the added one last."""

    call: str
    tiles: list[int]
    side: str | None


@dataclass
class Win:
    """A win and its moment."""

    rules: Rules
    closed: list[int]
    melds: list[Meld]
    tile: int
    side: str | None  # of the discarder; none for a self-draw
    seat: int
    round: int
    flags: set[str] = field(default_factory=set)
    dora: list[int] = field(default_factory=list)
    ura: list[int] = field(default_factory=list)
    honba: int = 0
    sticks: int = 0
    kita: int = 0


def draw_rules(lot: random.Random) -> Rules:
    chance = lambda p: lot.random() < p  # noqa: E731
    return Rules(
        players=3 if chance(0.2) else 4,
        open_tanyao=chance(0.7),
        aka=chance(0.6),
        double_yakuman=chance(0.5),
        kazoe=lot.choice(["limited", "limited", "sanbaiman", "none"]),
        kiriage=chance(0.5),
        open_pinfu=chance(0.6),
        pinfu_tsumo=chance(0.25),
        renhou=lot.choice(["mangan", "yakuman"]),
        daisharin=lot.choice(["off", "pinzu", "any"]),
        daichisei=chance(0.5),
        sextuple=chance(0.5),
    )


class Tiles:
    """What is left of a set: a tile is taken by its kind."""

    def __init__(self, lot: random.Random, players: int):
        absent = [("m", number) for number in range(2, 9)] if players == 3 else []
        self.left = {kind: [4 * at + copy for copy in range(4)] for at, kind in enumerate(KINDS)}
        for kind in absent:
            self.left[kind] = []
        for copies in self.left.values():
            lot.shuffle(copies)

    def has(self, kinds) -> bool:
        return all(len(self.left[kind]) >= kinds.count(kind) for kind in set(kinds))

    def take(self, kinds) -> list[int]:
        return [self.left[kind].pop() for kind in kinds]


SIMPLES = [kind for kind in KINDS if kind not in YAOCHUU]
TERMINALS = [kind for kind in YAOCHUU if kind[0] != "z"]
OUTSIDE = YAOCHUU + [kind for kind in KINDS if kind[0] != "z" and kind[1] in (2, 3, 7, 8)]


def pool(lot: random.Random, players: int):
    """The kinds a hand is made of, so that every kind of hand comes up; and how often its sets are runs."""
    suit = lot.choice("ps" if players == 3 else SUITS)
    in_suit = [kind for kind in KINDS if kind[0] == suit]
    runs = lot.choice([0.0, 0.3, 0.6, 0.9, 1.0])
    first = lot.choice([1, 4, 7, lot.randint(1, 7)])
    what = lot.choices(["any", "simples", "suit", "half", "yaochuu", "outside", "green", "honours", "terminals",
                        "three", "five", "dragons", "straight"],
                       [34, 12, 4, 9, 4, 9, 2, 2, 1, 9, 4, 4, 6])[0]  # fmt: skip
    kinds, runs = {
        "any": lambda: (KINDS, runs),
        "simples": lambda: (SIMPLES, runs),
        "suit": lambda: (in_suit, runs),
        "half": lambda: (in_suit + HONOURS, runs),
        "yaochuu": lambda: (YAOCHUU, 0.0),
        "outside": lambda: (OUTSIDE, 0.8),
        "green": lambda: (GREEN, 0.3),
        "honours": lambda: (HONOURS, 0.0),
        "terminals": lambda: (TERMINALS, 0.0),
        # Three numbers in every suit, and a few others: three-colour runs and triplets.
        "three": lambda: ([k for k in KINDS[:27] if first <= k[1] <= first + 2] + lot.sample(KINDS, 2), runs),
        "five": lambda: (in_suit[lot.randrange(5) :][:5], 0.5),
        "dragons": lambda: (HONOURS[4:] + in_suit, 0.2),
        # One suit by threes: straights.
        "straight": lambda: (in_suit + lot.sample(KINDS, 2), 1.0),
    }[what]()
    if players == 3:
        kinds = [kind for kind in kinds if kind[0] != "m" or kind[1] in (1, 9)]
    return kinds, runs


def standard(lot: random.Random, tiles: Tiles, players: int):
    """Four sets and a pair, as lists of kinds."""
    kinds, runs = pool(lot, players)
    starts = [k for k in kinds if k[0] != "z" and k[1] < 8 and not (players == 3 and k[0] == "m")]
    kans = lot.choice([0.0, 0.0, 0.1, 0.4, 0.9])
    sets, twice, thirds = [], lot.random() < 0.25, lot.random() < 0.2
    for _ in range(40):
        if len(sets) == 4:
            break
        if starts and lot.random() < runs:
            suit, number = sets[-1][0] if twice and sets and sets[-1][0] != sets[-1][1] else lot.choice(starts)
            if thirds:
                number = min(7, (number - 1) // 3 * 3 + 1)
            made = [(suit, number), (suit, number + 1), (suit, number + 2)]
        else:
            made = [lot.choice(kinds)] * (4 if lot.random() < kans else 3)
        if made[0] in tiles.left and tiles.has([kind for held in sets for kind in held] + made):
            sets.append(made)
    used = [kind for held in sets for kind in held]
    pairs = [kind for kind in kinds if tiles.has(used + [kind] * 2)]
    return (sets, lot.choice(pairs)) if len(sets) == 4 and pairs else None


def shaped(lot: random.Random, tiles: Tiles, players: int):
    """A closed hand without melds by its kinds: seven pairs, thirteen orphans, nine gates, big wheels."""
    what = lot.choices(["pairs", "orphans", "gates", "wheels", "stars"], [70, 12, 10, 5, 3])[0]
    suit = lot.choice("ps" if players == 3 else SUITS)
    if what == "orphans":
        return YAOCHUU + [lot.choice(YAOCHUU)]
    if what == "gates":
        return [(suit, n) for n in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9)] + [(suit, lot.randint(1, 9))]
    if what == "wheels":
        first = lot.choices([1, 2, 3], [1, 4, 1])[0]
        return [(suit, first + at) for at in range(7) for _ in range(2)]
    kinds = HONOURS if what == "stars" else pool(lot, players)[0]
    kinds = [kind for kind in dict.fromkeys(kinds) if tiles.has([kind] * 2)]
    return [kind for kind in lot.sample(kinds, 7) for _ in range(2)] if len(kinds) >= 7 else None


def call(lot: random.Random, made, taken: list[int], players: int) -> Meld:
    """A set laid open, or a closed kan."""
    left_of_me = "left"
    sides = ["left", "right"] if players == 3 else ["left", "across", "right"]
    if len(set(made)) == 3:
        lot.shuffle(taken)
        return Meld("chi", taken, left_of_me)
    if len(made) == 3:
        return Meld("pon", taken, lot.choice(sides))
    kind = lot.choice(["ankan", "ankan", "daiminkan", "kakan"])
    return Meld(kind, taken, None if kind == "ankan" else lot.choice(sides))


def draw_hand(lot: random.Random, rules: Rules):
    """Concealed tiles, melds and the winning tile; nothing where the lots fit no hand."""
    tiles = Tiles(lot, rules.players)
    if lot.random() < 0.1:
        kinds = shaped(lot, tiles, rules.players)
        if kinds is None or not tiles.has(kinds):
            return None
        closed, melds = tiles.take(kinds), []
    else:
        hand = standard(lot, tiles, rules.players)
        if hand is None:
            return None
        sets, pair = hand
        opening = lot.choice([0.0, 0.0, 0.25, 0.5, 0.9])
        closed, melds = tiles.take([pair] * 2), []
        for made in sets:
            taken = tiles.take(made)
            run = len(set(made)) == 3
            laid = len(made) == 4 or (lot.random() < opening and not (run and rules.players == 3))
            if laid:
                melds.append(call(lot, made, taken, rules.players))
            else:
                closed += taken
    winning = lot.choice(closed)
    closed.remove(winning)
    return tiles, closed, melds, winning


def draw_flags(lot: random.Random, win: Win) -> None:
    """What is special about the moment, without contradictions."""
    chance = lambda p: lot.random() < p  # noqa: E731
    tsumo, dealer = win.side is None, win.seat == 0
    closed = all(meld.call == "ankan" for meld in win.melds)
    kan = win.kita > 0 or any(meld.call in ("ankan", "daiminkan", "kakan") for meld in win.melds)
    if not win.melds and not win.kita and chance(0.04):
        if tsumo:
            win.flags.add("tenhou" if dealer else "chiihou")
        elif not dealer:
            win.flags.add("renhou")
        return
    if closed and chance(0.45):
        win.flags.add("double_riichi" if chance(0.15) else "riichi")
        if chance(0.3):
            win.flags.add("ippatsu")
    if tsumo and kan and "ippatsu" not in win.flags and chance(0.2):
        win.flags.add("rinshan")
    elif chance(0.05):
        win.flags.add("haitei" if tsumo else "houtei")
    elif not tsumo and chance(0.03):
        win.flags.add("chankan")
    if dealer and chance(0.02):
        win.flags.add("paarenchan")


def pointed(kind, players: int):
    """The kind that an indicator points to."""
    suit, number = kind
    if suit != "z":
        return (suit, 9 if players == 3 and suit == "m" and number == 1 else number % 9 + 1)
    return (suit, number % 4 + 1 if number < 5 else (number - 4) % 3 + 5)


def aim(rest: list[int], win: Win) -> None:
    """Puts the indicators first that point at what the hand holds most of."""
    held = win.closed + [tile for meld in win.melds for tile in meld.tiles] + [win.tile]
    kinds = [tile // 4 for tile in held]
    rest.sort(key=lambda tile: -kinds.count(KINDS.index(pointed(KINDS[tile // 4], win.rules.players))))


def draw_win(lot: random.Random) -> Win | None:
    """One win; nothing where the lots fit no hand."""
    rules = draw_rules(lot)
    hand = draw_hand(lot, rules)
    if hand is None:
        return None
    tiles, closed, melds, tile = hand
    sides = ["left", "right"] if rules.players == 3 else ["left", "across", "right"]
    win = Win(
        rules=rules,
        closed=closed,
        melds=melds,
        tile=tile,
        side=None if lot.random() < 0.45 else lot.choice(sides),
        seat=lot.randrange(rules.players),
        round=lot.choices([0, 1, 2], [5, 5, 1])[0],
        honba=lot.choices([0, 1, 2, 3, 7], [6, 2, 1, 1, 0.3])[0],
        sticks=lot.choices([0, 1, 2, 4], [6, 2, 1, 0.3])[0],
    )
    if rules.players == 3 and lot.random() < 0.4:
        win.kita = lot.randint(0, len(tiles.left["z", 4]))
        tiles.take([("z", 4)] * win.kita)
    draw_flags(lot, win)
    rest = [tile for copies in tiles.left.values() for tile in copies]
    lot.shuffle(rest)
    if lot.random() < 0.2:
        aim(rest, win)
    turned = min(5, 1 + sum(len(meld.tiles) == 4 for meld in melds) + (lot.random() < 0.2))
    win.dora = rest[:turned]
    if win.flags & {"riichi", "double_riichi"}:
        win.ura = rest[turned : 2 * turned]
    return win

use jantaku_core::{Ankan, Chii, Hand, Kind, Meld, Pon, Relative, Ruleset, Seat, Tile, Wind};
use jantaku_score::{Riichi, Win, WinBy, WinContext, WinPayment, WinQuery, score, win_payments};
use jantaku_testkit::Chance;

/// A complete hand and the circumstances of its win.
#[derive(Debug, Clone)]
pub struct WinInput {
    /// The hand without the winning tile.
    pub hand: Hand,
    /// The tile that completes it.
    pub winning_tile: Tile,
    /// Whose tile it was.
    pub by: WinBy,
    pub seat_wind: Wind,
    pub round_wind: Wind,
    /// Whether riichi was declared.
    pub riichi: bool,
    /// Whether it was won within a turn of riichi.
    pub ippatsu: bool,
    pub indicators: Vec<Tile>,
    pub ura: Vec<Tile>,
}

/// The worth of a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Points {
    /// The number of yaku, dora aside.
    pub yaku: usize,
    /// Han, dora included; 0 for a yakuman.
    pub han: u8,
    pub fu: u8,
    pub points: i32,
}

/// Random wins under the rules: sets and a pair, a third of the hands with called sets; one in twenty is seven pairs.
/// Hands without a yaku are drawn again.
pub fn wins(rules: &Ruleset, many: usize, seed: u64) -> Vec<WinInput> {
    let mut chance = Chance::new(seed);
    let mut wins = Vec::with_capacity(many);
    while wins.len() < many {
        wins.extend(draw(&mut chance).filter(|input| points(rules, input).is_some()));
    }
    wins
}

/// The worth of a win; `None` if it is not a win.
#[inline]
pub fn points(rules: &Ruleset, input: &WinInput) -> Option<Points> {
    let riichi = if input.riichi { Riichi::Riichi } else { Riichi::None };
    let scored = score(&WinQuery {
        rules,
        hand: &input.hand,
        winning_tile: input.winning_tile,
        by: input.by,
        seat_wind: input.seat_wind,
        round_wind: input.round_wind,
        context: WinContext { riichi, ippatsu: input.ippatsu, ..WinContext::default() },
        indicators: &input.indicators,
        ura_indicators: &input.ura,
        kita: 0,
        honba: 0,
    });
    let Ok(win) = &scored else { return None };
    Some(Points { yaku: win.yaku.len(), han: win.han, fu: win.fu.total, points: gained(rules, input, win)? })
}

fn gained(rules: &Ruleset, input: &WinInput, win: &Win) -> Option<i32> {
    let (dealer, winner) = (Seat::new(0)?, Seat::new(input.seat_wind as usize)?);
    let other = Seat::new(if winner.index() == 1 { 2 } else { 1 })?;
    let from = (input.by == WinBy::Ron).then_some(other);
    let paid = win_payments(&WinPayment::new(rules, win, winner, from, dealer));
    Some(paid.iter().map(|transfer| transfer.points).sum())
}

/// W3: every win scored and paid; the points added up.
pub fn w3(rules: &Ruleset, wins: &[WinInput]) -> i64 {
    wins.iter().filter_map(|input| points(rules, input)).map(|points| i64::from(points.points)).sum()
}

fn draw(chance: &mut Chance) -> Option<WinInput> {
    let mut set: Vec<Tile> = Kind::all().flat_map(copies).collect();
    chance.shuffle(&mut set);
    let (mut concealed, melds) =
        if chance.percent(5) { (seven_pairs(chance, &mut set)?, Vec::new()) } else { sets(chance, &mut set)? };
    let winning_tile = concealed.swap_remove(chance.below(concealed.len()));
    let hand = Hand::new(&concealed, &melds).ok()?;
    let riichi = hand.is_closed() && chance.percent(50);
    Some(WinInput {
        winning_tile,
        by: if chance.percent(40) { WinBy::Tsumo } else { WinBy::Ron },
        seat_wind: Wind::ALL[chance.below(4)],
        round_wind: Wind::ALL[chance.below(2)],
        riichi,
        ippatsu: riichi && chance.percent(20),
        indicators: vec![set.pop()?],
        ura: if riichi { vec![set.pop()?] } else { Vec::new() },
        hand,
    })
}

/// The four tiles of a kind, one five of each suit red.
fn copies(kind: Kind) -> [Tile; 4] {
    let red = kind.suit().filter(|_| kind.number() == 5).map(Tile::red);
    [red.unwrap_or(kind.tile()), kind.tile(), kind.tile(), kind.tile()]
}

/// Removes one tile of each kind from the set.
fn take(set: &mut Vec<Tile>, kinds: &[Kind]) -> Option<Vec<Tile>> {
    let one = |kind: &Kind| {
        let at = set.iter().position(|tile| tile.kind() == *kind)?;
        Some(set.swap_remove(at))
    };
    kinds.iter().map(one).collect()
}

fn seven_pairs(chance: &mut Chance, set: &mut Vec<Tile>) -> Option<Vec<Tile>> {
    let mut kinds: Vec<Kind> = Kind::all().collect();
    chance.shuffle(&mut kinds);
    let pairs: Vec<Kind> = kinds[..7].iter().flat_map(|&kind| [kind; 2]).collect();
    take(set, &pairs)
}

fn sets(chance: &mut Chance, set: &mut Vec<Tile>) -> Option<(Vec<Tile>, Vec<Meld>)> {
    let called = if chance.percent(35) { 1 + chance.below(3) } else { 0 };
    let pair = Kind::from_index(chance.below(Kind::COUNT))?;
    let mut concealed = take(set, &[pair; 2])?;
    let mut melds = Vec::new();
    for nth in 0..4 {
        let kind = Kind::from_index(chance.below(Kind::COUNT))?;
        let kinds = match (kind.offset(1), kind.offset(2)) {
            (Some(second), Some(third)) if chance.percent(75) => [kind, second, third],
            _ => [kind; 3],
        };
        let mut tiles = take(set, &kinds)?;
        match tiles[..] {
            [a, b, c] if nth < called && kinds[0] != kinds[1] => melds.push(Meld::Chii(Chii::new(a, [b, c]).ok()?)),
            [a, b, c] if nth < called && chance.percent(15) => {
                melds.push(Meld::Ankan(Ankan::new([a, b, c, take(set, &[kind])?[0]]).ok()?));
            }
            [a, b, c] if nth < called => melds.push(Meld::Pon(Pon::new(a, [b, c], Relative::Left).ok()?)),
            _ => concealed.append(&mut tiles),
        }
    }
    Some((concealed, melds))
}

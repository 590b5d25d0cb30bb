//! W3 by the crate `agari`: every reading of the hand with its yaku, fu and payment, the best of which is used, as by
//! its own command line.

use agari::context::{GameContext, WinType};
use agari::hand::{KanType, Meld as TheirMeld, decompose_hand, decompose_hand_with_melds};
use agari::parse::TileCounts;
use agari::scoring::{ScoringResult, calculate_score};
use agari::tile::{Honor, Suit as TheirSuit, Tile as TheirTile};
use agari::yaku::detect_yaku_with_context;
use jantaku_bench::{Points, WinInput};
use jantaku_core::{Kind, Meld, Suit, Tile, Wind};
use jantaku_score::WinBy;

/// A win in agari's types.
pub struct Win {
    /// The concealed tiles with the winning one.
    concealed: TileCounts,
    /// All tiles, for the dora.
    all: TileCounts,
    melds: Vec<TheirMeld>,
    context: GameContext,
}

const HONOURS: [Honor; 7] =
    [Honor::East, Honor::South, Honor::West, Honor::North, Honor::White, Honor::Green, Honor::Red];

fn tile(kind: Kind) -> TheirTile {
    let suit = match kind.suit() {
        None => return TheirTile::Honor(HONOURS[usize::from(kind.number()) - 1]),
        Some(Suit::Man) => TheirSuit::Man,
        Some(Suit::Pin) => TheirSuit::Pin,
        Some(Suit::Sou) => TheirSuit::Sou,
    };
    TheirTile::suited(suit, kind.number())
}

fn tiles(tiles: &[Tile]) -> Vec<TheirTile> {
    tiles.iter().map(|each| tile(each.kind())).collect()
}

fn wind(wind: Wind) -> Honor {
    HONOURS[wind as usize]
}

fn meld(meld: &Meld) -> TheirMeld {
    let first = meld.tiles().iter().map(|each| each.kind()).min().map(tile).expect("melds have tiles");
    match meld {
        Meld::Chii(_) => TheirMeld::shuntsu_open(first),
        Meld::Pon(_) => TheirMeld::koutsu_open(first),
        Meld::Daiminkan(_) => TheirMeld::kan(first, KanType::Open),
        Meld::Kakan(_) => TheirMeld::kan(first, KanType::Added),
        Meld::Ankan(_) => TheirMeld::kan(first, KanType::Closed),
    }
}

impl Win {
    pub fn new(input: &WinInput) -> Win {
        let winning = [input.winning_tile];
        let concealed: Vec<Tile> = input.hand.concealed().iter().chain(&winning).copied().collect();
        let melded: Vec<Tile> = input.hand.melds().iter().flat_map(|meld| meld.tiles().to_vec()).collect();
        let counted = |tiles: &mut dyn Iterator<Item = &Tile>| {
            let mut counts = TileCounts::new();
            tiles.for_each(|each| *counts.entry(tile(each.kind())).or_insert(0) += 1);
            counts
        };
        let red = concealed.iter().chain(&melded).filter(|tile| tile.is_red()).count() as u8;
        let by = if input.by == WinBy::Ron { WinType::Ron } else { WinType::Tsumo };
        let mut context = GameContext::new(by, wind(input.round_wind), wind(input.seat_wind))
            .with_winning_tile(tile(input.winning_tile.kind()))
            .with_dora(tiles(&input.indicators))
            .with_ura_dora(tiles(&input.ura))
            .with_aka(red);
        context.is_riichi = input.riichi;
        context.is_ippatsu = input.ippatsu;
        context.is_open = !input.hand.is_closed();
        Win {
            concealed: counted(&mut concealed.iter()),
            all: counted(&mut concealed.iter().chain(&melded)),
            melds: input.hand.melds().iter().map(meld).collect(),
            context,
        }
    }

    /// The best reading's score.
    fn score(&self) -> Option<ScoringResult> {
        let readings = match self.melds.is_empty() {
            true => decompose_hand(&self.concealed),
            false => decompose_hand_with_melds(&self.concealed, &self.melds),
        };
        let score = |reading| {
            let yaku = detect_yaku_with_context(reading, &self.all, &self.context);
            calculate_score(reading, &yaku, &self.context)
        };
        readings.iter().map(score).max_by_key(|score| (score.payment.total, score.han))
    }

    pub fn points(&self) -> i64 {
        self.score().map_or(0, |score| i64::from(score.payment.total))
    }

    pub fn agrees(&self, ours: &Points) -> bool {
        self.points() == i64::from(ours.points)
    }
}

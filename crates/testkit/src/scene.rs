use std::sync::Arc;

use jantaku_core::{BySeat, Dice, Hand, Kind, KindSet, Place, Ruleset, Tile, Wall, dealt_at, notation};
use jantaku_engine::{Match, RoundPosition, RoundSetup, Tally};
use jantaku_score::live_waits;

use crate::{Play, seat};

/// A hand about to be dealt: what a test states of it. The rest of the wall fills itself, the same way each time:
/// hands nobody described are scattered tiles far from tenpai, and no indicator points to a tile described here.
#[derive(Debug, Clone)]
pub struct Scene {
    rules: Ruleset,
    plan: RoundPosition,
    hands: Vec<Vec<Tile>>,
    draws: Vec<Option<Tile>>,
    supplements: Vec<Tile>,
    indicators: Vec<Tile>,
    ura: Vec<Tile>,
    dice: Option<Dice>,
}

#[track_caller]
fn tiles(text: &str) -> Vec<Tile> {
    notation::parse_tiles(text).unwrap_or_else(|error| panic!("`{text}`: {error}"))
}

impl Scene {
    /// A first hand under a preset.
    #[track_caller]
    pub fn of(preset: &str) -> Scene {
        Scene::with(Ruleset::preset(preset).unwrap_or_else(|error| panic!("{error}")))
    }

    /// A first hand under these rules.
    pub fn with(rules: Ruleset) -> Scene {
        let plan = RoundPosition::first(&rules);
        let players = rules.players.count();
        let draws = vec![None; rules.tile_set().live_len() - 13 * players];
        let (hands, dice) = (vec![vec![]; players], None);
        Scene { plan, hands, draws, supplements: vec![], indicators: vec![], ura: vec![], dice, rules }
    }

    /// The hand after one that is over: everybody goes on.
    #[track_caller]
    pub fn after(play: &mut Play) -> Scene {
        let plan = play.next_hand();
        Scene { plan, ..Scene::with(play.table().rules.as_ref().clone()) }
    }

    /// Changes the rules.
    #[must_use]
    pub fn rules(mut self, change: impl FnOnce(&mut Ruleset)) -> Scene {
        change(&mut self.rules);
        self
    }

    /// Who deals.
    #[must_use]
    pub fn dealer(mut self, number: usize) -> Scene {
        self.plan.dealer = seat(number);
        self
    }

    /// Which wind of the match it is, from 0.
    #[must_use]
    pub fn wind(mut self, index: u8) -> Scene {
        self.plan.wind_index = index;
        self
    }

    /// Honba on the table.
    #[must_use]
    pub fn honba(mut self, honba: u32) -> Scene {
        self.plan.honba = honba;
        self
    }

    /// Hands in a row the dealer has dealt before.
    #[must_use]
    pub fn kept(mut self, kept: u32) -> Scene {
        self.plan.kept = kept;
        self
    }

    /// Whose hands in a row those are, if not the dealer's.
    #[must_use]
    pub fn kept_by(mut self, number: usize) -> Scene {
        self.plan.kept_by = Some(seat(number));
        self
    }

    /// Which game of the match it is, from 0.
    #[must_use]
    pub fn game(mut self, index: u8) -> Scene {
        self.plan.game = index;
        self
    }

    /// What a seat has gathered beside its points.
    #[must_use]
    pub fn tally(mut self, number: usize, tally: Tally) -> Scene {
        self.plan.tally[seat(number)] = tally;
        self
    }

    /// Riichi sticks on the table.
    #[must_use]
    pub fn sticks(mut self, sticks: u32) -> Scene {
        self.plan.sticks = sticks;
        self
    }

    /// Everybody's points.
    #[must_use]
    pub fn points<const N: usize>(mut self, points: [i32; N]) -> Scene {
        self.plan.scores = BySeat::from_vec(points.to_vec()).expect("points for three or four players");
        self
    }

    /// The hand dealt to a seat; scattered tiles make up what lacks to thirteen.
    #[must_use]
    #[track_caller]
    pub fn hand(mut self, number: usize, text: &str) -> Scene {
        let hand = tiles(text);
        assert!(hand.len() <= 13, "seat {number} is dealt 13 tiles, `{text}` are {}", hand.len());
        self.hands[number] = hand;
        self
    }

    /// The draws from the live wall in order, the dealer's fourteenth tile first; `.` for one that does not matter.
    #[must_use]
    #[track_caller]
    pub fn draws(mut self, text: &str) -> Scene {
        let words = text.split_whitespace();
        let drawn: Vec<Option<Tile>> = words
            .flat_map(|word| if word == "." { vec![None] } else { tiles(word).into_iter().map(Some).collect() })
            .collect();
        self.draws[..drawn.len()].copy_from_slice(&drawn);
        self
    }

    /// The draws of one seat in order, while nobody calls.
    #[must_use]
    #[track_caller]
    pub fn draws_of(mut self, number: usize, text: &str) -> Scene {
        let players = self.rules.players;
        let first = self.plan.dealer.distance_to(seat(number), players);
        for (turn, tile) in tiles(text).into_iter().enumerate() {
            self.draws[first + turn * players.count()] = Some(tile);
        }
        self
    }

    /// The last draws of the live wall, while nobody declares a kan.
    #[must_use]
    #[track_caller]
    pub fn last_draws(mut self, text: &str) -> Scene {
        let last = tiles(text);
        let from = self.draws.len() - last.len();
        last.into_iter().zip(&mut self.draws[from..]).for_each(|(tile, place)| *place = Some(tile));
        self
    }

    /// The supplement tiles in order.
    #[must_use]
    #[track_caller]
    pub fn supplements(mut self, text: &str) -> Scene {
        self.supplements = tiles(text);
        self
    }

    /// The dora indicators in order.
    #[must_use]
    #[track_caller]
    pub fn indicators(mut self, text: &str) -> Scene {
        self.indicators = tiles(text);
        self
    }

    /// The ura indicators in order.
    #[must_use]
    #[track_caller]
    pub fn ura(mut self, text: &str) -> Scene {
        self.ura = tiles(text);
        self
    }

    /// The dice that break the wall.
    #[must_use]
    #[track_caller]
    pub fn dice(mut self, pips: [u8; 2]) -> Scene {
        self.dice = Some(Dice::try_from(pips).unwrap_or_else(|error| panic!("{error}")));
        self
    }

    /// Where the match stands and the wall stacked for it.
    #[track_caller]
    pub fn setup(self) -> RoundSetup {
        let wall = self.wall();
        RoundSetup { rules: Arc::new(self.rules), plan: self.plan, wall }
    }

    /// Deals.
    #[track_caller]
    pub fn deal(self) -> Play {
        let setup = self.setup();
        let wall = setup.wall.clone();
        let (game, events) = Match::start_from(setup).unwrap_or_else(|error| panic!("{error}"));
        Play::new(game, events, wall)
    }

    /// Deals it as the next hand of this match.
    #[track_caller]
    pub fn deal_next(self, play: &mut Play) -> &mut Play {
        play.deal(self.wall())
    }

    #[track_caller]
    fn wall(&self) -> Wall {
        let mut left = Left::new(&self.rules);
        let stated = self.hands.iter().flatten().chain(self.draws.iter().flatten()).chain(&self.supplements);
        let stated: Vec<Tile> = stated.copied().collect();
        stated.iter().chain(&self.indicators).chain(&self.ura).for_each(|&tile| left.take(tile));
        let waited = self.waited();
        let points_away = |tile: Tile| !stated.iter().any(|held| held.kind() == self.rules.dora(tile));
        let mut indicators = filled(&self.indicators, 1, || left.best(|tile| u8::from(points_away(tile))));
        indicators.extend(self.indicators.iter().skip(1));
        // What somebody waits for lies best where nobody draws it.
        let buried = |tile: Tile| 2 * u8::from(waited.contains(tile.kind())) + u8::from(points_away(tile));
        let set = self.rules.tile_set();
        // With eight supplement tiles the last two stacks of indicators are the last draws.
        let stacks = Wall::INDICATORS + 2 - set.supplements() / 2;
        let indicators = filled(&indicators, stacks, || left.best(buried));
        let ura = filled(&self.ura, stacks, || left.best(buried));
        let hands: Vec<Vec<Tile>> = self.hands.iter().enumerate().map(|(at, hand)| left.scattered(hand, at)).collect();
        let supplements = filled(&self.supplements, set.supplements(), || left.any(waited));
        let draws: Vec<Tile> = self.draws.iter().map(|draw| draw.unwrap_or_else(|| left.any(waited))).collect();
        let mut live = self.dealt(&hands);
        live.extend(draws);
        let mut wall = live.clone();
        wall.resize(set.size(), live[0]);
        let parts: [Part; 4] = [
            (&live, Place::Live),
            (&supplements, Place::Supplement),
            (&indicators, Place::Indicator),
            (&ura, Place::Ura),
        ];
        for (tiles, place) in parts {
            for (nth, &tile) in tiles.iter().enumerate() {
                wall[set.index(place(nth)).expect("a place of the wall")] = tile;
            }
        }
        Wall::new(wall, &set).unwrap_or_else(|error| panic!("{error}")).with_dice(self.dice)
    }

    /// What the hands described wait for: no other tile shall complete them by accident while there are others.
    fn waited(&self) -> KindSet {
        let hands = self.hands.iter().filter_map(|hand| Hand::new(hand, &[]).ok());
        hands.fold(KindSet::EMPTY, |waited, hand| waited | live_waits(&hand, &self.rules))
    }

    /// The hands in the order of the deal.
    fn dealt(&self, hands: &[Vec<Tile>]) -> Vec<Tile> {
        let players = self.rules.players;
        let mut tiles = vec![hands[0][0]; 13 * players.count()];
        for (turn, seat) in players.seats_from(self.plan.dealer).enumerate() {
            hands[seat.index()].iter().enumerate().for_each(|(nth, &tile)| tiles[dealt_at(players, turn, nth)] = tile);
        }
        tiles
    }
}

/// Tiles and the places they lie at.
type Part<'a> = (&'a [Tile], fn(usize) -> Place);

fn filled(stated: &[Tile], count: usize, mut fill: impl FnMut() -> Tile) -> Vec<Tile> {
    (0..count).map(|at| stated.get(at).copied().unwrap_or_else(&mut fill)).collect()
}

/// The tiles of the set that have no place yet.
struct Left(Vec<Tile>);

impl Left {
    fn new(rules: &Ruleset) -> Left {
        Left(rules.tile_set().tiles())
    }

    #[track_caller]
    fn take(&mut self, tile: Tile) {
        let at = self.0.iter().position(|&left| left == tile);
        self.0.remove(at.unwrap_or_else(|| panic!("the scene uses more {tile} than the set has")));
    }

    fn best(&mut self, worth: impl Fn(Tile) -> u8) -> Tile {
        let best = (0..self.0.len()).max_by_key(|&at| worth(self.0[at]));
        self.0.remove(best.expect("the set is larger than what is dealt"))
    }

    /// A tile far from the last one, and of none of these kinds if possible.
    fn any(&mut self, but: KindSet) -> Tile {
        let far = self.0.len() * 5 / 8;
        let mut places = (0..self.0.len()).map(|step| (far + step) % self.0.len());
        let at = places.find(|&at| !but.contains(self.0[at].kind())).unwrap_or(far);
        self.0.remove(at)
    }

    /// The hand made up to thirteen with tiles that fit it and each other as little as possible.
    fn scattered(&mut self, stated: &[Tile], turn: usize) -> Vec<Tile> {
        let mut hand = stated.to_vec();
        while hand.len() < 13 {
            let fits = |tile: Tile| -> u32 { hand.iter().map(|held| nearness(held.kind(), tile.kind())).sum() };
            let places = (0..self.0.len()).map(|step| (step + turn * 23) % self.0.len());
            let at = places.min_by_key(|&at| fits(self.0[at]) + u32::from(self.0[at].kind().is_yaochuu()));
            hand.push(self.0.remove(at.expect("the set is larger than what is dealt")));
        }
        hand
    }
}

/// How well two tiles fit: not at all more than two apart.
fn nearness(a: Kind, b: Kind) -> u32 {
    let apart = a.number().abs_diff(b.number());
    match (a == b, a.letter() == b.letter() && !a.is_honour()) {
        (true, _) => 9,
        (_, true) if apart <= 2 => 8 - 2 * u32::from(apart),
        _ => 0,
    }
}

use std::sync::Arc;

use jantaku_core::{BySeat, Dice, Hand, KindSet, Place, Ruleset, Seat, Tile, Wall, dealt_at, notation};
use jantaku_engine::{RoundPosition, RoundSetup, Tally};
use jantaku_score::live_waits;

use crate::SceneError;
use crate::fill::Unplaced;

/// A round about to be dealt, of which only what matters is stated.
///
/// The rest of the wall fills itself, the same way each time: hands that nobody described are scattered tiles far from
/// tenpai, and no indicator points to a tile described here; or, after [`Scene::shuffled`], everything else lies as in
/// a shuffled wall. The first thing stated wrongly is the error of [`Scene::setup`].
///
/// ```
/// use jantaku_core::Ruleset;
/// use jantaku_engine::Match;
/// use jantaku_scenario::Scene;
///
/// let rules = Ruleset::preset("tenhou").unwrap();
/// let setup = Scene::new(rules).hand(0, "123456789m1199p").draws("9p").setup().unwrap();
/// let (game, _) = Match::start_from(setup).unwrap();
/// assert_eq!(game.table().start.position.dealer.to_string(), "0");
/// ```
#[derive(Debug, Clone)]
pub struct Scene {
    rules: Ruleset,
    position: RoundPosition,
    hands: Vec<Vec<Tile>>,
    draws: Vec<Option<Tile>>,
    supplements: Vec<Tile>,
    indicators: Vec<Tile>,
    ura: Vec<Tile>,
    dice: Option<Dice>,
    shuffled: Option<[u8; 32]>,
    fault: Option<SceneError>,
}

impl Scene {
    /// The first round of a match under these rules.
    pub fn new(rules: Ruleset) -> Scene {
        let position = RoundPosition::first(&rules);
        Scene::at(rules, position)
    }

    /// A round at this position of a match.
    pub fn at(rules: Ruleset, position: RoundPosition) -> Scene {
        let players = rules.players.count();
        Scene {
            position,
            hands: vec![vec![]; players],
            draws: vec![None; rules.tile_set().live_len() - 13 * players],
            supplements: vec![],
            indicators: vec![],
            ura: vec![],
            dice: None,
            shuffled: None,
            fault: None,
            rules,
        }
    }

    #[must_use]
    pub fn rules(mut self, change: impl FnOnce(&mut Ruleset)) -> Scene {
        change(&mut self.rules);
        self
    }

    #[must_use]
    pub fn dealer(mut self, number: usize) -> Scene {
        let seat = self.seat(number);
        self.position.dealer = seat.unwrap_or(self.position.dealer);
        self
    }

    /// Which wind of the match it is, from 0.
    #[must_use]
    pub fn wind(mut self, index: u8) -> Scene {
        self.position.wind_index = index;
        self
    }

    /// Honba on the table.
    #[must_use]
    pub fn honba(mut self, honba: u32) -> Scene {
        self.position.honba = honba;
        self
    }

    /// Rounds in a row the dealer has dealt before.
    #[must_use]
    pub fn kept(mut self, kept: u32) -> Scene {
        self.position.kept = kept;
        self
    }

    /// Whose rounds in a row those are, if not the dealer's.
    #[must_use]
    pub fn kept_by(mut self, number: usize) -> Scene {
        self.position.kept_by = self.seat(number);
        self
    }

    /// Which game of the match it is, from 0.
    #[must_use]
    pub fn game(mut self, index: u8) -> Scene {
        self.position.game = index;
        self
    }

    /// What a seat has gathered beside its points.
    #[must_use]
    pub fn tally(mut self, number: usize, tally: Tally) -> Scene {
        if let Some(seat) = self.seat(number) {
            self.position.tally[seat] = tally;
        }
        self
    }

    /// Riichi sticks on the table.
    #[must_use]
    pub fn sticks(mut self, sticks: u32) -> Scene {
        self.position.sticks = sticks;
        self
    }

    #[must_use]
    pub fn points<const N: usize>(mut self, points: [i32; N]) -> Scene {
        let players = self.rules.players.count();
        match BySeat::from_vec(points.to_vec()).filter(|_| N == players) {
            Some(points) => self.position.scores = points,
            None => self.fail(SceneError::Points { stated: N, players }),
        }
        self
    }

    /// The hand dealt to a seat, up to thirteen tiles.
    #[must_use]
    pub fn hand(mut self, number: usize, text: &str) -> Scene {
        let hand = self.tiles("hand", text);
        match self.seat(number) {
            Some(_) if hand.len() > 13 => self.fail(SceneError::HandLength { seat: number, count: hand.len() }),
            Some(seat) => self.hands[seat.index()] = hand,
            None => {}
        }
        self
    }

    /// The draws from the live wall in order, the dealer's fourteenth tile first; `.` for one that does not matter.
    #[must_use]
    pub fn draws(mut self, text: &str) -> Scene {
        let mut nth = 0;
        for word in text.split_whitespace() {
            match word {
                "." => nth += 1,
                _ => {
                    for tile in self.tiles("draws", word) {
                        self.draw(nth, tile);
                        nth += 1;
                    }
                }
            }
        }
        self
    }

    /// The draws of one seat in order, while nobody calls.
    #[must_use]
    pub fn draws_of(mut self, number: usize, text: &str) -> Scene {
        let players = self.rules.players;
        let Some(seat) = self.seat(number) else { return self };
        let first = self.position.dealer.distance_to(seat, players);
        for (turn, tile) in self.tiles("draws", text).into_iter().enumerate() {
            self.draw(first + turn * players.count(), tile);
        }
        self
    }

    /// The last draws of the live wall, while nobody declares a kan.
    #[must_use]
    pub fn last_draws(mut self, text: &str) -> Scene {
        let last = self.tiles("last draws", text);
        match self.draws.len().checked_sub(last.len()) {
            Some(first) => last.into_iter().enumerate().for_each(|(nth, tile)| self.draw(first + nth, tile)),
            None => self.fail(SceneError::TooMany { part: "last draws" }),
        }
        self
    }

    /// The supplement tiles in order.
    #[must_use]
    pub fn supplements(mut self, text: &str) -> Scene {
        self.supplements = self.tiles("supplements", text);
        self
    }

    /// The dora indicators in order.
    #[must_use]
    pub fn indicators(mut self, text: &str) -> Scene {
        self.indicators = self.tiles("indicators", text);
        self
    }

    /// The ura indicators in order.
    #[must_use]
    pub fn ura(mut self, text: &str) -> Scene {
        self.ura = self.tiles("ura", text);
        self
    }

    /// The dice that break the wall.
    #[must_use]
    pub fn dice(mut self, pips: [u8; 2]) -> Scene {
        match Dice::try_from(pips) {
            Ok(dice) => self.dice = Some(dice),
            Err(_) => self.fail(SceneError::Dice(pips[0], pips[1])),
        }
        self
    }

    /// Everything that is not stated lies as in the wall shuffled from this seed.
    #[must_use]
    pub fn shuffled(mut self, seed: [u8; 32]) -> Scene {
        self.shuffled = Some(seed);
        self
    }

    /// Where the match stands, and the wall stacked for it.
    pub fn setup(self) -> Result<RoundSetup, SceneError> {
        let wall = self.wall()?;
        Ok(RoundSetup { rules: Arc::new(self.rules), position: self.position, wall })
    }

    pub fn wall(&self) -> Result<Wall, SceneError> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        let set = self.rules.tile_set();
        let mut unplaced = match self.shuffled {
            Some(seed) => Unplaced::in_order(Wall::from_seed(seed, &set).tiles().to_vec()),
            None => Unplaced::new(&self.rules),
        };
        self.stated().try_for_each(|tile| unplaced.take(tile))?;
        let scene = match self.shuffled {
            Some(_) => self.clone(),
            None => self.scattered(&mut unplaced),
        };
        let mut wall = vec![None; set.size()];
        for (place, part, tile) in scene.places() {
            let at = set.index(place).filter(|&at| wall[at].is_none());
            wall[at.ok_or(SceneError::TooMany { part })?] = Some(tile);
        }
        let mut rest = unplaced.into_tiles().into_iter();
        let tiles = wall.into_iter().filter_map(|tile| tile.or_else(|| rest.next())).collect();
        Ok(Wall::new(tiles, &set)?.with_dice(self.dice))
    }

    /// Every tile stated, whatever its place.
    fn stated(&self) -> impl Iterator<Item = Tile> {
        let drawn = self.hands.iter().flatten().chain(self.draws.iter().flatten()).chain(&self.supplements);
        drawn.chain(&self.indicators).chain(&self.ura).copied()
    }

    /// The stated tiles with their places.
    fn places(&self) -> impl Iterator<Item = (Place, &'static str, Tile)> {
        let players = self.rules.players;
        let hands = players.seats_from(self.position.dealer).enumerate().flat_map(move |(turn, seat)| {
            let hand = self.hands[seat.index()].iter().enumerate();
            hand.map(move |(nth, &tile)| (Place::Live(dealt_at(players, turn, nth)), "hand", tile))
        });
        let dealt = 13 * players.count();
        let draws = self.draws.iter().enumerate();
        let draws = draws.filter_map(move |(nth, draw)| draw.map(|tile| (Place::Live(dealt + nth), "draws", tile)));
        type Part<'a> = (&'a [Tile], fn(usize) -> Place, &'static str);
        let parts: [Part; 3] = [
            (&self.supplements, Place::Supplement, "supplements"),
            (&self.indicators, Place::Indicator, "indicators"),
            (&self.ura, Place::Ura, "ura"),
        ];
        let listed = parts.into_iter().flat_map(|(tiles, place, part)| {
            tiles.iter().enumerate().map(move |(nth, &tile)| (place(nth), part, tile))
        });
        hands.chain(draws).chain(listed)
    }

    /// The same scene with every place of the wall stated.
    fn scattered(&self, unplaced: &mut Unplaced) -> Scene {
        let described: Vec<Tile> =
            self.hands.iter().flatten().chain(self.draws.iter().flatten()).chain(&self.supplements).copied().collect();
        let waited = self.waited();
        let points_away = |tile: Tile| !described.iter().any(|held| held.kind() == self.rules.dora(tile));
        // What somebody waits for lies best where nobody draws it.
        let buried = |tile: Tile| 2 * u8::from(waited.contains(tile.kind())) + u8::from(points_away(tile));
        let (set, stacks) = (self.rules.tile_set(), self.stacks());
        let mut scene = self.clone();
        if scene.indicators.is_empty() {
            scene.indicators.extend(unplaced.best(|tile| u8::from(points_away(tile))));
        }
        fill(&mut scene.indicators, stacks, || unplaced.best(buried));
        fill(&mut scene.ura, stacks, || unplaced.best(buried));
        for (seat, hand) in scene.hands.iter_mut().enumerate() {
            *hand = unplaced.scattered(hand, seat);
        }
        fill(&mut scene.supplements, set.supplements(), || unplaced.any(waited));
        for draw in &mut scene.draws {
            *draw = draw.or_else(|| unplaced.any(waited));
        }
        scene
    }

    /// How many stacks of indicators there are: with eight supplement tiles the last two are the last draws.
    fn stacks(&self) -> usize {
        Wall::INDICATORS + 2 - self.rules.tile_set().supplements() / 2
    }

    /// What the described hands wait for: no other tile completes them by accident while there are others.
    fn waited(&self) -> KindSet {
        let hands = self.hands.iter().filter_map(|hand| Hand::new(hand, &[]).ok());
        hands.fold(KindSet::EMPTY, |waited, hand| waited | live_waits(&hand, &self.rules))
    }

    fn seat(&mut self, number: usize) -> Option<Seat> {
        let seat = self.rules.players.seats().nth(number);
        if seat.is_none() {
            self.fail(SceneError::NoSuchSeat(number));
        }
        seat
    }

    fn tiles(&mut self, part: &'static str, text: &str) -> Vec<Tile> {
        notation::parse_tiles(text).unwrap_or_else(|error| {
            self.fail(SceneError::Tiles { part, text: text.to_owned(), error });
            vec![]
        })
    }

    fn draw(&mut self, nth: usize, tile: Tile) {
        match self.draws.get_mut(nth) {
            Some(draw) => *draw = Some(tile),
            None => self.fail(SceneError::TooMany { part: "draws" }),
        }
    }

    /// Keeps the first fault.
    fn fail(&mut self, fault: SceneError) {
        self.fault.get_or_insert(fault);
    }
}

fn fill(stated: &mut Vec<Tile>, count: usize, mut next: impl FnMut() -> Option<Tile>) {
    while stated.len() < count {
        let Some(tile) = next() else { break };
        stated.push(tile);
    }
}

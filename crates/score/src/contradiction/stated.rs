//! What a table must have for a win that somebody states: the tiles and the players.

use jantaku_core::{Meld, Relative, Seat, Suit, Tile};

use super::Contradiction;
use crate::{NoWin, Win, WinQuery, score};

/// Scores a win that somebody states: like [`score`], after checking that the table has its tiles and its players.
///
/// `score` may be asked of wins that nobody has, such as one on a tile of which an indicator shows the last.
pub fn score_stated(query: &WinQuery) -> Result<Win, NoWin> {
    query.check_table()?;
    score(query)
}

impl WinQuery<'_> {
    /// Checks that the house has all these tiles at once, and that the players stated sit at its table.
    pub fn check_table(&self) -> Result<(), Contradiction> {
        self.check_players()?;
        let melded = self.hand.melds().iter().flat_map(Meld::tiles);
        let shown = self.indicators.iter().chain(self.ura_indicators).copied();
        let aside = std::iter::repeat_n(jantaku_core::Kind::NORTH.tile(), self.kita.into());
        let own: Vec<Tile> = self.hand.tiles().chain(melded).chain([self.winning_tile]).chain(aside).collect();
        let tiles: Vec<Tile> = own.iter().copied().chain(shown).collect();
        let counts: jantaku_core::Counts = tiles.iter().copied().collect();
        if let Some(kind) = (counts.held() - self.rules.tile_set.kinds()).iter().next() {
            return Err(Contradiction::NotPlayed(kind));
        }
        if let Some(kind) = counts.five_of_a_kind() {
            let in_hand = own.iter().filter(|tile| tile.kind() == kind).count() > 4;
            return Err(if in_hand { Contradiction::FiveOfAKind(kind) } else { Contradiction::FiveInSight(kind) });
        }
        for red in Suit::ALL.map(Tile::red) {
            let (held, played) = (tiles.iter().filter(|&&tile| tile == red).count(), self.rules.tile_set().count(red));
            if held > played {
                return Err(Contradiction::TooManyReds { kind: red.kind(), held, played });
            }
        }
        Ok(())
    }

    fn check_players(&self) -> Result<(), Contradiction> {
        let players = self.rules.players;
        let winner = Seat::new(self.seat_wind as usize).filter(|seat| seat.index() < players.count());
        let winner = winner.ok_or(Contradiction::NobodyIs(self.seat_wind))?;
        let melds = self.hand.melds();
        let sides = melds.iter().filter_map(|meld| meld.called()).map(|(_, side)| side).chain(self.context.from);
        let mut vacant = sides.filter(|&side: &Relative| winner.at(side, players).is_none());
        if let Some(side) = vacant.next() {
            return Err(Contradiction::NobodySits(side));
        }
        if !self.rules.chii && melds.iter().any(|meld| matches!(meld, Meld::Chii(_))) {
            return Err(Contradiction::NoChii);
        }
        Ok(())
    }
}

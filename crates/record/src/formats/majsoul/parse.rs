use std::collections::BTreeSet;

use jantaku_core::{Ankan, BySeat, Chii, Daiminkan, Kakan, Meld, Players, Pon, Seat, Tile};

use super::json::{Action, Call, Deal, Discard, Entry, File, Head, Inner, NewRound, OwnKan, Paid, Step};
use super::rules::Room;
use crate::formats::bounded::check_json_depth;
use crate::formats::log::{Ignored, Log, LogRound, LogStart, Move, Seats, StatedResult};
use crate::formats::{FormatError, FormatFault, Place};

/// Reads a file of one match.
pub fn parse_all(text: &str) -> Result<Vec<Log>, FormatError> {
    Ok(vec![parse(text)?])
}

/// Reads a record with its head or without it.
pub fn parse(text: &str) -> Result<Log, FormatError> {
    check_json_depth(text, |byte| Place::Byte(byte as u64))?;
    let file: File = serde_json::from_str(text)
        .map_err(|error| FormatFault::Syntax(error.to_string()).at(Place::Line(error.line())))?;
    let whole = |fault: FormatFault| fault.at(Place::Whole);
    let File { head, data, actions, records } = file;
    let rounds = rounds(steps(data, actions, records))?;
    let players = rounds[0].hands.players();
    let seats = head.as_ref().map_or(Ok(Seats::Unnamed(players)), |head| seats(head, players)).map_err(whole)?;
    let result = head.as_ref().map_or(Ok(None), |head| result(head, players)).map_err(whole)?;
    let config = head.as_ref().and_then(|head| head.config.as_ref());
    let rules = Room { config, players, rounds: &rounds, result: result.as_ref() }.stated();
    let dropped = Ignored(dropped(head.as_ref()));
    Ok(Log { rules, seats, title: Vec::new(), rounds, result, seed: None, opening: Default::default(), dropped })
}

/// The steps of play, out of any wrappers.
fn steps(data: Option<Box<Inner>>, mut actions: Vec<Action>, mut records: Vec<Entry>) -> Vec<Step> {
    let mut next = data;
    while let Some(inner) = next.filter(|_| actions.is_empty() && records.is_empty()) {
        (next, actions, records) = (inner.data, inner.actions, inner.records);
    }
    let entries = actions.into_iter().map(|action| action.result).chain(records);
    entries.filter_map(|Entry(step)| step).collect()
}

fn rounds(steps: Vec<Step>) -> Result<Vec<LogRound>, FormatError> {
    let mut rounds: Vec<LogRound> = Vec::new();
    let mut open: Option<Reading> = None;
    for step in steps {
        let at = |begun: usize| Place::Round { round: begun.max(1), line: 1 };
        if let Step::NewRound(deal) = &step {
            rounds.extend(open.take().map(|reading| reading.round));
            let at = at(rounds.len() + 1);
            open = Some(Reading::deal(deal, at).map_err(|fault| fault.at(at))?);
            continue;
        }
        let at = at(rounds.len() + 1);
        let reading = open.as_mut().ok_or_else(|| FormatFault::missing("`RecordNewRound` at the start").at(at))?;
        reading.step(&step).map_err(|fault| fault.at(at))?;
    }
    rounds.extend(open.map(|reading| reading.round));
    let players = rounds.first().map(|round| round.hands.players());
    let players = players.ok_or_else(|| FormatFault::missing("`RecordNewRound`, a deal,").at(Place::Whole))?;
    match rounds.iter().find(|round| round.hands.players() != players) {
        Some(other) => {
            let (wanted, found) = (format!("a deal to {} players", players.count()), other.hands.players().count());
            Err(FormatFault::expected(wanted, found).at(other.at.0))
        }
        None => Ok(rounds),
    }
}

/// The names; a seat without an account is a bot of the room's.
fn seats(head: &Head, players: Players) -> Result<Seats, FormatFault> {
    if head.accounts.is_empty() {
        return Ok(Seats::Unnamed(players));
    }
    let mut names = BySeat::from_fn(players, |_| "CPU".to_owned());
    for account in &head.accounts {
        names[seat(account.seat, players)?] = account.nickname.clone();
    }
    Ok(Seats::Named(names))
}

fn result(head: &Head, players: Players) -> Result<Option<StatedResult>, FormatFault> {
    let Some(results) = head.result.as_ref().filter(|results| !results.players.is_empty()) else { return Ok(None) };
    let (mut points, mut totals) = (BySeat::from_fn(players, |_| 0), BySeat::from_fn(players, |_| 0));
    for player in &results.players {
        let seat = seat(player.seat, players)?;
        (points[seat], totals[seat]) = (player.part_point_1, player.total_point);
    }
    let found = results.players.len();
    if found != players.count() {
        return Err(FormatFault::expected(format!("a result of each of the {} players", players.count()), found));
    }
    Ok(Some(StatedResult { points: Some(points), totals: Some(totals), places: None }))
}

/// What the model has no place for.
fn dropped(head: Option<&Head>) -> BTreeSet<String> {
    let mut dropped =
        BTreeSet::from(["when decisions were made, and the tiles of the walls that nobody saw".to_owned()]);
    if head.is_some_and(|head| head.uuid.is_some()) {
        dropped.insert("the number and the time of the match".to_owned());
    }
    if head.is_some_and(|head| !head.accounts.is_empty()) {
        dropped.insert("the ranks of the players".to_owned());
    }
    dropped
}

pub(super) fn seat(number: usize, players: Players) -> Result<Seat, FormatFault> {
    let known = Seat::new(number).filter(|seat| seat.index() < players.count());
    known.ok_or_else(|| FormatFault::expected("a seat of the table in `seat`", number))
}

pub(super) fn tile(text: &str) -> Result<Tile, FormatFault> {
    let plain = text.len() == 2 && text.as_bytes()[0].is_ascii_digit();
    let tile = text.parse().ok().filter(|_| plain);
    tile.ok_or_else(|| FormatFault::expected("a tile such as `5m`", text))
}

pub(super) fn tiles(texts: &[String]) -> Result<Vec<Tile>, FormatFault> {
    texts.iter().map(|text| tile(text)).collect()
}

/// Values by seat, from a field that has one for each.
pub(super) fn by_seat<T>(values: Vec<T>, players: Players, field: &str) -> Result<BySeat<T>, FormatFault> {
    let found = values.len();
    let values = BySeat::from_vec(values).filter(|values| values.players() == players);
    values.ok_or_else(|| FormatFault::expected(format!("a value for each seat in `{field}`"), found))
}

/// A round as far as it has been read.
pub(super) struct Reading {
    pub players: Players,
    pub round: LogRound,
    /// The concealed tiles: the record names one tile of a concealed kan.
    hands: BySeat<Vec<Tile>>,
    pons: Vec<(Seat, Pon)>,
    /// The indicators turned so far.
    turned: usize,
    /// The points as stated last.
    scores: BySeat<i32>,
    /// Who discarded last, added a tile to a kan or set aside a North: on a win of another, whose tile it is.
    pub offered: Option<Seat>,
}

impl Reading {
    fn deal(deal: &NewRound, at: Place) -> Result<Reading, FormatFault> {
        let players = match deal.scores.len() {
            3 => Players::Three,
            4 => Players::Four,
            found => return Err(FormatFault::expected("the points of three or four players in `scores`", found)),
        };
        let dealer = Seat::new(deal.ju).filter(|seat| seat.index() < players.count());
        let dealer = dealer.ok_or_else(|| FormatFault::expected("a seat of the table in `ju`", deal.ju))?;
        let dealt = [&deal.tiles0, &deal.tiles1, &deal.tiles2, &deal.tiles3];
        let dealt = dealt.into_iter().take(players.count()).map(|texts| tiles(texts)).collect::<Result<Vec<_>, _>>()?;
        let mut hands = by_seat(dealt, players, "tiles0")?;
        for (seat, hand) in hands.iter() {
            let wanted = if seat == dealer { 14 } else { 13 };
            if hand.len() != wanted {
                let field = format!("{wanted} tiles in `tiles{}`", seat.index());
                return Err(FormatFault::expected(field, hand.len()));
            }
        }
        let held = hands.clone();
        let first = hands[dealer].pop().map(|tile| Move::Draw { seat: dealer, tile });
        let indicator = deal.doras.first().map_or(deal.dora.as_str(), String::as_str);
        let scores = by_seat(deal.scores.clone(), players, "scores")?;
        let start = LogStart {
            wind_index: deal.chang,
            dealer,
            honba: deal.ben,
            sticks: deal.liqibang,
            scores: scores.clone(),
            indicator: tile(indicator)?,
            dice: None,
        };
        let (indicators, ura, end, numbers) = (None, None, None, None);
        let moves = Vec::from_iter(first);
        let round = LogRound { at: Ignored(at), start, hands, moves, indicators, ura, end, numbers };
        let (pons, offered) = (Vec::new(), None);
        Ok(Reading { players, round, hands: held, pons, turned: 1, scores, offered })
    }

    fn step(&mut self, step: &Step) -> Result<(), FormatFault> {
        if let Step::Foreign(name) = step {
            return Err(FormatFault::NotOurs(name.clone()));
        }
        if self.round.end.is_some() {
            return Err(FormatFault::OutOfPlace("something after the end of the round".to_owned()));
        }
        match step {
            Step::NewRound(_) | Step::Foreign(_) => Ok(()),
            Step::Deal(deal) => self.draw(deal),
            Step::Discard(discard) => self.discard(discard),
            Step::Call(call) => self.call(call),
            Step::OwnKan(kan) => self.own_kan(kan),
            Step::North(north) => {
                let seat = self.seat(north.seat)?;
                self.round.moves.push(Move::Kita { seat, tsumogiri: Some(north.moqie) });
                self.take(seat, "4z")?;
                self.offered = Some(seat);
                self.turn(&north.doras, false)
            }
            Step::Won(won) => self.won(won),
            Step::NoTile(end) => self.ran_out(end),
            Step::Aborted(end) => {
                self.paid(end.liqi.as_ref())?;
                self.aborted(end.kind)
            }
        }
    }

    pub fn seat(&self, number: usize) -> Result<Seat, FormatFault> {
        seat(number, self.players)
    }

    /// Takes a tile out of a hand; that it is not there is found when the round is replayed.
    fn take(&mut self, seat: Seat, text: &str) -> Result<Tile, FormatFault> {
        let tile = tile(text)?;
        let at = self.hands[seat].iter().position(|held| *held == tile);
        at.map(|at| self.hands[seat].remove(at));
        Ok(tile)
    }

    fn draw(&mut self, deal: &Deal) -> Result<(), FormatFault> {
        self.paid(deal.liqi.as_ref())?;
        self.turn(&deal.doras, false)?;
        let (seat, tile) = (self.seat(deal.seat)?, tile(&deal.tile)?);
        self.hands[seat].push(tile);
        self.round.moves.push(Move::Draw { seat, tile });
        Ok(())
    }

    fn discard(&mut self, discard: &Discard) -> Result<(), FormatFault> {
        let seat = self.seat(discard.seat)?;
        let tile = self.take(seat, &discard.tile)?;
        // The dealer begins with fourteen tiles, none of which counts as drawn.
        let tsumogiri = Some(discard.moqie).filter(|_| self.round.moves.len() > 1);
        let riichi = discard.is_liqi || discard.is_wliqi;
        self.round.moves.push(Move::Discard { seat, tile, tsumogiri, riichi });
        self.offered = Some(seat);
        self.turn(&discard.doras, true)
    }

    /// The stick of the riichi declared last.
    fn paid(&mut self, paid: Option<&Paid>) -> Result<(), FormatFault> {
        let Some(paid) = paid.filter(|paid| !paid.failed) else { return Ok(()) };
        let seat = self.seat(paid.seat)?;
        let scores = paid.score.map(|score| {
            self.scores[seat] = score;
            self.scores.clone()
        });
        self.round.moves.push(Move::RiichiPaid { seat, scores });
        Ok(())
    }

    /// The list of all indicators, which is only there where it may have grown.
    fn turn(&mut self, doras: &[String], by_discard: bool) -> Result<(), FormatFault> {
        for text in doras.iter().skip(self.turned) {
            let indicator = tile(text)?;
            match by_discard {
                true => self.round.turn(indicator),
                false => self.round.moves.push(Move::Dora { indicator }),
            }
        }
        self.turned = self.turned.max(doras.len());
        Ok(())
    }

    fn call(&mut self, call: &Call) -> Result<(), FormatFault> {
        self.paid(call.liqi.as_ref())?;
        let seat = self.seat(call.seat)?;
        let (mut called, mut own) = (None, Vec::new());
        for (text, &from) in call.tiles.iter().zip(&call.froms) {
            match self.seat(from)? {
                from if from == seat => own.push(self.take(seat, text)?),
                from => called = Some((tile(text)?, seat.relative(from, self.players))),
            }
        }
        let wrong = || FormatFault::expected("one tile of another seat in `froms`, and those of the caller", own.len());
        let Some((called, Some(from))) = called else { return Err(wrong()) };
        let meld = match (call.kind, &own[..]) {
            (0, &[a, b]) => Meld::Chii(Chii::new(called, [a, b])?),
            (1, &[a, b]) => {
                let pon = Pon::new(called, [a, b], from)?;
                self.pons.push((seat, pon));
                Meld::Pon(pon)
            }
            (2, &[a, b, c]) => Meld::Daiminkan(Daiminkan::new(called, [a, b, c], from)?),
            (0..=2, _) => return Err(wrong()),
            (kind, _) => return Err(FormatFault::expected("0 for chii, 1 for pon or 2 for kan in `type`", kind)),
        };
        self.round.moves.push(Move::Meld { seat, meld });
        Ok(())
    }

    fn own_kan(&mut self, kan: &OwnKan) -> Result<(), FormatFault> {
        let (seat, named) = (self.seat(kan.seat)?, tile(&kan.tiles)?);
        let meld = match kan.kind {
            2 => {
                let same = |(whose, pon): &&(Seat, Pon)| *whose == seat && pon.called().kind() == named.kind();
                let pon = self.pons.iter().find(same).map(|(_, pon)| *pon);
                let pon = pon.ok_or_else(|| FormatFault::missing(format!("the pon that the {named} is added to")))?;
                self.take(seat, &kan.tiles)?;
                Meld::Kakan(Kakan::new(pon, named)?)
            }
            3 => {
                let held = &mut self.hands[seat];
                let four: Vec<Tile> = held.iter().copied().filter(|tile| tile.kind() == named.kind()).collect();
                let &[a, b, c, d] = &four[..] else {
                    return Err(FormatFault::expected(format!("four {named} in the hand of seat {seat}"), four.len()));
                };
                held.retain(|tile| tile.kind() != named.kind());
                Meld::Ankan(Ankan::new([a, b, c, d])?)
            }
            kind => return Err(FormatFault::expected("2 for an added kan or 3 for a concealed one in `type`", kind)),
        };
        self.round.moves.push(Move::Meld { seat, meld });
        self.offered = Some(seat);
        self.turn(&kan.doras, false)
    }
}

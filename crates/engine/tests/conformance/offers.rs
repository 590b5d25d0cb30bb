//! What one player saw and was offered: the view folded from it must offer the same.

use std::path::Path;
use std::sync::Arc;

use jantaku_core::{BySeat, Meld, Ruleset, Tile};
use jantaku_engine::{Action, DrawFrom, Phase, PublicEvent, RoundStart, SeatEvent, View};
use jantaku_testkit::seat;

use crate::folder;
use crate::log::{Tag, meld, rules, tags, tile};

/// The bits of an offer.
const PON: usize = 1;
const KAN: usize = 2;
const CHII: usize = 4;
const RON: usize = 8;
const TSUMO: usize = 16;
const RIICHI: usize = 32;
const NINE: usize = 64;

/// The actions of a view as such bits. Own kans are not offered by the log.
fn offered(view: &View) -> usize {
    let claims = matches!(view.table().phase, Phase::Claims { .. });
    let bit = |action: &Action| match action {
        Action::Pon { .. } => PON,
        Action::Daiminkan if claims => KAN,
        Action::Chii { .. } => CHII,
        Action::Ron => RON,
        Action::Tsumo => TSUMO,
        Action::Riichi { .. } => RIICHI,
        Action::KyuushuKyuuhai => NINE,
        _ => 0,
    };
    view.legal_actions().legal.iter().fold(0, |bits, action| bits | bit(action))
}

/// One player's game.
struct Stream {
    rules: Arc<Ruleset>,
    view: Option<View>,
    after_kan: bool,
    drawn: usize,
    riichi: bool,
    offers: usize,
}

const ME: usize = 0;

impl Stream {
    fn tile(&self, id: usize) -> Tile {
        tile(id, self.rules.red_fives.m > 0)
    }

    fn start(&mut self, tag: &Tag) -> Result<(), String> {
        let seed = tag.numbers("seed");
        let points = tag.numbers("ten").into_iter().map(|points| points * 100).collect();
        let start = RoundStart {
            wind_index: (seed[0] / 4) as u8,
            wind: jantaku_core::Wind::ALL[(seed[0] / 4) as usize % 4],
            dealer: seat(tag.number("oya").ok_or("no dealer")?),
            honba: seed[1] as u32,
            sticks: seed[2] as u32,
            scores: BySeat::from_vec(points).ok_or("no points")?,
            indicator: self.tile(seed[5] as usize),
        };
        let hand: Vec<Tile> = tag.numbers("hai").into_iter().map(|id| self.tile(id as usize)).collect();
        let hand = hand.try_into().map_err(|_| "not thirteen tiles")?;
        let event = SeatEvent::Dealt { start, hand };
        self.view = Some(View::start(self.rules.clone(), seat(ME), &event).map_err(|error| error.to_string())?);
        (self.after_kan, self.riichi) = (false, false);
        Ok(())
    }

    fn draw(&mut self) -> DrawFrom {
        if std::mem::take(&mut self.after_kan) { DrawFrom::Supplement } else { DrawFrom::Live }
    }

    /// What the tag tells the player, if it is an event of play.
    fn event(&mut self, tag: &Tag) -> Result<Option<SeatEvent>, String> {
        let number = tag.name.get(1..).and_then(|id| id.parse::<usize>().ok());
        let letter = tag.name.chars().next().unwrap_or(' ');
        let short = tag.name.len() == 1 || number.is_some();
        if let (Some(who), true) = ("TUVW".find(letter), short) {
            let from = self.draw();
            return Ok(Some(match number {
                Some(id) if who == ME => {
                    self.drawn = id;
                    SeatEvent::DrewOwn { tile: self.tile(id), from }
                }
                _ => SeatEvent::DrewOther { seat: seat(who), from },
            }));
        }
        if let (Some(who), Some(id)) = ("DEFG".find(letter.to_ascii_uppercase()), number) {
            let tsumogiri = if who == ME { id == self.drawn } else { letter.is_ascii_lowercase() };
            let riichi = std::mem::take(&mut self.riichi);
            self.drawn = usize::MAX;
            let event = PublicEvent::Discarded { seat: seat(who), tile: self.tile(id), tsumogiri, riichi };
            return Ok(Some(SeatEvent::Public(event)));
        }
        let who = seat(tag.number("who").unwrap_or(0));
        Ok(match (tag.name.as_str(), tag.get("step")) {
            ("REACH", Some("1")) => {
                self.riichi = true;
                None
            }
            ("REACH", _) => Some(SeatEvent::Public(PublicEvent::RiichiPaid { seat: who })),
            ("DORA", _) => {
                let indicator = self.tile(tag.number("hai").ok_or("no indicator")?);
                Some(SeatEvent::Public(PublicEvent::DoraRevealed { indicator }))
            }
            ("N", _) => {
                let meld = meld(tag.number("m").ok_or("no meld")?, self.rules.red_fives.m > 0)?;
                self.after_kan = meld.is_kan();
                Some(SeatEvent::Public(match meld {
                    Meld::Kakan(_) | Meld::Ankan(_) => PublicEvent::KanDeclared { seat: who, meld },
                    meld => PublicEvent::Called { seat: who, meld },
                }))
            }
            _ => None,
        })
    }

    fn follow(&mut self, tag: &Tag) -> Result<(), String> {
        match tag.name.as_str() {
            "INIT" => return self.start(tag),
            "REINIT" | "AGARI" | "RYUUKYOKU" => self.view = None,
            _ => {}
        }
        if self.view.is_none() {
            return Ok(());
        }
        let Some(event) = self.event(tag)? else { return Ok(()) };
        let Some(view) = self.view.as_mut() else { return Ok(()) };
        view.apply(&event).map_err(|error| format!("{event:?}: {error}"))?;
        let asks = matches!(
            event,
            SeatEvent::DrewOwn { .. }
                | SeatEvent::Public(PublicEvent::Discarded { .. } | PublicEvent::KanDeclared { .. })
        );
        let (found, wanted) = (offered(view), tag.number("t").unwrap_or(0));
        self.offers += usize::from(wanted > 0);
        if asks && found != wanted {
            let hand = jantaku_core::notation::format_tiles(&view.hand().tiles().collect::<Vec<_>>());
            let left = view.table().live_left;
            return Err(format!("{event:?} offers {wanted}, not {found}, to {hand} {left} left {:?}", view.furiten()));
        }
        Ok(())
    }
}

/// The offers of a file and what differs. Only what the server told counts, not what the client sent.
fn check_file(path: &Path) -> (usize, Vec<String>) {
    let text = std::fs::read_to_string(path).expect("a log is text");
    let told: String = text.lines().filter(|line| line.starts_with("G ")).collect::<Vec<_>>().join("\n");
    let tags = tags(&told);
    if tags.iter().any(|tag| tag.name == "GO" && tag.number("type").is_some_and(|kind| kind & 16 != 0)) {
        return (0, vec![]);
    }
    let rules = Arc::new(rules(&tags));
    let mut stream = Stream { rules, view: None, after_kan: false, drawn: usize::MAX, riichi: false, offers: 0 };
    let mut faults = vec![];
    for tag in &tags {
        if let Err(fault) = stream.follow(tag) {
            faults.push(format!("{}: {fault}", path.display()));
            stream.view = None;
        }
    }
    (stream.offers, faults)
}

/// Every player was offered what the engine offers.
#[test]
fn real_players_are_offered_what_they_were() {
    let Some(files) = folder("tenhou-client") else { return };
    let (mut offers, mut faults) = (0, vec![]);
    for file in files {
        let (asked, wrong) = check_file(&file);
        offers += asked;
        faults.extend(wrong);
    }
    let shown: Vec<String> = faults.iter().take(40).cloned().collect();
    assert!(faults.is_empty(), "{} of {offers} offers differ:\n{}", faults.len(), shown.join("\n"));
    assert!(offers > 0, "the folder has no offers");
    println!("{offers} offers agree");
}

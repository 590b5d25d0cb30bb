//! Every hand is played again on the wall its log shows.

use std::path::Path;
use std::sync::Arc;

use jantaku_core::{BySeat, Meld, Place, Ruleset, Seat, Wall};
use jantaku_engine::{Action, HandPlan, Match, Phase, RoundSetup};
use jantaku_testkit::{Position, seat};

use crate::folder;
use crate::log::{Tag, is_kita, meld, rules, tags, tile};

/// The wall that a hand of the log shows; what nobody saw is filled up.
fn wall(rules: &Ruleset, hand: &[Tag], reds: bool) -> Wall {
    let start = &hand[0];
    let (mut live, mut supplements, mut indicators) = (vec![], vec![], vec![start.numbers("seed")[5] as usize]);
    let mut ura: Vec<usize> = vec![];
    let mut supplement = false;
    for tag in &hand[1..] {
        if let Some((_, id)) = tag.tile("TUVW") {
            if supplement {
                supplements.push(id)
            } else {
                live.push(id)
            }
            supplement = false;
        } else if tag.name == "N" {
            let bits = tag.number("m").unwrap_or(0);
            supplement = is_kita(bits) || meld(bits, reds).is_ok_and(|meld| meld.is_kan());
        } else if tag.name == "DORA" {
            indicators.extend(tag.number("hai"));
        }
        if tag.get("doraHaiUra").is_some() {
            ura = tag.numbers("doraHaiUra").into_iter().map(|id| id as usize).collect();
        }
    }
    let dealer = start.number("oya").expect("a dealer");
    let count = rules.players.count();
    let hands: Vec<Vec<usize>> = (0..count)
        .map(|turn| {
            let hand = start.numbers(&format!("hai{}", (dealer + turn) % count));
            hand.into_iter().map(|id| id as usize).collect()
        })
        .collect();
    let block = |from: usize, to: usize| hands.iter().flat_map(move |hand| hand[from..to].to_vec());
    let dealt = block(0, 4).chain(block(4, 8)).chain(block(8, 12)).chain(block(12, 13));
    stacked(rules, &dealt.chain(live).collect::<Vec<_>>(), &supplements, &indicators, &ura, reds)
}

/// Tiles and the places they lie at.
type Part<'a> = (&'a [usize], fn(usize) -> Place);

fn stacked(
    rules: &Ruleset,
    live: &[usize],
    supplements: &[usize],
    indicators: &[usize],
    ura: &[usize],
    reds: bool,
) -> Wall {
    let set = rules.tile_set();
    let mut places: Vec<Option<usize>> = vec![None; set.size()];
    let parts: [Part; 4] =
        [(live, Place::Live), (supplements, Place::Supplement), (indicators, Place::Indicator), (ura, Place::Ura)];
    for (ids, place) in parts {
        for (nth, &id) in ids.iter().enumerate() {
            places[set.index(place(nth)).expect("a place of the wall")] = Some(id);
        }
    }
    let unseen = |id: &usize| set.count(tile(*id, reds)) > 0 && !places.contains(&Some(*id));
    let mut left = (0..136).filter(unseen).collect::<Vec<_>>().into_iter();
    let tiles = places.iter().map(|place| tile(place.or_else(|| left.next()).expect("enough tiles"), reds)).collect();
    Wall::new(tiles, &set).expect("each tile once")
}

/// A hand of the log played by the engine.
struct Table {
    game: Match,
    reds: bool,
    drawn: usize,
    riichi: bool,
}

impl Table {
    fn play(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let played = self.game.play(seat, action);
        played.map(|_| ()).map_err(|error| format!("{seat:?}: {error}\n{}", Position(self.game.round())))
    }

    /// Everybody asked about a tile answers so.
    fn claims(&mut self, answer: impl Fn(Seat) -> Action) -> Result<(), String> {
        while matches!(self.game.table().phase, Phase::Claims { .. }) {
            let Some(seat) = self.game.asked().next() else { break };
            self.play(seat, answer(seat))?;
        }
        Ok(())
    }

    fn follow(&mut self, tag: &Tag, winners: &[usize]) -> Result<(), String> {
        let reds = self.reds;
        if let Some((_, id)) = tag.tile("TUVW") {
            self.drawn = id;
            return self.claims(|_| Action::Pass);
        }
        if let Some((who, id)) = tag.tile("DEFG") {
            let (tile, tsumogiri) = (tile(id, reds), id == self.drawn);
            let riichi = std::mem::take(&mut self.riichi);
            self.drawn = usize::MAX;
            let action = if riichi { Action::Riichi { tile, tsumogiri } } else { Action::Discard { tile, tsumogiri } };
            return self.play(seat(who), action);
        }
        match tag.name.as_str() {
            "REACH" => self.riichi |= tag.get("step") == Some("1"),
            "N" => {
                let who = seat(tag.number("who").unwrap_or(0));
                let bits = tag.number("m").unwrap_or(0);
                if is_kita(bits) {
                    return self.play(who, Action::Kita);
                }
                let action = match meld(bits, reds)? {
                    Meld::Chii(chii) => Action::Chii { own: chii.own() },
                    Meld::Pon(pon) => Action::Pon { own: pon.own() },
                    Meld::Daiminkan(_) => Action::Daiminkan,
                    Meld::Kakan(kan) => return self.play(who, Action::Kakan { tile: kan.added() }),
                    kan => return self.play(who, Action::Ankan { kind: kan.kind() }),
                };
                return self.claims(|asked| if asked == who { action } else { Action::Pass });
            }
            "AGARI" if self.game.table().result().is_none() => {
                if tag.get("who") == tag.get("fromWho") {
                    return self.play(seat(winners[0]), Action::Tsumo);
                }
                return self.claims(|asked| if winners.contains(&asked.index()) { Action::Ron } else { Action::Pass });
            }
            "RYUUKYOKU" => match (tag.get("type"), &self.game.table().phase) {
                (Some("yao9"), &Phase::Turn { seat, .. }) => return self.play(seat, Action::KyuushuKyuuhai),
                (Some("ron3"), _) => return self.claims(|_| Action::Ron),
                _ => return self.claims(|_| Action::Pass),
            },
            _ => {}
        }
        Ok(())
    }
}

/// Plays a hand; `next` is the hand after it in the log, if there is one.
fn check(rules: &Arc<Ruleset>, hand: &[Tag], next: Option<&Tag>, reds: bool) -> Result<(), String> {
    let seed = hand[0].numbers("seed");
    let count = rules.players.count();
    let points =
        |numbers: Vec<i32>| BySeat::from_vec(numbers.into_iter().take(count).map(|points| points * 100).collect());
    let plan = HandPlan {
        wind_index: (seed[0] / 4) as u8,
        dealer: seat(hand[0].number("oya").unwrap_or(0)),
        honba: seed[1] as u32,
        sticks: seed[2] as u32,
        scores: points(hand[0].numbers("ten")).ok_or("no points")?,
    };
    if (0..count).any(|at| hand[0].numbers(&format!("hai{at}")).len() != 13) {
        return Err(format!("no hands in {:?}", hand[0]));
    }
    let setup = RoundSetup { rules: rules.clone(), plan, wall: wall(rules, hand, reds) };
    let (game, _) = Match::start_from(setup).map_err(|error| error.to_string())?;
    let mut table = Table { game, reds, drawn: usize::MAX, riichi: false };
    let winners: Vec<usize> =
        hand.iter().filter(|tag| tag.name == "AGARI").filter_map(|tag| tag.number("who")).collect();
    hand[1..].iter().try_for_each(|tag| table.follow(tag, &winners))?;
    let last = hand.iter().rfind(|tag| tag.get("sc").is_some()).ok_or("no result")?;
    let change = last.numbers("sc");
    let scores = points(change.chunks_exact(2).map(|pair| pair[0] + pair[1]).collect()).ok_or("no points")?;
    let position = || Position(table.game.round()).to_string();
    if table.game.table().result().map(|end| &end.scores) != Some(&scores) {
        return Err(format!("the log has {scores:?}\n{}", position()));
    }
    if last.get("owari").is_some() != table.game.settlement().is_some() {
        return Err(format!("ends: {:?} in the log\n{}", last.get("owari"), position()));
    }
    let asked: Vec<Seat> = table.game.asked().collect();
    asked.into_iter().try_for_each(|seat| table.play(seat, Action::Continue))?;
    if let (Some(next), Some(plan)) = (next, table.game.needs_wall()) {
        let seed = next.numbers("seed");
        let found = [plan.wind_index as i32 * 4 + plan.dealer.index() as i32, plan.honba as i32, plan.sticks as i32];
        if seed[..3] != found {
            return Err(format!("the next hand is {:?} in the log, not {found:?}", &seed[..3]));
        }
    }
    Ok(())
}

fn check_file(path: &Path) -> (usize, Vec<String>) {
    let text = std::fs::read_to_string(path).expect("a log is text");
    let tags = tags(&text);
    let rules = Arc::new(rules(&tags));
    let starts: Vec<usize> = (0..tags.len()).filter(|&at| tags[at].name == "INIT").collect();
    let mut faults = vec![];
    for (nth, &from) in starts.iter().enumerate() {
        let to = starts.get(nth + 1).copied().unwrap_or(tags.len());
        if !tags[from..to].iter().any(|tag| tag.get("sc").is_some()) {
            continue;
        }
        let next = starts.get(nth + 1).map(|&at| &tags[at]);
        if let Err(fault) = check(&rules, &tags[from..to], next, rules.red_fives.p > 0) {
            faults.push(format!("{} hand {nth}: {fault}", path.display()));
        }
    }
    (starts.len(), faults)
}

fn check_folder(name: &str) {
    let Some(files) = folder(name) else { return };
    let (mut hands, mut faults) = (0, vec![]);
    for file in files {
        let (played, wrong) = check_file(&file);
        hands += played;
        faults.extend(wrong);
    }
    assert!(hands > 0, "the folder has no hands");
    let shown: Vec<String> = faults.iter().take(40).cloned().collect();
    assert!(faults.is_empty(), "{} of {hands} hands differ:\n{}", faults.len(), shown.join("\n"));
    println!("{hands} hands agree");
}

/// Every hand of every log costs what it cost.
#[test]
fn real_matches_play_as_they_did() {
    check_folder("mjlog");
}

/// The same with three players.
#[test]
fn real_matches_of_three_play_as_they_did() {
    check_folder("mjlog-3p");
}

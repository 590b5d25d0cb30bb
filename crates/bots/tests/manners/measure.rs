//! What a bot does at a table of beginners, counted over many matches.

use std::sync::Arc;

use jantaku_advice::safety::{Caution, Grade};
use jantaku_bots::Bot;
use jantaku_core::{Ruleset, Seat, Tile, Yaku};
use jantaku_engine::{Action, Event, Match, Outcome, Phase, PublicEvent, View};
use jantaku_record::{SeatInfo, SeatKind, play_match};
use jantaku_score::{shanten, waits};

/// A share of cases.
#[derive(Debug, Clone, Copy, Default)]
pub struct Share {
    pub times: u32,
    pub of: u32,
}

impl Share {
    fn count(&mut self, happened: bool) {
        self.times += u32::from(happened);
        self.of += 1;
    }

    /// In percent; 0 where there were no cases.
    pub fn percent(self) -> f64 {
        100.0 * f64::from(self.times) / f64::from(self.of.max(1))
    }
}

/// What one bot did.
#[derive(Debug, Clone, Copy, Default)]
pub struct Manners {
    /// Rounds with a chii, a pon or an open kan.
    pub calls: Share,
    /// Of the turns against a riichi with a hand that cannot be tenpai and tiles of different grades of risk, those on which a
    /// tile of the safest grade is discarded.
    pub folds: Share,
    /// Of these turns, where it does not fold, those on which what it discards is fairly safe at least.
    pub careful: Share,
    /// Rounds with a riichi.
    pub riichi: Share,
    /// Of the rounds in which it becomes tenpai, those in which it first waits for a tile that it has discarded itself.
    pub furiten: Share,
    /// Wins with a flush.
    pub flushes: Share,
    pub wins: Share,
    /// Rounds in which it dealt in.
    pub deal_ins: Share,
    /// The sum of its places, of as many matches.
    pub places: Share,
}

impl Manners {
    pub fn merge(&mut self, other: &Manners) {
        let pairs = self.shares().into_iter().zip(other.clone().shares().map(|share| *share));
        pairs.for_each(|(sum, more)| {
            sum.times += more.times;
            sum.of += more.of;
        });
    }

    fn shares(&mut self) -> [&mut Share; 9] {
        let Manners { calls, folds, careful, riichi, furiten, flushes, wins, deal_ins, places } = self;
        [calls, folds, careful, riichi, furiten, flushes, wins, deal_ins, places]
    }
}

/// What the bot does in the current round.
#[derive(Default)]
struct InRound {
    called: bool,
    riichi: bool,
    tenpai: bool,
}

/// Counts the bot of one seat.
struct Watch {
    seat: Seat,
    manners: Manners,
    now: InRound,
}

impl Watch {
    /// Before the bot's choice is played.
    fn chose(&mut self, view: &View, action: Action) {
        let (Action::Discard { tile, .. } | Action::Riichi { tile, .. }) = action else { return };
        let (table, hand) = (view.table(), view.hand());
        let rest = |tile: Tile| {
            let mut rest = hand.counts();
            let _held = rest.take(tile.kind());
            rest
        };
        let away = |tile| shanten(&rest(tile), hand.melds().len(), table.rules.tile_set).min();
        let threatened = table.riichi.iter().any(|(seat, riichi)| seat != self.seat && riichi.is_riichi());
        if threatened && hand.tiles().all(|tile| away(tile) > 0) {
            self.fold(view, tile);
        }
        if away(tile) == 0 && !self.now.tenpai {
            self.now.tenpai = true;
            let furiten = table.furiten_kinds(self.seat).with(tile.kind());
            self.manners.furiten.count(waits(&rest(tile), hand.melds().len()).meets(furiten));
        }
    }

    /// A discard against a riichi: whether it is of the safest grade in hand, where there is more than one.
    fn fold(&mut self, view: &View, tile: Tile) {
        let riichi = |caution: &Caution| view.table().riichi[caution.seat].is_riichi();
        let threats: Vec<Caution> = jantaku_advice::safety::read(view).into_iter().filter(riichi).collect();
        let grade = |kind| threats.iter().map(|caution| caution.mark(kind).grade).max().unwrap_or(Grade::Safe);
        let held = || view.hand().tiles().map(|tile| grade(tile.kind()));
        if let (Some(safest), Some(riskiest)) = (held().min(), held().max())
            && safest < riskiest
        {
            let grade = grade(tile.kind());
            self.manners.folds.count(grade == safest);
            if grade != safest {
                self.manners.careful.count(grade <= Grade::FairlySafe);
            }
        }
    }

    fn happened(&mut self, event: &Event) {
        let Event::Public(event) = event else { return };
        match event {
            PublicEvent::Discarded { seat, declares, .. } if *seat == self.seat => self.now.riichi |= declares.riichi(),
            PublicEvent::Called { seat, .. } if *seat == self.seat => self.now.called = true,
            PublicEvent::RoundEnded(end) => {
                self.ended(&end.outcome);
                self.now = InRound::default();
            }
            PublicEvent::MatchEnded(settlement) => {
                let mine = settlement.standings.iter().find(|standing| standing.seat == self.seat);
                self.manners.places.times += mine.map_or(0, |standing| u32::from(standing.place));
                self.manners.places.of += 1;
            }
            _ => {}
        }
    }

    fn ended(&mut self, outcome: &Outcome) {
        self.manners.calls.count(self.now.called);
        self.manners.riichi.count(self.now.riichi);
        let wins = if let Outcome::Won { wins, .. } = outcome { wins.as_slice() } else { &[] };
        let own = wins.iter().find(|win| win.seat == self.seat);
        self.manners.wins.count(own.is_some());
        self.manners.deal_ins.count(wins.iter().any(|win| win.from == Some(self.seat)));
        if let Some(win) = own {
            let flush = |yaku: Yaku| matches!(yaku, Yaku::Honitsu | Yaku::Chinitsu);
            self.manners.flushes.count(win.win.yaku.iter().any(|line| flush(line.yaku)));
        }
    }
}

/// What a bot does in so many quarter games against three others, its seat in turn.
pub fn measured(bot: &str, others: &str, matches: u32) -> Manners {
    let rules = Arc::new(Ruleset::preset("yakuza").expect("a preset"));
    let mut total = Manners::default();
    for nth in 0..matches {
        total.merge(&one(&rules, bot, others, nth));
    }
    total
}

fn one(rules: &Arc<Ruleset>, bot: &str, others: &str, nth: u32) -> Manners {
    let seat = rules.players.seats().nth(nth as usize % 4).expect("four seats");
    let name = |at: Seat| if at == seat { bot } else { others };
    let infos: Vec<SeatInfo> =
        rules.players.seats().map(|at| SeatInfo { name: name(at).into(), kind: SeatKind::Bot }).collect();
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&nth.to_be_bytes());
    let sits = |at: Seat| {
        jantaku_bots::by_name(name(at), {
            seed[4] = at.into();
            seed
        })
        .expect("a bot")
    };
    let mut bots: Vec<Box<dyn Bot + Send>> = rules.players.seats().map(sits).collect();
    let watch = std::cell::RefCell::new(Watch { seat, manners: Manners::default(), now: InRound::default() });
    let choose = |played: &Match, at: Seat, actions: &jantaku_engine::Actions| {
        let view = played.view(at).expect("somebody sits there");
        let choice = bots[at.index()].choose(&view, actions);
        assert!(actions.legal.contains(&choice), "{}: {choice}", name(at));
        if at == seat && !matches!(view.table().phase, Phase::Claims { .. }) {
            watch.borrow_mut().chose(&view, choice);
        }
        choice
    };
    play_match(rules.clone(), &infos, &seed, choose, |_, event| watch.borrow_mut().happened(event)).expect("a match");
    watch.into_inner().manners
}

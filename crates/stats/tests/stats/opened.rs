//! The hands behind each figure, opened: the events of their rounds show what the figure counts.

use std::collections::BTreeMap;

use jantaku_core::rules::{ChomboMode, RiichiAnkan};
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Abort, Event, Outcome, PublicEvent, RoundEnd, RoundWin, Showing};
use jantaku_scenario::Scene;
use jantaku_score::{Account, Limit, Reason, Value};
use jantaku_stats::HAND_FIGURES;
use jantaku_testkit::{Chance, Driver, Play, SceneExt, seat};

use crate::games::facts;

/// A seat's round, read from its events alone.
struct Opened<'a> {
    seat: Seat,
    end: &'a RoundEnd,
    riichi: bool,
    called: bool,
}

impl<'a> Opened<'a> {
    fn of(seat: Seat, events: &'a [Event]) -> Opened<'a> {
        let public = events.iter().filter_map(|event| match event {
            Event::Public(event) => Some(event),
            _ => None,
        });
        let public: Vec<&PublicEvent> = public.collect();
        let riichi = |event: &&PublicEvent| matches!(event, PublicEvent::Discarded { seat: by, declares, .. } if *by == seat && declares.riichi());
        let call = |event: &&PublicEvent| matches!(event, PublicEvent::Called { seat: by, .. } if *by == seat);
        let end = public.iter().find_map(|event| match event {
            PublicEvent::RoundEnded(end) => Some(end),
            _ => None,
        });
        Opened {
            seat,
            end: end.expect("the hand has an end"),
            riichi: public.iter().any(riichi),
            called: public.iter().any(call),
        }
    }

    fn wins(&self) -> &'a [RoundWin] {
        match &self.end.outcome {
            Outcome::Won { wins, .. } => wins,
            _ => &[],
        }
    }

    fn win(&self) -> Option<&'a RoundWin> {
        self.wins().iter().find(|win| win.seat == self.seat)
    }

    fn win_with(&self, what: fn(&RoundWin) -> bool) -> bool {
        self.win().is_some_and(what)
    }

    fn dealt_in(&self) -> bool {
        self.wins().iter().any(|win| win.from == Some(self.seat))
    }

    fn aborted(&self, why: fn(Abort) -> bool) -> bool {
        matches!(self.end.outcome, Outcome::Abortive { reason, .. } if why(reason))
    }

    fn pays_for_foul(&self) -> bool {
        let pays = Account::Seat(self.seat);
        self.end.payments.iter().any(|paid| paid.from == pays && paid.reason == Reason::Chombo)
    }

    /// Whether the round shows what is counted by the figure with this key.
    fn shows(&self, key: &str) -> bool {
        let won = self.win().is_some();
        match key {
            "hand_points" => true,
            "win" | "win_points" => won,
            "deal_in" | "deal_in_points" => self.dealt_in(),
            "riichi" | "riichi_points" | "riichi_turn" => self.riichi,
            "call" | "call_points" => self.called,
            "exhaustive" => matches!(self.end.outcome, Outcome::Exhaustive { .. }),
            "abortive" => self.aborted(|reason| reason != Abort::Chombo),
            "chombo" => self.aborted(|reason| reason == Abort::Chombo) && self.pays_for_foul(),
            "nagashi" => {
                matches!(&self.end.outcome, Outcome::Exhaustive { nagashi, .. } if nagashi.contains(&self.seat))
            }
            "tenpai" => match &self.end.outcome {
                Outcome::Exhaustive { hands, .. } => matches!(hands[self.seat], Showing::Tenpai(_)),
                _ => false,
            },
            "tsumo" => self.win_with(|win| win.from.is_none()),
            "win_with_riichi" => won && self.riichi,
            "win_with_call" => won && self.called,
            "win_silent" => won && !self.riichi && !self.called,
            "yakuman" => self.win_with(|win| win.win.yaku.iter().any(|line| matches!(line.value, Value::Units(_)))),
            "kazoe" => self.win_with(|win| win.win.limit == Some(Limit::Kazoe)),
            "riichi_win" => self.riichi && won,
            "riichi_deal_in" => self.riichi && self.dealt_in(),
            "call_win" => self.called && won,
            "call_deal_in" => self.called && self.dealt_in(),
            _ => panic!("what does a hand of `{key}` show?"),
        }
    }
}

/// Drivers commit a foul now and then, where one is possible.
fn play_out(t: &mut Play, driver: Driver, chance: &mut Chance) {
    while t.table().result().is_none() {
        let asked: Vec<Seat> = t.game().asked().collect();
        let by = chance.pick(&asked).expect("somebody is asked");
        let action = driver.choose(&t.view(by.index()), chance).expect("who is asked has a choice");
        t.act(by.index(), action);
    }
}

#[test]
fn the_hands_behind_a_figure_show_what_it_counts() {
    let mut chance = Chance::new(21);
    let mut listed: BTreeMap<&str, usize> = BTreeMap::new();
    for preset in ["tenhou", "tenhou_sanma", "yakuza", "pretty_girls"] {
        for nth in 0..240 {
            let (driver, fouls) = [(Driver::Eager, false), (Driver::Eager, true), (Driver::Random, false)][nth % 3];
            let fouls = |rules: &mut Ruleset| {
                if fouls {
                    rules.chombo_mode = ChomboMode::Penalised;
                    rules.riichi_ankan = RiichiAnkan::UncheckedPenalised;
                }
            };
            let mut t = Scene::of(preset).rules(fouls).shuffled([chance.below(256) as u8; 32]).deal();
            play_out(&mut t, driver, &mut chance);
            let round = facts(&t).rounds.remove(0);
            for (number, hand) in round.hands.values().enumerate() {
                let opened = Opened::of(seat(number), t.events());
                for figure in &HAND_FIGURES {
                    let lists = figure.lists(hand);
                    assert_eq!(lists, opened.shows(figure.key), "{} of seat {number}: {hand:?}", figure.key);
                    *listed.entry(figure.key).or_default() += usize::from(lists);
                }
            }
        }
    }
    let rare = ["nagashi", "yakuman", "kazoe"];
    let unseen: Vec<_> = listed.iter().filter(|(key, hands)| **hands == 0 && !rare.contains(key)).collect();
    assert!(unseen.is_empty(), "{unseen:?} of {listed:?}");
}

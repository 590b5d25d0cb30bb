//! `jantaku arena --check`: whether a bot keeps to the protocol and the rules, situation by situation.

mod situation;

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use jantaku_core::rules::HanchanSettlement;
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, Match};
use jantaku_record::{SeatInfo, SeatKind, play_match};
use serde::Serialize;

use super::decision::Decision;
use super::external_bot::{Command, ExternalBot, stand_in};
use super::peer::Limits;
use super::speaker::Protocol;
use super::{Args, command, matches};
use crate::failure::Failure;
use crate::simulate::play::Seats;
use crate::{input, output};
use situation::{Script, Situation};

#[derive(Debug, Serialize)]
struct Checked {
    name: String,
    #[serde(rename = "tells")]
    tests: String,
    held: bool,
    /// The number of the bot's choices.
    choices: u32,
    failed: Option<Decision>,
}

const MATCHES: [(&str, &str, u8); 2] = [
    ("two games in a row", "the end of a game, and another in the same process", 2),
    ("a match", "a whole match against bots that call whatever they can", 1),
];

/// Our bot in the other seats.
const BESIDE: &str = "wild";

pub fn run(args: &Args, bot: &str) -> Result<(), Failure> {
    let command = command(bot);
    let rules = Arc::new(input::rules(&args.rules)?);
    command.can_play(&rules)?;
    let limits = args.limits()?;
    let (grace, settle) = (limits.answer.saturating_mul(4), Duration::from_millis(10));
    let mut checked = Vec::new();
    let wanted = |name: &str| args.situation.as_deref().is_none_or(|only| only == name);
    let mut situations = situation::all(rules.players)?;
    situations.retain(|one| command.protocol == Protocol::Native || !one.has_own_house());
    let named = situations.iter().map(|one| one.name.as_str()).chain(MATCHES.map(|one| one.0));
    let names: Vec<&str> = named.collect();
    if !names.iter().any(|name| wanted(name)) {
        return Err(Failure::input(format!("--situation: there are {}", names.join(", "))));
    }
    if let Some(dir) = &args.failures {
        args.force.directory(dir, |file| names.iter().any(|name| file == file_of(name)))?;
    }
    for situation in situations.iter().filter(|one| wanted(&one.name)) {
        let house = situation.house(&rules)?;
        checked.push(situated(&command, situation, &house, Limits { grace, settle, ..limits })?);
        if never_spoke(&checked) {
            return print_results(args, &checked);
        }
    }
    for (name, tests, games) in MATCHES.into_iter().filter(|one| wanted(one.0)) {
        let rules =
            Ruleset { hanchan_count: games, hanchan_settlement: HanchanSettlement::Each, ..Ruleset::clone(&rules) };
        let bot = matched(&command, Arc::new(rules), Limits { grace, ..limits })?;
        checked.push(result(name, tests, &bot));
    }
    print_results(args, &checked)
}

/// The file of a failed decision in a situation.
fn file_of(situation: &str) -> String {
    format!("{}.json", situation.replace(' ', "-"))
}

/// Whether the bot said nothing in the first situation: further ones then show nothing.
fn never_spoke(checked: &[Checked]) -> bool {
    matches!(checked, [Checked { choices: 0, failed: Some(failed), .. }] if failed.answer.is_none())
}

fn result(name: &str, tests: &str, bot: &ExternalBot) -> Checked {
    let failed = bot.failed().cloned();
    Checked { name: name.to_owned(), tests: tests.to_owned(), held: failed.is_none(), choices: bot.choices(), failed }
}

/// Plays a situation until nobody has anything to decide before the next deal.
fn situated(
    command: &Command,
    situation: &Situation,
    rules: &Arc<Ruleset>,
    limits: Limits,
) -> Result<Checked, Failure> {
    let setup = situation.setup(rules.clone())?;
    let nobody = || Failure::input(format!("`{}`: no such seat", situation.name));
    let seat = Seat::new(situation.bot).ok_or_else(nobody)?;
    let names = rules.players.seats().map(|other| if other == seat { "bot" } else { "script" }.to_owned()).collect();
    let mut table = Table {
        seat,
        bot: ExternalBot::new(command, rules, seat, names, limits),
        others: rules.players.seats().map(|seat| situation.script(seat)).collect(),
    };
    let (mut played, mut events) = Match::start_from(setup).map_err(Failure::input)?;
    loop {
        events.iter().for_each(|event| table.watch(event));
        let Some(asked) = played.asked().next() else { break };
        let action = table.choose(&played, asked, &played.legal_actions(asked));
        events = played.play(asked, action).map_err(Failure::does_not_hold)?;
    }
    match table.bot.never_started() {
        Some(failure) => Err(failure),
        None => Ok(result(&situation.name, &situation.tests, &table.bot)),
    }
}

/// Plays whole matches with the bot at the first seat.
fn matched(command: &Command, rules: Arc<Ruleset>, limits: Limits) -> Result<ExternalBot, Failure> {
    let names: Vec<String> = rules.players.seats().map(|seat| format!("seat {seat}")).collect();
    let first = rules.players.seats().next();
    let mut seats = Vec::new();
    for seat in rules.players.seats() {
        seats.push(match Some(seat) == first {
            true => matches::Player::Process(Box::new(ExternalBot::new(command, &rules, seat, names.clone(), limits))),
            false => {
                let bot = jantaku_bots::by_name(BESIDE, [seat.index() as u8; 32]).map_err(Failure::input)?;
                matches::Player::Ours(bot)
            }
        });
    }
    let table = RefCell::new(matches::Table { seats, void_on_fault: true });
    let choose = |played: &Match, seat: Seat, actions: &Actions| table.borrow_mut().choose(played, seat, actions);
    let watch = |_: &Match, event: &Event| table.borrow_mut().watch(event);
    let info = |seat: Seat| SeatInfo { name: seat.to_string(), kind: SeatKind::Bot };
    let infos: Vec<SeatInfo> = rules.players.seats().map(info).collect();
    play_match(rules, &infos, &[1; 32], choose, watch).map_err(Failure::does_not_hold)?;
    let bot = table.into_inner().seats.into_iter().find_map(|player| match player {
        matches::Player::Process(bot) => Some(*bot),
        matches::Player::Ours(_) => None,
    });
    bot.ok_or_else(|| Failure::input("no seat for the bot"))
}

/// The bot among seats that play a script.
struct Table {
    seat: Seat,
    bot: ExternalBot,
    others: Vec<Script>,
}

impl Seats for Table {
    fn choose(&mut self, played: &Match, seat: Seat, actions: &Actions) -> Action {
        let Some(view) = played.view(seat) else { return Action::Pass };
        if seat == self.seat {
            return self.bot.choose(&view, actions).unwrap_or_else(|| stand_in(&view, actions));
        }
        self.others[seat.index()].choose(&view, actions)
    }

    fn watch(&mut self, event: &Event) {
        if let Some(seen) = event.seen_by(self.seat) {
            self.bot.hears(&seen);
        }
    }
}

fn print_results(args: &Args, checked: &[Checked]) -> Result<(), Failure> {
    let failed = checked.iter().filter_map(|one| Some((one, one.failed.as_ref()?)));
    if let Some(dir) = &args.failures {
        for (one, decision) in failed.clone() {
            matches::write(args.force, &dir.join(file_of(&one.name)), decision)?;
        }
    }
    if args.json {
        output::json(&checked)?;
    } else {
        let mut table = output::table(&["situation", "", "choices", "what is tested"], &[2]);
        for one in checked {
            let held = if one.held { "holds" } else { "FAILS" };
            table.add_row([one.name.as_str(), held, &one.choices.to_string(), one.tests.as_str()]);
        }
        output::print(table)?;
        for (one, decision) in failed.clone() {
            output::print(format!("\n{}: {}", one.name, decision.lines().join("\n")))?;
        }
        let held = checked.iter().filter(|one| one.held).count();
        output::print(format!("\n{held} held, {} failed", checked.len() - held))?;
    }
    if failed.clone().next().is_none() { Ok(()) } else { Err(Failure::Reported) }
}

#[cfg(test)]
mod tests {
    use jantaku_core::Players;

    use super::*;

    /// The scripts work whatever the bot does: here it discards its draws.
    #[test]
    fn every_situation_comes_about() {
        let all = |players| situation::all(players).ok().unwrap();
        let happens = |name: &str, wanted: &[&str]| {
            let of = |players, preset| Some((all(players).into_iter().find(|one| one.name == name)?, preset));
            let found = of(Players::Four, "tenhou").or_else(|| of(Players::Three, "tenhou_sanma"));
            let (situation, preset) = found.unwrap();
            let house = situation.house(&Arc::new(Ruleset::preset(preset).unwrap())).ok().unwrap();
            let setup = situation.setup(house).ok().unwrap();
            let seats = setup.rules.players.seats();
            let mut others: Vec<Script> = seats.map(|seat| situation.script(seat)).collect();
            let (mut played, mut events) = Match::start_from(setup).unwrap();
            let mut said = String::new();
            loop {
                let Some(asked) = played.asked().next() else { break };
                let (view, actions) = (played.view(asked).unwrap(), played.legal_actions(asked));
                if asked.index() == situation.bot {
                    actions.legal.iter().for_each(|action| said += &format!("offered {action}\n"));
                    view.illegal_intents().iter().for_each(|denied| said += &format!("denied {}\n", denied.why));
                }
                let action = others[asked.index()].choose(&view, &actions);
                said += &format!("seat {asked}: {action}\n");
                events.extend(played.play(asked, action).unwrap());
            }
            for wanted in wanted {
                assert!(said.contains(wanted), "{name}: `{wanted}` is not in\n{said}");
            }
            name.to_owned()
        };
        let come_about = [
            happens("a whole round", &["seat 1: discard"]),
            happens("calls", &["offered chii with 3m 4m", "offered pon with 6p 6p", "offered open kan"]),
            happens("a call that another outbids", &["offered chii with 4p 6p", "seat 2: pon"]),
            happens("calls that leave no yaku", &["offered chii with 3m 4m"]),
            happens("riichi", &["offered riichi with 9m"]),
            happens("riichi of others", &["seat 2: riichi with 9m", "seat 3: riichi with 4s", "seat 2: ron"]),
            happens(
                "kans of others",
                &["seat 0: closed kan of 1z", "seat 2: open kan", "seat 3: pon", "seat 3: added kan of 8s"],
            ),
            happens("kans", &["offered closed kan of 1z", "offered open kan", "offered pon"]),
            happens(
                "a robbed kan",
                &["seat 2: added kan of 3s", "offered ron", "denied the hand is complete but has no"],
            ),
            happens("nine kinds", &["offered nine kinds"]),
            happens("nine kinds of another", &["seat 0: nine kinds"]),
            happens("ron", &["offered ron", "seat 2: ron", "seat 3: ron"]),
            happens("furiten", &["offered tsumo"]),
            happens("taken up in the middle", &["seat 2: discard"]),
            happens("a deal repeated", &["offered nine kinds", "offered pass"]),
            happens("an open riichi", &["offered open riichi with 9m", "offered riichi with 9m"]),
            happens("the end of the wall", &["offered show tenpai", "offered keep the hand hidden"]),
            happens(
                "the end of the wall without tenpai",
                &["offered show the noten hand", "offered keep the hand hidden"],
            ),
            happens("the last hand", &["seat 0: nine kinds", "offered end the match", "offered go on"]),
            happens("norths", &["seat 0: kita", "offered kita"]),
            happens("calls of three", &["offered pon with 6p 6p", "offered open kan"]),
            happens("the last hand of three", &["seat 0: nine kinds", "offered end the match", "offered go on"]),
        ];
        let mut names: Vec<String> = all(Players::Four).into_iter().map(|one| one.name).collect();
        names.extend(
            all(Players::Three)
                .into_iter()
                .map(|one| one.name)
                .filter(|name| !names.contains(name))
                .collect::<Vec<_>>(),
        );
        assert_eq!(names, come_about);
    }
}

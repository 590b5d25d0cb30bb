use jantaku_core::notation::parse_tiles;
use jantaku_core::{Hand, Meld, Pon, Relative, Ruleset, Worth, Yaku};
use jantaku_engine::{Declares, DrawFrom, PublicEvent, SeatEvent, View};

use super::*;
use jantaku_testkit::{Scene, SceneExt, ViewScript, kind, seat, tile};

const HAND: &str = "1479m258p369s126z";

/// East 1 in the house from whose guide the classes are, as this seat sees it.
fn girls(me: usize, hand: &'static str) -> ViewScript {
    ViewScript::new(Ruleset::preset("pretty_girls").unwrap(), me, hand)
}

/// What the last seat knows about seat 2, which is west in an east round.
fn second(view: &View) -> Caution {
    read(view).into_iter().find(|caution| caution.seat == seat(2)).unwrap()
}

fn mark(scene: &ViewScript, script: &str, text: &str) -> Mark {
    second(&scene.view(script).unwrap()).mark(kind(text))
}

/// Seat 2 discards these, the last with riichi; before that the two others have discarded `open`.
fn riichi(open: &str, river: &str) -> String {
    let others = ["0:9p 1:8m", "0:9m 1:8m", "0:1m 1:9m"];
    let tiles: Vec<&str> = river.split_whitespace().collect();
    let mut script = String::new();
    for (nth, tile) in tiles.iter().enumerate() {
        let first = if nth == 0 && !open.is_empty() { open } else { others[nth] };
        let how = if nth + 1 == tiles.len() { '!' } else { ':' };
        script += &format!("{first} 2{how}{tile} 3:7s{} ", if how == '!' { "-" } else { "" });
    }
    script
}

/// each class with a tile that is in it, and with a near miss and the class of that.
#[test]
fn every_class_holds_and_nearly_holds() {
    use Class::*;
    let cases = [
        (Genbutsu, riichi("", "6s"), "6s", riichi("", "6p"), "6s", Middle),
        (ValueTwoOpen, riichi("0:5z 1:5z", "6s"), "5z", riichi("0:5z 1:9m", "6s"), "5z", ValueOneOpen),
        (GuestOpen, riichi("0:4z 1:9m", "6s"), "4z", riichi("0:3z 1:9m", "6s"), "3z", ValueOneOpen),
        (SujiTerminal, riichi("", "6s"), "9s", riichi("", "6s"), "1s", Terminal),
        (GuestNew, riichi("", "6s"), "4z", riichi("", "6s"), "1z", ValueNew),
        (DoubleSujiMiddle, riichi("", "1p 7p"), "4p", riichi("", "2p 7p"), "4p", SingleSujiMiddle),
        (ValueOneOpen, riichi("0:3z 1:9m", "6s"), "3z", riichi("0:2z 1:9m", "6s"), "2z", GuestOpen),
        (SujiTwoEight, riichi("", "5s 4z 2z"), "2s", riichi("", "5s 4z 2z"), "2m", TwoEight),
        (SujiThreeSeven, riichi("", "6s 4z 2z"), "3s", riichi("", "4z 6s 2z"), "3s", LateSuji),
        (ValueNew, riichi("", "6s"), "7z", riichi("", "7z"), "7z", Genbutsu),
        (LateSuji, riichi("", "4z 5s"), "8s", riichi("", "5s 4z 5s"), "8s", SujiTwoEight),
        (Terminal, riichi("", "6s"), "9m", riichi("", "6s"), "9s", SujiTerminal),
        (SingleSujiMiddle, riichi("", "2m"), "5m", riichi("", "3m"), "5m", Middle),
        (ValueDora, riichi("0:1p 1:9m", "6s"), "5z", riichi("0:1p 1:9m", "6s"), "6z", ValueNew),
        (TwoEight, riichi("", "6s"), "2s", riichi("", "5s"), "2s", LateSuji),
        (ThreeSeven, riichi("", "5s"), "3s", riichi("", "6s"), "3s", LateSuji),
        (Middle, riichi("", "8s"), "6s", riichi("", "9s"), "6s", SingleSujiMiddle),
    ];
    assert!(cases.is_sorted_by_key(|case| case.0), "from the safest to the most dangerous");
    for (class, script, text, near, nearly, other) in cases {
        let indicator = if class == ValueDora { "7z" } else { "9p" };
        let scene = ViewScript { indicator, ..girls(3, HAND) };
        assert_eq!(mark(&scene, &script, text).class, class, "{text} after {script}");
        assert_eq!(mark(&scene, &near, nearly).class, other, "{nearly} after {near}");
    }
}

/// a class with a higher risk never has a lower grade; an honour of which two are visible can still be ronned.
#[test]
fn grades_follow_the_classes() {
    use Class::*;
    let classes = [
        Genbutsu,
        ValueTwoOpen,
        GuestOpen,
        SujiTerminal,
        GuestNew,
        DoubleSujiMiddle,
        ValueOneOpen,
        SujiTwoEight,
        SujiThreeSeven,
        ValueNew,
        LateSuji,
        Terminal,
        SingleSujiMiddle,
        ValueDora,
        TwoEight,
        ThreeSeven,
        Middle,
        Waited,
    ];
    assert!(classes.is_sorted() && classes.is_sorted_by_key(|class| class.grade()));
    assert!(Middle.grade() > Terminal.grade());
    assert!(ValueTwoOpen.grade() > Genbutsu.grade());
}

/// A dora that nobody needs: a wind without value for the player keeps its class.
#[test]
fn only_a_value_honour_is_feared_as_dora() {
    let scene = ViewScript { indicator: "3z", ..girls(3, HAND) };
    assert_eq!(mark(&scene, &riichi("", "6s"), "4z").class, Class::GuestNew);
    // Two that lie open do not make it harmless.
    let scene = ViewScript { indicator: "7z", ..girls(3, HAND) };
    assert_eq!(mark(&scene, &riichi("0:5z 1:5z", "6s"), "5z").class, Class::ValueDora);
}

/// what a player in riichi has discarded or let pass is safe, and for a turn what any player has let pass; the house decides.
#[test]
fn what_is_safe_is_decided_by_the_house() {
    let yakuza = |me| ViewScript::new(Ruleset::preset("yakuza").unwrap(), me, HAND);
    let mut scene = yakuza(3);
    let own = riichi("", "6s");
    let passed = "0:9p 1:8m 2!6s 3:5p 0:9m 1:8m 2:1s 3:7s-";
    let before = "0:5p 1:8m 2!6s 3:7s-";
    let silent = "0:9p 1:8m 2:6s 3:7s 0:5p 1:8m 2:1s 3:7s-";
    let meanwhile = "0:9p 1:8m 2:6s 3:5p 0:9m 1:8m-";
    let class = |scene: &ViewScript, script: &str, text: &str| mark(scene, script, text).class;
    assert_eq!(class(&scene, passed, "5p"), Class::Genbutsu);
    assert_eq!(class(&scene, before, "5p"), Class::Middle);
    assert_eq!(class(&scene, silent, "5p"), Class::Middle, "let pass before its last discard, without riichi");
    let me = yakuza(1);
    assert_eq!(class(&me, meanwhile, "5p"), Class::Genbutsu, "let pass since its last discard");
    // Suji of a passed tile is suji too.
    assert_eq!(class(&scene, passed, "8p"), Class::SujiTwoEight);
    scene.rules.riichi_furiten = false;
    assert_eq!(class(&scene, passed, "5p"), Class::Middle);
    scene.rules.discard_furiten = false;
    assert_eq!(class(&scene, &own, "6s"), Class::Middle);
    assert_eq!(class(&scene, &own, "9s"), Class::Terminal);
}

/// An honour that is not a yaku in the house is not a value honour there.
#[test]
fn the_house_says_which_honours_have_value() {
    let mut scene = girls(3, HAND);
    let script = riichi("", "6s");
    assert_eq!(mark(&scene, &script, "3z").class, Class::ValueNew);
    scene.rules.yaku.set(Yaku::SeatWind, Worth::Absent);
    assert_eq!(mark(&scene, &script, "3z").class, Class::GuestNew);
}

/// the suji that make the class are named.
#[test]
fn suji_are_named() {
    let scene = girls(3, HAND);
    let suji = |river: &str, text: &str| mark(&scene, &riichi("", river), text).suji;
    assert_eq!(suji("1p 7p", "4p"), KindSet::of(&[kind("1p"), kind("7p")]));
    assert_eq!(suji("2p 7p", "4p"), KindSet::of(&[kind("7p")]));
    assert_eq!(suji("2p 7p", "4s"), KindSet::EMPTY);
    assert_eq!(suji("2p 2z", "2p"), KindSet::EMPTY, "what is safe needs no reason");
    assert_eq!(suji("4z 2z", "1z"), KindSet::EMPTY, "four places on from a wind is no suji");
}

/// few copies left are reported, and lower the grade if they rule out the feared waits.
#[test]
fn walls_and_copies_in_sight_count() {
    let scene = girls(3, "888m79p258p555z14z");
    let script = |fourth: &str| format!("0:9p 1:{fourth} 2!6s 3:7s-");
    let none = mark(&scene, &script("8m"), "9m");
    assert_eq!((none.class, none.wall, none.grade), (Class::Terminal, Some(Kabe::NoChance), Grade::NearlySafe));
    let one = mark(&scene, &script("1s"), "9m");
    assert_eq!((one.class, one.wall, one.grade), (Class::Terminal, Some(Kabe::OneChance), Grade::Risky));
    assert_eq!(mark(&scene, &script("8m"), "1m").wall, None);
    // The other side of a six is as open as before; that of a seven is the eight itself.
    assert_eq!(mark(&scene, &script("8m"), "6m").wall, None);
    assert_eq!(mark(&scene, &script("8m"), "7m").wall, None);
    // If suji already rules out runs, no wall is reported.
    assert_eq!(mark(&scene, &script("8m"), "9s").wall, None);
    // A triplet in the hand: only the last copy could be waited for, as a single.
    let own = mark(&scene, &script("8m"), "5z");
    assert_eq!((own.class, own.grade), (Class::ValueNew, Grade::NearlySafe));
    assert_eq!(mark(&scene, &script("8m"), "6z").grade, Grade::Risky);
}

/// Three players have no middle characters: no run reaches the two that are left.
#[test]
fn three_players_have_no_runs_of_characters() {
    let rules = Ruleset::preset("tenhou_sanma").unwrap();
    let scene = ViewScript { rules, ..girls(2, "19m258p369s12667z") };
    let view = scene.view("0:9p 1!6s 2:7s-").unwrap();
    let cautions = read(&view);
    assert_eq!(cautions.len(), 2);
    let second = cautions.iter().find(|caution| caution.threatens).unwrap();
    assert_eq!(second.seat, seat(1));
    let one = second.mark(kind("1m"));
    assert_eq!((one.class, one.suji, one.wall), (Class::SujiTerminal, KindSet::EMPTY, None));
    assert_eq!(second.mark(kind("1p")).class, Class::Terminal);
    assert_eq!(second.mark(kind("9s")).class, Class::SujiTerminal);
    assert_eq!(second.mark(kind("2z")).class, Class::ValueNew, "its own wind");
}

/// Seat 1 calls seat 0's discard and discards a tile of its own.
fn pons(view: &mut View, text: &str, thrown: &str) {
    let called = Pon::new(tile(text), [tile(text); 2], Relative::Left).unwrap();
    let call = PublicEvent::Called { seat: seat(1), meld: Meld::Pon(called) };
    let (seat, tile) = (seat(1), tile(thrown));
    let discard = PublicEvent::Discarded { seat, tile, tsumogiri: false, declares: Declares::Nothing };
    [call, discard].into_iter().for_each(|event| view.apply(&SeatEvent::Public(event)).unwrap());
}

/// riichi threatens, and so do two melds; one does not.
#[test]
fn two_melds_threaten() {
    let scene = girls(3, HAND);
    let mut view = scene.view("0:9p").unwrap();
    pons(&mut view, "9p", "1m");
    let threatens = |view: &View| read(view).iter().map(|caution| caution.threatens).collect::<Vec<_>>();
    assert_eq!(threatens(&view), [false; 3]);
    for (who, thrown) in [(2, "2z"), (3, "7s"), (0, "8p")] {
        let (from, who) = (DrawFrom::Live, seat(who));
        let drew = match who == view.seat() {
            true => SeatEvent::DrewOwn { tile: tile(thrown), from },
            false => SeatEvent::DrewOther { seat: who, from },
        };
        view.apply(&drew).unwrap();
        let (tile, declares) = (tile(thrown), Declares::Nothing);
        let discard = PublicEvent::Discarded { seat: who, tile, tsumogiri: true, declares };
        view.apply(&SeatEvent::Public(discard)).unwrap();
    }
    pons(&mut view, "8p", "9m");
    assert_eq!(threatens(&view), [false, true, false]);
    assert_eq!(threatens(&scene.view(&riichi("", "6s")).unwrap()), [false, false, true]);
}

/// An open hand shows what it waits for.
#[test]
fn an_open_riichi_is_read_off_the_table() {
    let scene = girls(3, HAND);
    let mut view = scene.view("0:9p 1:8m").unwrap();
    let from = DrawFrom::Live;
    view.apply(&SeatEvent::DrewOther { seat: seat(2), from }).unwrap();
    let hand = Hand::new(&parse_tiles("123m456p67s999s22z").unwrap(), &[]).unwrap();
    let declares = Declares::OpenRiichi(Box::new(hand));
    let discard = PublicEvent::Discarded { seat: seat(2), tile: tile("4z"), tsumogiri: true, declares };
    view.apply(&SeatEvent::Public(discard)).unwrap();
    let second = second(&view);
    assert!(second.threatens);
    let class = |text: &str| second.mark(kind(text)).class;
    assert_eq!(
        [class("5s"), class("8s"), class("2s"), class("4m")],
        [Class::Waited, Class::Waited, Class::Genbutsu, Class::Genbutsu]
    );
}

/// The marks of the dealer's tiles when the player to the right is in riichi, or has only discarded.
fn marks(aids: bool, riichi: bool) -> Vec<TileSafety> {
    let rules = Ruleset { wait_display: aids, ..Ruleset::preset("pretty_girls").unwrap() };
    let scene = Scene::new(rules).hand(0, "147m147p069s1235z").hand(1, "123456789m1123p");
    let mut t = scene.draws("9s 6s 9m 1m 9p").deal();
    t.tsumogiri(0);
    if riichi {
        t.riichi(1, "6s")
    } else {
        t.discard(1, "6s")
    };
    t.tsumogiri(2).tsumogiri(3).pass_all();
    let view = t.view(0);
    safety(&view, &t.round().legal_actions(seat(0)))
}

///
#[test]
fn every_tile_is_marked_where_somebody_threatens_and_the_house_helps() {
    let found = marks(true, true);
    assert_eq!(found.len(), 14, "a mark for each kind in the hand");
    let of = |text: &str| found.iter().find(|mark| mark.kind.tile().to_string() == text).unwrap();
    let (six, nine, five) = (of("6s"), of("9s"), of("5s"));
    assert_eq!((six.grade, six.against[0].1.class, six.against[0].0), (Grade::Safe, Class::Genbutsu, seat(1)));
    assert_eq!(nine.against[0].1.suji, KindSet::from_iter([six.kind]));
    assert_eq!((nine.left, nine.against[0].1.class), (2, Class::SujiTerminal));
    assert_eq!((five.grade, five.against[0].1.class), (Grade::Dangerous, Class::Middle), "a red five is a five");
    assert_eq!(marks(true, false), []);
    assert_eq!(marks(false, true), []);
}

/// Without a discard to make, nothing is marked.
#[test]
fn only_a_discard_is_marked() {
    let scene = Scene::of("pretty_girls").hand(0, "147m147p66s12355z").hand(1, "123456789m1123p");
    let mut t = scene.draws("9s 6s 5z").deal();
    t.tsumogiri(0).riichi(1, "6s").tsumogiri(2);
    let actions = t.round().legal_actions(seat(0));
    assert!(actions.legal.contains(&Action::Pass) && safety(&t.view(0), &actions).is_empty());
}

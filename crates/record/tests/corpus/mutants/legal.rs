//! Changes that leave a correct record: the field may have that value, or nothing else in the record determines it.

use std::collections::BTreeSet;

/// Formats that have every tile numbered.
const NUMBERED: &[&str] = &["mjlog", "tenhou-client"];
const ALL: &[&str] = &["mjlog", "tenhou6", "mjai", "majiang", "jantaku", "tenhou-client"];

/// What may be stated differently, in which formats, and why.
const STATED: &[(&[&str], &[&str], &str)] = &[
    (&["names", "title", "version of the program"], ALL, "what people and the program are called"),
    (
        &[
            "hands dealt",
            "first indicator",
            "list of indicators",
            "indicator of a kan",
            "which tile is drawn",
            "copies of tiles",
        ],
        ALL,
        "a tile dealt, drawn or turned that nothing later shows or scores",
    ),
    (&["order of the deal"], ALL, "the order in which a hand is dealt or sorted"),
    (&["ura indicators"], ALL, "an ura indicator left out, or one that scores the same"),
    (
        &["which tile is discarded", "whether a discard is the tile drawn", "whether a discard declares riichi"],
        ALL,
        "another choice that the rules allow and nothing later contradicts",
    ),
    (&["meld"], &["tenhou6"], "which of two kans of one turn came first"),
    (
        &["wind of the round", "dealer", "honba", "sticks"],
        ALL,
        "where an excerpt begins: the round before is not there to say otherwise",
    ),
    (
        &["number of matches"],
        &["tenhou6", "majiang"],
        "a file has as many matches as somebody put there; a line of other players is another",
    ),
    (&["dice"], NUMBERED, "dice of a wall without a seed"),
    (&["rules"], ALL, "a rule that decides nothing in the record, or the room"),
    (&["seed of the walls"], NUMBERED, "a seed left out, or none by the published method"),
    (&["hash of the rules"], &["jantaku"], "records of earlier versions have no hash of their rules"),
    (
        &["end of a round left out", "whether the match is over", "number of rounds", "events", "final result"],
        ALL,
        "a record may break off, or begin later",
    ),
    (&["end of a round"], ALL, "of two who could win one did not"),
    (
        &["fu", "han", "yaku", "points after", "points after a riichi stick", "payments", "tenpai", "winning hand"],
        ALL,
        "something left out, which a record may",
    ),
    (
        &["winning tile", "number of moves", "final points", "results", "places"],
        ALL,
        "something left out, which a record may",
    ),
    (&["hands shown"], &["tenhou-client"], "a hidden hand shown that ends the round the same, or left out"),
    (&["order of moves"], ALL, "an indicator may be recorded before or after the tile drawn for its kan"),
    (&["points of the hand"], &["majiang"], "what a self-draw would be worth on a discard, as converters put it"),
];

/// Fields that make no difference to what is read: the format, how the place begins, and why.
const UNREAD: &[(&str, &str, &str)] = &[
    ("mjlog", "mjloggm", "the version of the format"),
    ("mjlog", "SHUFFLE", "the order of the heading, and a reference of Tenhou's"),
    ("mjlog", "GO", "the same heading twice, or in another order"),
    ("mjlog", "UN", "the same heading twice, or in another order; grades and ratings; who came back"),
    ("mjlog", "TAIKYOKU", "the same heading twice, or in another order; seat 0 deals first where nothing is said"),
    ("mjlog", "BYE", "who lost the connection"),
    ("mjlog", "N m", "which of its own tiles stands for a closed kan"),
    ("mjlog", "AGARI doraHaiUra", "which copy of a tile lies where nobody sees it"),
    ("mjlog", "AGARI doraHai", "something left out, which another win of the round says"),
    ("mjlog", "<discard>", "a notice about a connection, before or after a discard"),
    ("mjlog", "INIT ten", "the fourth of three, who has nothing"),
    ("mjlog", "REACH ten", "the fourth of three, who has nothing"),
    ("mjlog", "INIT hai3", "an empty hand of nobody"),
    ("mjlog", "INIT shuffle", "how the early logs name a shuffle"),
    ("tenhou-client", "S", "what the player sent"),
    ("tenhou-client", "UN", "the name of the player"),
    ("tenhou-client", "GO", "the same heading twice, or in another order"),
    ("tenhou-client", "TAIKYOKU", "the same heading twice, or in another order"),
    ("tenhou-client", "<discard>", "which copy of a tile comes from a hidden hand"),
    ("tenhou-client", "N m", "which copies of tiles come from a hidden hand"),
    ("tenhou-client", "INIT", "which copy of a tile is meant"),
    ("tenhou-client", "AGARI", "which copies of tiles come from a hidden hand"),
    ("tenhou-client", "RYUUKYOKU hai", "which copies of tiles come from a hidden hand"),
    ("tenhou6", "dan", "grades and ratings"),
    ("tenhou6", "rat", "grades and ratings"),
    ("tenhou6", "sx", "grades and ratings"),
    ("tenhou6", "lobby", "the lobby"),
    ("tenhou6", "title", "a title that says nothing"),
    ("tenhou6", "name", "a title that says nothing"),
    ("tenhou6", "rules", "another way to write the same rules"),
    ("tenhou6", "rule.disp", "a line for people beside rules stated in full"),
    ("tenhou6", "rule.aka", "a count of red fives that stands elsewhere, or is none"),
    ("tenhou6", "log[]: discards[]", "the 0 that holds the place of a discard after an open kan"),
    ("tenhou6", "log[]: end[]", "another word for the same draw"),
    ("tenhou6", "log[]: end[][]", "who is liable where nobody is"),
    ("mjai", "aka_flag", "red fives, which also follow from the tiles"),
    ("mjai", "end_kyoku", "the mark after a round, which says nothing of its own"),
    ("mjai", "hora", "the mark after a round, which says nothing of its own"),
    ("mjai", "ryukyoku", "the mark after a round, which says nothing of its own"),
    ("mjai", "reason", "an exhaustive draw, where no reason is given"),
    ("mjai", "honba", "no honba and no sticks, where none are stated"),
    ("mjai", "kyotaku", "no honba and no sticks, where none are stated"),
    ("mjai", "oya", "the dealer, who also follows from the number of the hand"),
    ("mjai", "ura_markers", "an empty list of ura indicators"),
    ("mjai", "uri", "where the record was kept"),
    ("mjai", "seed", "where the record was kept"),
    ("mjai", "kyoku_first", "not read: the length of the match"),
    ("mjai", "rules", "another way to write the same rules"),
    ("mjai", "scores", "points that follow from the round before"),
    ("mjai", "names", "nobody is named"),
    ("mjai", "id", "whose record it is"),
    ("majiang", "rules", "another way to write the same rules"),
    ("mjai", "dora", "two indicators of one kind, one after the other"),
    ("mjai", "target", "whose tile a chii takes: there is one player to the left"),
    ("mjai", "fu", "fu that round up to the same"),
    ("mjai", "yakus", "not read: the yaku and points of the older dialect"),
    ("mjai", "hora_points", "not read: the yaku and points of the older dialect"),
    ("mjai", "tsumogiri", "another choice that the rules allow and nothing later contradicts"),
    ("mjai", "pai", "the North set aside, which also follows from its event"),
    ("majiang", "title", "a title that says nothing"),
    ("majiang", "qijia", "seat 0 deals first where nothing is said"),
    ("majiang", "point", "another way to write the same"),
    ("majiang", "log[][].hule.shoupai", "another way to write the same"),
    ("majiang", "log[][].hule.baojia", "another way to write the same"),
    ("majiang", "log[][].hule.fubaopai", "an empty list of ura indicators"),
    ("majiang", "log[][].hule.damanguan", "how many yakuman, which also follows from the list"),
    ("majiang", "log[][].hule.fanshu", "how many yakuman, which also follows from the list"),
    ("majiang", "log[][].hule.hupai", "another way to write the same"),
    ("majiang", "log[][].pingju.shoupai", "the melds and the mark of a riichi beside a hand shown at a draw"),
    ("majiang", "log[][].qipai.shoupai", "another way to write the same"),
    ("majiang", "log[][].gang.m", "another way to write the same"),
    ("majiang", "log[][].fulou.m", "another way to write the same"),
    ("majiang", "log[][].dapai.p", "a mark behind a tile that says nothing there"),
    ("majiang", "log[][].zimo.p", "a mark behind a tile that says nothing there"),
    ("majiang", "log[][]", "the last draw of a self-draw, which also follows from the winning hand"),
    ("jantaku", "dora_revealed", "two indicators of one kind, one after the other"),
    ("jantaku", "hands[]", "the order in which tiles of a hand are written"),
];

/// Sorted lists of tiles, whose order means nothing.
const ORDERS: &[&str] = &["consumed[]", "hora_tehais[]", "meld.own[]", "meld.tiles[]", "hand.melds[]"];

/// Why a change that passes verification is legal; `None` if it is not.
pub fn reason(format: &str, place: &str, how: &str, changes: &BTreeSet<&'static str>) -> Option<&'static str> {
    // Of a file with several matches.
    let place = place.strip_prefix("[].").unwrap_or(place);
    if changes.is_empty() {
        if how.starts_with("swapped") && ORDERS.iter().any(|list| place.contains(list)) {
            return Some("the order in which a hand is dealt or sorted");
        }
        let unread = UNREAD.iter().find(|(of, start, _)| *of == format && place.starts_with(start));
        return unread.map(|(.., reason)| *reason);
    }
    if format == "majiang" && changes.contains("dealer") {
        return Some("where the match begins: this format numbers seats from the dealer, so all turn");
    }
    let known = |change: &&'static str| {
        let stated = STATED.iter().find(|(changes, formats, _)| changes.contains(change) && formats.contains(&format));
        stated.map(|(.., reason)| *reason)
    };
    let reasons: Option<Vec<&'static str>> = changes.iter().map(known).collect();
    let weight = |reason: &&'static str| STATED.iter().position(|(.., known)| known == reason);
    reasons?.into_iter().max_by_key(weight)
}

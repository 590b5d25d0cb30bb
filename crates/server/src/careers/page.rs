use jantaku_career::{
    Achievement, BUY_IN, Buyer, Character, Entrant, Event, FEE, Item, Ladder, MEMBERS, Pack, ParlourTable, Player,
    Profile, RANKS, Slot, reward, rival,
};
use jantaku_wire::{
    AccountMove, AchievementState, CareerCharacter, CareerPage, Club, LadderMove, LadderReward, LadderState, MatchNews,
    OpenGame, Owned, PackOffer, Parlour, Price, Rival, TableOffer,
};

use crate::careers::News;
use crate::houses::menus;

pub(crate) fn page(profile: &Profile, news: &News) -> CareerPage {
    let characters = profile.characters().iter();
    let rivals_due = profile.characters().values().filter_map(|found| found.ladder.as_ref());
    let due = rivals_due.map(|ladder| ladder.rivals_due).sum::<u8>() + profile.club_due();
    let open = profile.open().iter().map(|(id, game)| OpenGame {
        match_id: id.to_string(),
        mode: game.mode(),
        character: game.character(),
    });
    let achievements = Achievement::ALL.map(|achievement| AchievementState {
        achievement,
        match_id: profile.achievements().get(&achievement).map(ToString::to_string),
    });
    CareerPage {
        characters: characters.map(|(slot, found)| character(profile, *slot, found)).collect(),
        open: open.collect(),
        parlour: parlour(),
        fee: FEE as u32,
        rewards: rewards(),
        club: club(profile),
        achievements: achievements.to_vec(),
        due,
        last: last(news),
    }
}

fn character(profile: &Profile, slot: Slot, found: &Character) -> CareerCharacter {
    CareerCharacter {
        character: slot,
        name: found.name.clone(),
        face: found.face.clone(),
        yen: found.yen,
        account: found.account,
        goods: found.goods.iter().map(|(item, count)| Owned { item: *item, count: *count }).collect(),
        unlocked: found.unlocked.iter().map(|feature| (*feature).into()).collect(),
        ladder: found.ladder.as_ref().map(|ladder| standing(profile, found, ladder)),
        dragon_titles: found.dragon_titles,
        may_start_afresh: profile.start_afresh(slot).is_ok(),
    }
}

fn standing(profile: &Profile, found: &Character, ladder: &Ladder) -> LadderState {
    let shown = |entrant: &Entrant| entrant.name().and_then(rival).map(|rival| person(profile, rival));
    LadderState {
        rank: ladder.rank(),
        best: ladder.best,
        first: ladder.next_four().0,
        defences: ladder.defences,
        rivals_due: ladder.rivals_due,
        order: ladder.order().iter().map(shown).collect(),
        won: found.ladder_prizes.iter().copied().collect(),
    }
}

fn person(profile: &Profile, player: Player) -> Rival {
    let record = profile.record(player.name);
    Rival { name: player.name.to_owned(), bot: player.bot.to_owned(), record }
}

fn parlour() -> Parlour {
    let table =
        |table: ParlourTable| TableOffer { table, uma: table.uma(), bots: table.bots().map(str::to_owned).to_vec() };
    let pack = |pack: Pack| PackOffer { pack, points: pack.points() as u32, yen: pack.yen() as u32 };
    let yen = |amount: Option<i64>| amount.map(|amount| amount as u32);
    let price = |item: Item| Price {
        item,
        points: yen(item.points()),
        pawnshop: yen(Buyer::Pawnshop.pays(item)),
        dealer: yen(Buyer::Dealer.pays(item)),
    };
    Parlour {
        buy_in: BUY_IN as u32,
        tables: ParlourTable::ALL.map(table).to_vec(),
        packs: Pack::ALL.map(pack).to_vec(),
        goods: Item::ALL.map(price).to_vec(),
        words: menus::words_of(jantaku_career::PARLOUR_HOUSE),
        menu: menus::of_house(jantaku_career::PARLOUR_HOUSE),
    }
}

fn rewards() -> Vec<LadderReward> {
    let reward = |rank: u8| {
        let item = reward(rank)?;
        Some(LadderReward { rank, item, yen: item.yen().unwrap_or_default() as u32 })
    };
    (1..=RANKS).rev().filter_map(reward).collect()
}

fn club(profile: &Profile) -> Club {
    Club {
        members: MEMBERS.iter().map(|member| person(profile, *member)).collect(),
        own: *profile.own_record(),
        words: menus::words_of(jantaku_career::CLUB_HOUSE),
        menu: menus::of_house(jantaku_career::CLUB_HOUSE),
    }
}

fn last(news: &News) -> Option<MatchNews> {
    let Some((Event::MatchSettled { match_id, finish }, rest)) = news.events.split_first() else { return None };
    let (place, own) = finish.own()?;
    let (prizes, unlocked, achieved) = Default::default();
    let game = news.before.games.get(match_id)?;
    let (mode, character) = (game.mode(), game.character());
    let (match_id, total) = (match_id.to_string(), own.total);
    let account = game.character().filter(|_| game.buy_in() > 0).and_then(|slot| {
        let (from, to) = (*news.before.accounts.get(&slot)?, *news.accounts.get(&slot)?);
        Some(AccountMove { from, score: game.buy_in() + i64::from(total), to })
    });
    let mut told = MatchNews {
        match_id,
        mode,
        character,
        place,
        total,
        account,
        moved: None,
        prizes,
        unlocked,
        achieved,
        defended: false,
    };
    for event in rest {
        match event {
            Event::LadderMoved { character, first, order } => {
                let to = (*first..).zip(order).find(|(_, entrant)| **entrant == Entrant::Me).map(|(rank, _)| rank);
                told.moved = news.before.ladders.get(character).zip(to).map(|(before, to)| moved(before, to));
            }
            Event::PrizeWon { item, .. } => told.prizes.push(*item),
            Event::Unlocked { feature, .. } => told.unlocked.push((*feature).into()),
            Event::Achieved { achievement, .. } => told.achieved.push(*achievement),
            Event::TitleDefended { .. } => told.defended = true,
            _ => {}
        }
    }
    Some(told)
}

fn moved(before: &[Entrant], to: u8) -> LadderMove {
    let from = (1..).zip(before).find(|(_, entrant)| **entrant == Entrant::Me).map_or(to, |(rank, _)| rank);
    LadderMove { from, to, before: before.iter().map(|entrant| entrant.name().map(str::to_owned)).collect() }
}

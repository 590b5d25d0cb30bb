//! The lists of a player's matches, and giving one up.

use std::collections::HashSet;

use jantaku_store::{Damaged, GivenUp, Page, PlayerRow};
use jantaku_table::Message;
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{EndedBy, MatchPage};

use super::Lobby;
use super::shown::match_summary;
use crate::archive::ArchiveRefusal;
use crate::careers::again;
use crate::refusal::Refused;
use crate::tables::TableRefusal;

/// How many matches a list shows at a time: those that are not over, and those that are.
const OPEN_LISTED: u32 = 50;
const FINISHED_LISTED: u32 = 10;
/// The longest search, in bytes, and the most alternatives in one.
const SEARCH_LEN: usize = 400;
const SEARCH_LINES: usize = 20;

impl Lobby {
    /// The matches of a player that are not over.
    pub(super) async fn open_matches(&self, player: PlayerId) -> Result<MatchPage, Refused> {
        self.listed(player, Page { finished: false, search: vec![], after: None, limit: OPEN_LISTED }).await
    }

    /// The matches of a player that are over, from this place in the list on. With `search`, which has a term in each line,
    /// only those with one of the terms in a player's name or in the title of the rules.
    pub async fn finished_matches(
        &self,
        player: PlayerId,
        after: Option<&str>,
        search: Option<&str>,
    ) -> Result<MatchPage, Refused> {
        let place = |text: &str| {
            let (played, number) = text.split_once('-')?;
            Some((played.parse().ok()?, number.parse().ok()?))
        };
        let after = after.map(|text| place(text).ok_or(ArchiveRefusal::NoSuchPage)).transpose()?;
        let search = search.unwrap_or_default();
        let words: Vec<String> =
            search.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
        if search.len() > SEARCH_LEN || words.len() > SEARCH_LINES {
            return Err(ArchiveRefusal::LongSearch.into());
        }
        self.listed(player, Page { finished: true, search: words, after, limit: FINISHED_LISTED }).await
    }

    async fn listed(&self, player: PlayerId, page: Page) -> Result<MatchPage, Refused> {
        let finished = page.finished;
        let listed = self.store.matches(player, page).await?;
        let mut damaged = Vec::new();
        for Damaged { id, why } in listed.damaged {
            if let Ok(id) = id.parse() {
                self.stopped.add(id, &why);
            }
            damaged.push(self.damaged(id, why).await);
        }
        let ids: Vec<MatchId> = listed.matches.iter().map(|summary| summary.id).collect();
        let unshown = if finished { self.unshown(&ids).await? } else { HashSet::new() };
        let mut matches = Vec::new();
        for summary in listed.matches {
            match self.stopped.check(summary.id) {
                Err(stopped) => damaged.push(self.damaged(summary.id.to_string(), stopped.to_string()).await),
                // Its last events are stored and not shown yet: their result is nobody's to read.
                Ok(()) if unshown.contains(&summary.id) => {}
                Ok(()) => matches.push(match_summary(summary)),
            }
        }
        Ok(MatchPage { matches, damaged, next: listed.next.map(|(played, number)| format!("{played}-{number}")) })
    }

    /// Ends a match before its end, and says so at its table; nothing is done where it is over.
    pub(super) async fn end_match(&self, id: MatchId, by: EndedBy) -> Result<(), Refused> {
        let slot = self.slots(|tables| tables.entry(id).or_default().clone());
        let table = slot.lock().await;
        if !self.store.end(id, by).await? {
            return Ok(());
        }
        tracing::info!(match_id = %id, ?by, "a match ends before its end");
        if let Some(table) = table.as_ref() {
            // A table that is gone has said all that was stored.
            let _ = table.send(Message::End(by)).await;
        } else if let Some(cluster) = self.cluster() {
            cluster.release(id);
        }
        drop(table);
        self.rooms.match_ended(id).await;
        Ok(())
    }

    /// Gives up a player's match that is not over, and ends its table; while its slot is held nobody sets it up again. Whoever gives up a match that
    /// others play leaves its room.
    pub async fn give_up(&self, who: &PlayerRow, id: MatchId) -> Result<(), Refused> {
        match self.give_up_alone(who.id, id).await {
            Err(refused) if refused.of() == Some(&TableRefusal::OthersPlay) => self.leave_room_of(who, id).await,
            done => done,
        }
    }

    async fn give_up_alone(&self, player: PlayerId, id: MatchId) -> Result<(), Refused> {
        let slot = self.slots(|tables| tables.entry(id).or_default().clone());
        let mut table = slot.lock().await;
        again(|| self.quit(player, id)).await?;
        if let Some(table) = table.take() {
            // A table that is gone has said so already.
            let _ = table.send(Message::GiveUp).await;
            table.closed().await;
        }
        if let Some(cluster) = self.cluster() {
            cluster.release(id);
        }
        self.rooms.match_ended(id).await;
        Ok(())
    }

    /// Stores that a match is given up, and what that changes in the player's career.
    async fn quit(&self, player: PlayerId, id: MatchId) -> Result<(), Refused> {
        let give_up = async |career| match self.store.give_up(player, id, career).await? {
            GivenUp::Done => Ok(()),
            GivenUp::Over => Err(TableRefusal::Over.into()),
            GivenUp::NoSeat => Err(TableRefusal::NoSuchSeat.into()),
            GivenUp::NoMatch => Err(TableRefusal::NoSuchMatch.into()),
            GivenUp::OthersPlay => Err(TableRefusal::OthersPlay.into()),
        };
        match self.careers.open(player).await {
            Ok(career) => match career.profile().quit(id) {
                Ok(events) => career.book(&events, async |lines| give_up(Some(lines)).await).await,
                // The career does not know the match.
                Err(_) => give_up(None).await,
            },
            // A match can be given up even where the career cannot be read.
            Err(_) => give_up(None).await,
        }
    }
}

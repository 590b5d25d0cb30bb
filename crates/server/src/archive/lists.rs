use std::collections::HashSet;

use jantaku_store::{Damaged, Page, Summary};
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{MatchPage, MatchSummary};

use crate::archive::Archive;
use crate::archive::refusal::no_such_page;
use crate::refusal::{Malformed, Refused};

/// The page sizes of running and of finished matches.
const OPEN_LISTED: u32 = 50;
const FINISHED_LISTED: u32 = 10;
/// The longest search, in bytes, and the most alternatives in one.
const SEARCH_LEN: usize = 400;
const SEARCH_LINES: usize = 20;

impl Archive {
    pub async fn open_matches(&self, player: PlayerId) -> Result<MatchPage, Refused> {
        self.listed(player, Page { finished: false, search: vec![], after: None, limit: OPEN_LISTED }).await
    }

    /// The finished matches of a player from a place in the list on. With `search`, which has a term in each line, only
    /// those with one of the terms in a player's name or in the title of the rules.
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
        let after = after.map(|text| place(text).ok_or_else(no_such_page)).transpose()?;
        let search = search.unwrap_or_default();
        let words: Vec<String> =
            search.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
        if search.len() > SEARCH_LEN || words.len() > SEARCH_LINES {
            return Err(Malformed::field("search", "it is too long").into());
        }
        self.listed(player, Page { finished: true, search: words, after, limit: FINISHED_LISTED }).await
    }

    async fn listed(&self, player: PlayerId, page: Page) -> Result<MatchPage, Refused> {
        let finished = page.finished;
        let listed = self.store.matches(player, page).await?;
        let mut damaged = Vec::new();
        for Damaged { id, why } in listed.damaged {
            if let Ok(id) = id.parse() {
                self.tables.stopped.add(id, &why);
            }
            damaged.push(self.damaged(id, why).await);
        }
        let ids: Vec<MatchId> = listed.matches.iter().map(|summary| summary.id).collect();
        let unshown = if finished { self.tables.unshown(&ids).await? } else { HashSet::new() };
        let mut matches = Vec::new();
        for summary in listed.matches {
            match self.tables.stopped.check(summary.id) {
                Err(stopped) => damaged.push(self.damaged(summary.id.to_string(), stopped.to_string()).await),
                // Its last events are stored and not shown yet: nobody may read their result.
                Ok(()) if unshown.contains(&summary.id) => {}
                Ok(()) => matches.push(match_summary(summary)),
            }
        }
        Ok(MatchPage { matches, damaged, next: listed.next.map(|(played, number)| format!("{played}-{number}")) })
    }
}

fn match_summary(summary: Summary) -> MatchSummary {
    MatchSummary {
        match_id: summary.id.to_string(),
        rules: summary.title,
        mode: summary.mode,
        names: summary.names,
        seat: summary.seat.into(),
        created: summary.created,
        round: Some(summary.round),
        scores: summary.scores,
        finished: summary.finished,
        place: summary.place,
        ended: summary.ended,
    }
}

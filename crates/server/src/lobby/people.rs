//! People on a server for friends: they say their names, and their browsers keep them signed in.

use jantaku_store::PlayerRow;
use jantaku_table::now;

use super::new_match::playable_name;
use super::{Lobby, LobbyError};
use crate::session::Session;

impl Lobby {
    /// Makes somebody of this name known, and signs them in.
    pub(crate) async fn sign_in(&self, name: &str) -> Result<(Session, PlayerRow), LobbyError> {
        let (name, session) = (playable_name(name)?, Session::fresh()?);
        let player = self.store.add_player(name, session.hash(), now()).await?;
        Ok((session, player))
    }

    /// Who is signed in by a session.
    pub(crate) async fn signed_in(&self, session: &Session) -> Result<Option<PlayerRow>, LobbyError> {
        Ok(self.store.signed_in(session.hash()).await?)
    }

    /// Gives somebody another name, in their rooms too.
    pub(crate) async fn rename(&self, who: PlayerRow, name: &str) -> Result<PlayerRow, LobbyError> {
        let who = PlayerRow { name: playable_name(name)?, ..who };
        self.store.rename_player(who.id, who.name.clone()).await?;
        self.rooms.rename(&who).await?;
        Ok(who)
    }

    /// Ends a session.
    pub(crate) async fn sign_out(&self, session: &Session) -> Result<(), LobbyError> {
        Ok(self.store.sign_out(session.hash()).await?)
    }
}

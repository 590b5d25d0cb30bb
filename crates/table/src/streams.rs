//! All that is sent of a match.

use jantaku_engine::Event;
use jantaku_wire::ServerMessage;

use super::TableError;
use super::history::History;
use super::public::PublicStream;
use super::stream::Stream;

/// The streams of a match.
pub(super) struct Streams {
    /// Those of the seats where people sit.
    pub seats: Vec<Stream>,
    /// That of the spectators.
    pub public: PublicStream,
    /// The events that may be sent again.
    pub history: History,
}

impl Streams {
    /// Lets everybody see an event.
    pub fn show(&mut self, event: &Event) -> Result<(), TableError> {
        let gone = self.history.push(event);
        for stream in &mut self.seats {
            stream.forget(&gone);
            stream.fold(event)?;
        }
        self.public.forget(&gone);
        self.public.fold(event)
    }

    /// Sends a message to everybody.
    pub fn send_message(&mut self, message: &ServerMessage) {
        self.seats.iter_mut().for_each(|stream| stream.send_message(message));
        self.public.send_to_all(message);
    }
}

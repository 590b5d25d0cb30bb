use jantaku_engine::Event;
use jantaku_wire::ServerMessage;

use super::TableError;
use super::history::History;
use super::public::PublicStream;
use super::stream::Stream;

pub(super) struct Streams {
    pub seats: Vec<Stream>,
    pub public: PublicStream,
    pub history: History,
}

impl Streams {
    pub fn show(&mut self, event: &Event) -> Result<(), TableError> {
        let gone = self.history.push(event);
        for stream in &mut self.seats {
            stream.forget(&gone);
            stream.fold(event)?;
        }
        self.public.forget(&gone);
        self.public.fold(event)
    }

    pub fn send_message(&mut self, message: &ServerMessage) {
        self.seats.iter_mut().for_each(|stream| stream.send_message(message));
        self.public.send_to_all(message);
    }
}

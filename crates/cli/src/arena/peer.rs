//! A bot at the other end of a line: its messages, its answers, and its limits.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

use tokio::sync::mpsc::UnboundedSender;

use super::child::Child;
use super::line::{Lines, PeerFault, Said};
use super::socket::Socket;

/// The limits of a bot.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The time for an answer.
    pub answer: Duration,
    /// The time for the first answer, in which a bot may load what it needs.
    pub first: Duration,
    /// Memory of each of its processes, in MiB.
    pub memory: u64,
    /// The further wait for a late answer, which distinguishes a slow bot from a silent one.
    pub grace: Duration,
    /// The wait for a second answer after each choice.
    pub settle: Duration,
}

/// A bot. Dropping it ends its messages first, and then closes its end.
pub struct Peer {
    input: Option<UnboundedSender<String>>,
    said: Receiver<Said>,
    end: End,
    limits: Limits,
    answered: bool,
}

enum End {
    /// In a process of ours.
    Process(Child),
    Socket(Socket),
}

impl Peer {
    pub fn start(command: &str, seat: Option<usize>, limits: Limits) -> Result<Peer, PeerFault> {
        let (child, lines) = Child::start(command, seat, limits.memory)?;
        Ok(Peer::new(End::Process(child), lines, limits))
    }

    pub fn connect(url: &str, limits: Limits) -> Result<Peer, PeerFault> {
        let (socket, lines) = Socket::connect(url)?;
        Ok(Peer::new(End::Socket(socket), lines, limits))
    }

    fn new(end: End, lines: Lines, limits: Limits) -> Peer {
        Peer { input: Some(lines.input), said: lines.said, end, limits, answered: false }
    }

    pub fn say(&mut self, line: &str) -> Result<(), PeerFault> {
        self.nothing_more(Duration::ZERO)?;
        match self.input.as_ref().map(|input| input.send(line.to_owned())) {
            Some(Ok(())) => Ok(()),
            _ => Err(self.death()),
        }
    }

    pub fn seconds(&self) -> f64 {
        self.limits.answer.as_secs_f64()
    }

    pub fn given(&self) -> Duration {
        if self.answered { self.limits.answer } else { self.limits.first }
    }

    pub fn answer(&mut self) -> Result<String, PeerFault> {
        let given = self.given();
        let asked = Instant::now();
        match self.said.recv_timeout(given) {
            Ok(said) => {
                self.answered = true;
                said.text()
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.death()),
            Err(RecvTimeoutError::Timeout) => Err(self.late(asked, given)),
        }
    }

    fn late(&mut self, asked: Instant, given: Duration) -> PeerFault {
        match self.said.recv_timeout(self.limits.grace) {
            Ok(_) => PeerFault::Late { took: asked.elapsed(), given },
            Err(RecvTimeoutError::Timeout) => PeerFault::Silent(given),
            Err(RecvTimeoutError::Disconnected) => self.death(),
        }
    }

    /// Fails if a second answer follows.
    pub fn settle(&mut self) -> Result<(), PeerFault> {
        self.nothing_more(self.limits.settle)
    }

    /// Fails if the bot says something without a question.
    fn nothing_more(&mut self, wait: Duration) -> Result<(), PeerFault> {
        let more = match wait.is_zero() {
            true => self.said.try_recv().map_err(|error| error == TryRecvError::Disconnected),
            false => self.said.recv_timeout(wait).map_err(|error| error == RecvTimeoutError::Disconnected),
        };
        match more {
            Ok(said) => Err(PeerFault::Twice(said.text()?)),
            // Whether its end matters shows when the next answer is due.
            Err(_) => Ok(()),
        }
    }

    /// The reason why the bot says or reads no more.
    fn death(&mut self) -> PeerFault {
        self.input = None;
        match &mut self.end {
            End::Process(child) => child.death(self.answered),
            End::Socket(socket) => socket.death(),
        }
    }
}

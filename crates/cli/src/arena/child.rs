//! A bot as a process, which a shell starts: messages line by line, within limits.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::bot::LONGEST;

/// How long to wait for a bot that has closed its output to end, for its status and last words.
const DYING: Duration = Duration::from_secs(5);

/// The limits of a bot.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The time for an answer.
    pub answer: Duration,
    /// The time for the first answer, in which a bot may load what it needs.
    pub first: Duration,
    /// Memory of each of its processes, in MiB.
    pub memory: u64,
    /// How much longer to wait for a late answer, which distinguishes a slow bot from a silent one.
    pub grace: Duration,
    /// How long to wait for a second answer after each choice.
    pub settle: Duration,
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChildFault {
    #[error("it could not be started{}", last(.0))]
    Start(String),
    #[error("no answer within {}", seconds(*.0))]
    Silent(Duration),
    #[error("the answer was late: it took {}, {} are given", seconds(*.took), seconds(*.given))]
    Late { took: Duration, given: Duration },
    #[error("it ended ({status}){}", last(.words))]
    Died { status: String, words: String },
    #[error("it ran out of the {limit} MiB of memory it is given, and ended ({status}){}", last(.words))]
    OutOfMemory { limit: u64, status: String, words: String },
    #[error("a line of more than {LONGEST} bytes")]
    TooLong,
    #[error("a line that is not UTF-8")]
    NotUtf8,
    #[error("a second answer, or one that nobody asked for: `{0}`")]
    Twice(String),
}

fn seconds(time: Duration) -> String {
    format!("{} s", time.as_millis() as f64 / 1000.0)
}

fn last(words: &str) -> String {
    if words.is_empty() { String::new() } else { format!("; its last words: {words}") }
}

enum Said {
    Line(String),
    TooLong,
    NotUtf8,
}

/// The process, until it is dropped.
pub struct Child {
    process: std::process::Child,
    /// What it is told. A thread of its own passes it on: a bot that reads nothing must not hold up the table.
    input: Option<Sender<String>>,
    said: Receiver<Said>,
    last_words: Arc<Mutex<Vec<u8>>>,
    errors: JoinHandle<()>,
    limits: Limits,
    answered: bool,
}

/// How much of the error output is kept, in bytes.
const LAST_WORDS: usize = 2000;

impl Child {
    /// Starts a shell command; `seat` is its last argument where given.
    pub fn start(command: &str, seat: Option<usize>, limits: Limits) -> Result<Child, ChildFault> {
        let seat = seat.map(|seat| format!(" {seat}")).unwrap_or_default();
        let script = format!("ulimit -d {} || exit 125\n{command}{seat}", limits.memory * 1024);
        let mut shell = Command::new("sh");
        shell.args(["-c", &script]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let lost = || ChildFault::Start("it has no standard streams".to_owned());
        let mut process = shell.spawn().map_err(|error| ChildFault::Start(error.to_string()))?;
        let (input, output) = (process.stdin.take().ok_or_else(lost)?, process.stdout.take().ok_or_else(lost)?);
        let errors = process.stderr.take().ok_or_else(lost)?;
        let (to_input, told) = channel();
        thread::spawn(move || pass_on(&told, input));
        let (sender, said) = sync_channel(16);
        thread::spawn(move || listen(BufReader::new(output), &sender));
        let last_words = Arc::new(Mutex::new(Vec::new()));
        let kept = last_words.clone();
        let errors = thread::spawn(move || keep_last_words(errors, &kept));
        Ok(Child { process, input: Some(to_input), said, last_words, errors, limits, answered: false })
    }

    /// Says a line.
    pub fn say(&mut self, line: &str) -> Result<(), ChildFault> {
        self.nothing_more(Duration::ZERO)?;
        match self.input.as_ref().map(|input| input.send(line.to_owned())) {
            Some(Ok(())) => Ok(()),
            _ => Err(self.death()),
        }
    }

    /// The seconds for each answer but the first.
    pub fn seconds(&self) -> f64 {
        self.limits.answer.as_secs_f64()
    }

    /// The time for the next answer.
    pub fn given(&self) -> Duration {
        if self.answered { self.limits.answer } else { self.limits.first }
    }

    /// Waits for the answer.
    pub fn answer(&mut self) -> Result<String, ChildFault> {
        let given = self.given();
        let asked = Instant::now();
        match self.said.recv_timeout(given) {
            Ok(said) => {
                self.answered = true;
                text(said)
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.death()),
            Err(RecvTimeoutError::Timeout) => Err(self.late(asked, given)),
        }
    }

    fn late(&mut self, asked: Instant, given: Duration) -> ChildFault {
        match self.said.recv_timeout(self.limits.grace) {
            Ok(_) => ChildFault::Late { took: asked.elapsed(), given },
            Err(RecvTimeoutError::Timeout) => ChildFault::Silent(given),
            Err(RecvTimeoutError::Disconnected) => self.death(),
        }
    }

    /// Fails if a second answer follows.
    pub fn settle(&mut self) -> Result<(), ChildFault> {
        self.nothing_more(self.limits.settle)
    }

    /// Fails if the bot says something that nobody asked for.
    fn nothing_more(&mut self, wait: Duration) -> Result<(), ChildFault> {
        let more = match wait.is_zero() {
            true => self.said.try_recv().map_err(|error| error == TryRecvError::Disconnected),
            false => self.said.recv_timeout(wait).map_err(|error| error == RecvTimeoutError::Disconnected),
        };
        match more {
            Ok(said) => Err(ChildFault::Twice(text(said)?)),
            // Whether its end matters shows when the next answer is due.
            Err(_) => Ok(()),
        }
    }

    /// Why the process closed its output or stopped reading.
    fn death(&mut self) -> ChildFault {
        self.input = None;
        let status = self.wait(DYING);
        let ended = Instant::now();
        while !self.errors.is_finished() && ended.elapsed() < DYING {
            thread::sleep(Duration::from_millis(5));
        }
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let words = String::from_utf8_lossy(&words).trim().to_owned();
        if !self.answered && status.and_then(|status| status.code()).is_some_and(|code| NOT_STARTED.contains(&code)) {
            return ChildFault::Start(words);
        }
        let status = status.map_or_else(|| "it closed its output".to_owned(), |status| status.to_string());
        if NO_MEMORY.iter().any(|sign| words.contains(sign)) {
            ChildFault::OutOfMemory { limit: self.limits.memory, status, words }
        } else {
            ChildFault::Died { status, words }
        }
    }

    fn wait(&mut self, most: Duration) -> Option<ExitStatus> {
        let began = Instant::now();
        loop {
            match self.process.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if began.elapsed() < most => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

/// Exit codes of a shell that finds no such command, may not run it, or (here) may not limit its memory.
const NOT_STARTED: [i32; 3] = [125, 126, 127];

/// What runtimes print when they run out of memory: Rust, Python, C++, Java, V8, Go, the C library.
const NO_MEMORY: [&str; 7] = [
    "memory allocation of",
    "MemoryError",
    "bad_alloc",
    "OutOfMemoryError",
    "heap out of memory",
    "out of memory",
    "Cannot allocate memory",
];

impl Drop for Child {
    /// A bot may end by itself when its input ends; after that its whole process group is killed.
    fn drop(&mut self) {
        self.input = None;
        self.wait(Duration::from_millis(100));
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.process.id() as i32) {
            // There is nothing to end where all have ended by themselves.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn text(said: Said) -> Result<String, ChildFault> {
    match said {
        Said::Line(line) => Ok(line),
        Said::TooLong => Err(ChildFault::TooLong),
        Said::NotUtf8 => Err(ChildFault::NotUtf8),
    }
}

fn pass_on(told: &Receiver<String>, mut input: impl Write) {
    for line in told {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn listen(mut output: impl BufRead, sender: &SyncSender<Said>) {
    loop {
        let mut bytes = Vec::new();
        let said = match output.by_ref().take(LONGEST + 1).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) if bytes.len() as u64 > LONGEST => Said::TooLong,
            Ok(_) => match String::from_utf8(bytes) {
                Ok(line) if line.trim().is_empty() => continue,
                Ok(line) => Said::Line(line.trim_end().to_owned()),
                Err(_) => Said::NotUtf8,
            },
        };
        let last = matches!(said, Said::TooLong);
        if sender.send(said).is_err() || last {
            return;
        }
    }
}

fn keep_last_words(mut errors: impl Read, kept: &Mutex<Vec<u8>>) {
    let mut chunk = [0; 1024];
    while let Ok(read @ 1..) = errors.read(&mut chunk) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&chunk[..read]);
        let beyond = kept.len().saturating_sub(LAST_WORDS);
        kept.drain(..beyond);
    }
}

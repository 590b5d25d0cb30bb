//! A bot as a process, which a shell starts: messages line by line.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::line::{Lines, PeerFault, Said};
use super::protocol::LONGEST;

/// The wait for the end of a bot that has closed its output, for its status and last words.
const DYING: Duration = Duration::from_secs(5);

pub struct Child {
    process: std::process::Child,
    last_words: Arc<Mutex<Vec<u8>>>,
    errors: JoinHandle<()>,
    /// The limit in MiB.
    memory: u64,
}

/// The length of the kept error output, in bytes.
const LAST_WORDS: usize = 2000;

impl Child {
    /// Starts a shell command; `seat` is its last argument if given.
    pub fn start(command: &str, seat: Option<usize>, memory: u64) -> Result<(Child, Lines), PeerFault> {
        let seat = seat.map(|seat| format!(" {seat}")).unwrap_or_default();
        let script = format!("ulimit -d {} || exit 125\n{command}{seat}", memory * 1024);
        let mut shell = Command::new("sh");
        shell.args(["-c", &script]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let lost = || PeerFault::Start("it has no standard streams".to_owned());
        let mut process = shell.spawn().map_err(|error| PeerFault::Start(error.to_string()))?;
        let (input, output) = (process.stdin.take().ok_or_else(lost)?, process.stdout.take().ok_or_else(lost)?);
        let errors = process.stderr.take().ok_or_else(lost)?;
        let (to_input, told) = unbounded_channel();
        thread::spawn(move || pass_on(told, input));
        let (sender, said) = sync_channel(16);
        thread::spawn(move || listen(BufReader::new(output), &sender));
        let last_words = Arc::new(Mutex::new(Vec::new()));
        let kept = last_words.clone();
        let errors = thread::spawn(move || keep_last_words(errors, &kept));
        Ok((Child { process, last_words, errors, memory }, Lines { input: to_input, said }))
    }

    /// The reason why the process closed its output or stopped reading.
    pub fn death(&mut self, answered: bool) -> PeerFault {
        let status = self.wait(DYING);
        let ended = Instant::now();
        while !self.errors.is_finished() && ended.elapsed() < DYING {
            thread::sleep(Duration::from_millis(5));
        }
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let words = String::from_utf8_lossy(&words).trim().to_owned();
        if !answered && status.and_then(|status| status.code()).is_some_and(|code| NOT_STARTED.contains(&code)) {
            return PeerFault::Start(words);
        }
        let status = status.map_or_else(|| "it closed its output".to_owned(), |status| status.to_string());
        if NO_MEMORY.iter().any(|sign| words.contains(sign)) {
            PeerFault::OutOfMemory { limit: self.memory, status, words }
        } else {
            PeerFault::Died { status, words }
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

/// Messages of runtimes without memory: Rust, Python, C++, Java, V8, Go, the C library.
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
        self.wait(Duration::from_millis(100));
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.process.id() as i32) {
            // There is nothing to end if all have ended by themselves.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn pass_on(mut told: UnboundedReceiver<String>, mut input: impl Write) {
    while let Some(line) = told.blocking_recv() {
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

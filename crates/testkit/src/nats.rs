//! A NATS server of a test's own.
#![allow(clippy::unwrap_used)] // what fails, fails the test

use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, thread};

use crate::postgres::free_port;

/// The variable that names NATS's program, such as `/usr/sbin/nats-server`.
const PROGRAM: &str = "JANTAKU_NATS_SERVER";
/// A server that keeps nothing, which goes with the test.
pub struct Nats {
    program: PathBuf,
    port: u16,
    server: Option<Child>,
}

impl Nats {
    /// Who may sign in there.
    pub const USER: &str = "jantaku";
    /// By which password: it has a character that an address must escape.
    pub const PASSWORD: &str = "p@ss";

    /// Starts a server; without its program there is none, which is said, and the test has nothing to do.
    pub fn start() -> Option<Nats> {
        let Some(program) = env::var_os(PROGRAM).map(PathBuf::from) else {
            println!("skipped: {PROGRAM} names no nats-server");
            return None;
        };
        let mut server = Nats { program, port: free_port(), server: None };
        server.resume();
        Some(server)
    }

    /// Where the server is, for the program under test.
    pub fn address(&self) -> String {
        self.address_by(self.port)
    }

    /// The same by way of another port, from which the test passes on what comes.
    pub fn address_by(&self, port: u16) -> String {
        format!("nats://{}:{}@127.0.0.1:{port}", Self::USER, Self::PASSWORD.replace('@', "%40"))
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Ends the server as a crash would: what it had not passed on is lost, and connections break.
    pub fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            let _ = server.kill();
            let _ = server.wait();
        }
    }

    /// Starts the server again at the same address.
    pub fn resume(&mut self) {
        let port = self.port.to_string();
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &port, "--user", Self::USER, "--pass", Self::PASSWORD]);
        self.server = Some(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        for _ in 0..600 {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("NATS has not started: {}", self.program.display());
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

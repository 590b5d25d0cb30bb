//! A PostgreSQL server of a test's own.
#![allow(clippy::unwrap_used)] // what fails, fails the test

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, thread};

/// The variable that names the folder of PostgreSQL's programs, such as `/usr/lib/postgresql/15/bin`, or says `none`.
const PROGRAMS: &str = "JANTAKU_POSTGRES";
/// Whom the server runs as where a test runs as root, which PostgreSQL refuses.
const USER: &str = "postgres";

/// A server with an empty database, which goes with the test.
pub struct Postgres {
    programs: PathBuf,
    dir: PathBuf,
    port: u16,
    server: Option<Child>,
}

impl Postgres {
    /// Starts a server; there is none, and the test has nothing to do, where somebody said that there is no PostgreSQL.
    ///
    /// # Panics
    ///
    /// If nobody has said anything: a test that quietly did nothing would pass.
    pub fn start() -> Option<Postgres> {
        let programs = env::var_os(PROGRAMS).unwrap_or_else(|| {
            panic!("{PROGRAMS} is not set: the folder of PostgreSQL's programs, or `none`; `cargo xtask test` sets it")
        });
        if programs == "none" {
            println!("skipped: {PROGRAMS} is `none`");
            return None;
        }
        let programs = PathBuf::from(programs);
        let mut server = Postgres::of(programs);
        let data = server.data();
        server.run("initdb", &["--auth=trust", "--no-sync", "--username=postgres", "--pgdata", &data]);
        server.resume();
        Some(server)
    }

    /// A server that is not started, with a folder of its own.
    fn of(programs: PathBuf) -> Postgres {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let dir = env::temp_dir().join(format!("jantaku-postgres-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).unwrap();
        if is_root() {
            chown(&dir, Some(id("-u")), Some(id("-g"))).unwrap();
        }
        Postgres { programs, dir, port: free_port(), server: None }
    }

    /// Starts a standby of this server. From now on this server waits with every commit until the standby has it.
    pub fn standby(&self) -> Postgres {
        let mut standby = Postgres::of(self.programs.clone());
        let port = self.port.to_string();
        let from = ["--host", "127.0.0.1", "--port", &port, "--username", "postgres"];
        let data = standby.data();
        standby.run(
            "pg_basebackup",
            &[&from[..], &["--checkpoint=fast", "--write-recovery-conf", "--no-sync", "--pgdata", &data]].concat(),
        );
        standby.resume();
        self.sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.sql("SELECT pg_reload_conf()");
        self.wait_for_standby();
        standby
    }

    /// Waits until a standby has everything that is committed, and follows.
    pub fn wait_for_standby(&self) {
        for _ in 0..600 {
            if self.answer("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == "1" {
                return;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("the standby does not follow");
    }

    /// Has a standby take the place of its server.
    pub fn promote(&self) {
        assert_eq!(self.answer("SELECT pg_promote()"), "t");
    }

    /// Where the server's database is, for the program under test.
    pub fn address(&self) -> String {
        self.address_by(self.port)
    }

    /// The same by way of another port, from which the test passes on what comes.
    pub fn address_by(&self, port: u16) -> String {
        format!("postgres://postgres@127.0.0.1:{port}/postgres")
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Runs statements as the server's owner.
    pub fn sql(&self, sql: &str) {
        self.run("psql", &["--quiet", "--set=ON_ERROR_STOP=1", "--dbname", &self.address(), "--command", sql]);
    }

    /// What a statement returns, as text.
    pub fn answer(&self, sql: &str) -> String {
        self.run("psql", &["--no-align", "--tuples-only", "--dbname", &self.address(), "--command", sql])
            .trim()
            .to_owned()
    }

    /// Ends the server as a loss of power would: nothing is written any more, and connections break.
    pub fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            // Its processes end by themselves when the first one has.
            let _ = Command::new("kill").args(["-QUIT", &server.id().to_string()]).status();
            let _ = server.wait();
        }
    }

    /// Starts the server again on what it has kept.
    pub fn resume(&mut self) {
        let (port, data) = (self.port.to_string(), self.data());
        let sockets = self.dir.display().to_string();
        let mut command = self.command("postgres", &["-D", &data, "-p", &port, "-k", &sockets, "-h", "127.0.0.1"]);
        let log = fs::File::options().create(true).append(true).open(self.dir.join("log")).unwrap();
        self.server = Some(command.stdout(Stdio::null()).stderr(log).spawn().unwrap());
        let ready = || {
            let mut asked = self.command("pg_isready", &["-q", "-h", "127.0.0.1", "-p", &port]);
            asked.status().is_ok_and(|status| status.success())
        };
        for _ in 0..600 {
            if ready() {
                return;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("PostgreSQL has not started: {}", fs::read_to_string(self.dir.join("log")).unwrap_or_default());
    }

    fn data(&self) -> String {
        self.dir.join("data").display().to_string()
    }

    fn run(&self, program: &str, args: &[&str]) -> String {
        let output = self.command(program, args).output().unwrap();
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    fn command(&self, program: &str, args: &[&str]) -> Command {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid", USER, "--regid", USER, "--clear-groups"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.args(args).current_dir(&self.dir).env("LC_ALL", "C.UTF-8");
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.dir);
    }
}

/// A port on which nobody listens.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(Path::new("/proc/self")).is_ok_and(|process| process.uid() == 0)
}

/// The number of the server's user or group.
fn id(of: &str) -> u32 {
    let output = Command::new("id").args([of, USER]).output().unwrap();
    String::from_utf8(output.stdout).unwrap().trim().parse().unwrap()
}

//! PostgreSQL as Debian installs it, with a password and its certificate, set up as docs/cluster.md says.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::play::common::Friend;
use crate::play::{Hosted, folder};

const DOCS: &str = include_str!("../../../../docs/cluster.md");
const CERTIFICATE: &str = "/etc/ssl/certs/ssl-cert-snakeoil.pem";
const PASSWORD: &str = "a pass word";
/// The addresses of the database and of the servers.
const DATABASE: &str = "127.0.0.9";
const SERVER: &str = "127.0.0.1";

/// A cluster with its own settings, which ends with the test.
struct Cluster {
    version: String,
    name: String,
    dir: PathBuf,
    port: u16,
}

impl Cluster {
    /// Makes a cluster by Debian's own means; without them, or without the right to, there is none, which is reported.
    fn make() -> Option<Cluster> {
        let programs = PathBuf::from(std::env::var_os("JANTAKU_POSTGRES")?);
        let version = programs.parent()?.file_name()?.to_str()?.to_owned();
        let made = Path::new("/usr/bin/pg_createcluster").is_file() && Path::new(CERTIFICATE).is_file();
        if !made || ran("id", &["-u"]).0 != "0" {
            println!("skipped: it takes Debian's PostgreSQL with its certificate, and root");
            return None;
        }
        let name = format!("jantaku{}", std::process::id());
        let free = TcpListener::bind((DATABASE, 0)).unwrap().local_addr().unwrap();
        let cluster = Cluster { version, dir: folder("debian"), port: free.port(), name };
        let [data, log, port] = [cluster.path("data"), cluster.path("log"), cluster.port.to_string()];
        std::fs::create_dir_all(&cluster.dir).unwrap();
        let options = ["--datadir", &data, "--logfile", &log, "--port", &port];
        cluster.manage("pg_createcluster", &options, &["--", "--no-sync"]);
        Some(cluster)
    }

    fn path(&self, name: &str) -> String {
        self.dir.join(name).display().to_string()
    }

    /// A file of its settings.
    fn settings(&self, name: &str) -> PathBuf {
        self.dir.join("etc").join(&self.version).join(&self.name).join(name)
    }

    fn manage(&self, program: &str, options: &[&str], rest: &[&str]) {
        let mut command = Command::new(program);
        command.args(options).args([&self.version, &self.name]).args(rest);
        succeed(command.env("PG_CLUSTER_CONF_ROOT", self.path("etc")));
    }

    /// Runs the page's command with this beginning as the cluster's owner, and answers its question. It asks at the
    /// terminal, if it has one.
    fn as_owner(&self, begin: &str, answer: &str) {
        let words = said(&format!("sudo -u postgres {begin}")).split(' ').skip(3);
        let mut command = Command::new("setsid");
        command.args(["setpriv", "--reuid", "postgres", "--regid", "postgres", "--init-groups"]).args(words);
        let stdin = self.dir.join("answer");
        std::fs::write(&stdin, answer).unwrap();
        succeed(
            command.current_dir("/").env("PGPORT", self.port.to_string()).stdin(std::fs::File::open(stdin).unwrap()),
        );
    }

    /// Writes what the page tells the administrator to, with this machine's addresses in place of its examples. Debian
    /// lets in connections from the machine itself, as servers on other machines are not.
    fn set_up(&self) {
        let (settings, access) = (self.settings("postgresql.conf"), self.settings("pg_hba.conf"));
        let listen = said("listen_addresses = ").replace("10.0.0.9", DATABASE);
        std::fs::write(&settings, format!("{}\n{listen}\n", std::fs::read_to_string(&settings).unwrap())).unwrap();
        let lines = std::fs::read_to_string(&access).unwrap();
        let others: String =
            lines.lines().filter(|line| !line.starts_with("host")).map(|line| line.to_owned() + "\n").collect();
        let let_in = said("hostssl jantaku jantaku ").replace("10.0.0.1", SERVER);
        std::fs::write(&access, format!("{others}{let_in}\n")).unwrap();
        self.manage("pg_ctlcluster", &[], &["start"]);
        self.as_owner("createuser --pwprompt ", &format!("{PASSWORD}\n{PASSWORD}\n"));
        self.as_owner("createdb --owner ", "");
    }

    /// The address of the store, with this password, for the owner of a certificate with this name.
    fn address(&self, password: &str, name: &str, options: &str) -> String {
        let (password, port) = (password.replace(' ', "%20"), self.port);
        format!("postgres://jantaku{password}@{name}:{port}/jantaku?hostaddr={DATABASE}{options}")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.manage("pg_dropcluster", &["--stop"], &[]);
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

/// The line of the page with this beginning.
fn said(begin: &str) -> &'static str {
    DOCS.lines().find(|line| line.starts_with(begin)).unwrap_or_else(|| panic!("the page does not say: {begin}"))
}

/// The output and the errors of a program.
fn ran(program: &str, args: &[&str]) -> (String, String) {
    let output = Command::new(program).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap().trim().to_owned();
    (text(output.stdout), text(output.stderr))
}

fn succeed(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A server on this store that trusts this certificate.
fn serve(address: &str, trusted: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jantaku"));
    command.args(["serve", "--bind", "127.0.0.1:0"]).env("JANTAKU_STORE", address).env_remove("PGPASSWORD");
    command.env("SSL_CERT_FILE", trusted).env_remove("SSL_CERT_DIR");
    command
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long"]
async fn a_database_of_debian_is_used_as_the_page_says() {
    let Some(cluster) = Cluster::make() else { return };
    cluster.set_up();
    // The page says how to find it: `DNS:` and the name.
    let (names, _) = ran("openssl", &["x509", "-noout", "-ext", "subjectAltName", "-in", CERTIFICATE]);
    let name = names.split("DNS:").nth(1).unwrap().split(',').next().unwrap().trim();
    let (right, full) = (format!(":{PASSWORD}"), "&sslmode=verify-full");

    let address = cluster.address(&right, name, full);
    let mut server = Hosted::of(serve(&address, CERTIFICATE).stderr(Stdio::null()));
    let mut aki = Friend::named(server.address, "Aki").await;
    drop(server);
    server = Hosted::of(serve(&address, CERTIFICATE).stderr(Stdio::null()));
    aki.address = server.address;
    let (status, who) = aki.ask("GET /api/me", &Value::Null).await;
    assert!(status == 200 && who.contains("Aki"), "{status} {who}");
    // Somebody else's certificate for the same name.
    let (others, key) = (&cluster.path("others.pem"), &cluster.path("others.key"));
    let new = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-out", others, "-keyout", key, "-subj"];
    succeed(Command::new("openssl").args(new).arg(format!("/CN={name}")));
    for (address, trusted, why) in [
        (cluster.address("", name, full), CERTIFICATE, "password"),
        (cluster.address(":another", name, full), CERTIFICATE, "password authentication failed"),
        (cluster.address(&right, name, full), others, "certificate"),
        (cluster.address(&right, "another.example", full), CERTIFICATE, "certificate"),
        (cluster.address(&right, name, ""), CERTIFICATE, "no encryption"),
    ] {
        // It ends by itself: nothing is waited for that waiting does not mend.
        let output = serve(&address, trusted).output().unwrap();
        // Without line breaks.
        let said = String::from_utf8(output.stderr).unwrap();
        let said = said.split_whitespace().filter(|word| *word != "│").collect::<Vec<_>>().join(" ");
        assert!(output.status.code() == Some(2) && said.contains(why), "{why}: {:?} {said}", output.status);
        assert!(!said.contains(PASSWORD) && !said.contains("another@"), "{said}");
    }
}

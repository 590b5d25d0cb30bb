//! A server with a certificate of its own.

use std::sync::Arc;

use jantaku_core::Ruleset;
use jantaku_server::http::{Limits, Site, Tls, serve};
use jantaku_server::lobby::Lobby;
use jantaku_store::Sqlite;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

#[tokio::test(flavor = "multi_thread")]
async fn people_reach_a_server_by_tls_and_only_so() {
    let dir = std::env::temp_dir().join(format!("jantaku-tls-{}", std::process::id()));
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let store = Sqlite::open(&dir).unwrap();
    let (certificate, key) = (dir.join("certificate.pem"), dir.join("key.pem"));
    std::fs::write(&certificate, made.cert.pem()).unwrap();
    std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    assert!(Tls::read(&certificate, &dir.join("none.pem")).is_err());
    assert!(Tls::read(&key, &key).is_err(), "a key is no certificate");
    let tls = Tls::read(&certificate, &key).unwrap();

    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let url = format!("https://localhost:{}", address.port());
    let lobby = Lobby::new(Arc::new(store), vec![Ruleset::preset("tenhou").unwrap()], Some(1));
    let site = Site::public(&url).unwrap();
    tokio::spawn(serve(listener, Arc::new(lobby), site, Some(tls), Limits::default(), std::future::pending()));

    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).unwrap();
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(address).await.unwrap();
    let name = "localhost".try_into().unwrap();
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.unwrap();
    let body = r#"{"name":"Aki"}"#;
    let host = format!("localhost:{}", address.port());
    let request = format!(
        "POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: {url}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    // The end of a connection needs no farewell of TLS.
    let _ = stream.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(answer.contains("__Host-jantaku=") && answer.contains("; Secure"), "{answer}");

    let mut plain = TcpStream::connect(address).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "nothing is answered without TLS");
    std::fs::remove_dir_all(&dir).unwrap();
}

use jantaku_server::{Limits, Site, Tls};
use tokio::net::TcpStream;

use crate::certificate::{Certificate, exchange};
use crate::common::Server;

#[tokio::test(flavor = "multi_thread")]
async fn people_reach_a_server_by_tls_and_only_so() {
    let made = Certificate::of("localhost");
    let dir = std::env::temp_dir().join(format!("jantaku-pem-{}", std::process::id()));
    let (certificate, key) = made.write(&dir);
    assert!(Tls::read(&certificate, &dir.join("none.pem")).is_err());
    assert!(Tls::read(&key, &key).is_err(), "a key is no certificate");
    std::fs::remove_dir_all(&dir).unwrap();

    let site = Site::public("https://localhost").unwrap();
    let server = Server::at("tls", site, Some(made.tls()), Limits::default()).await;
    let stream = TcpStream::connect(server.address).await.unwrap();
    let body = r#"{"name":"Aki"}"#;
    let request = format!(
        "POST /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: https://localhost\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = exchange(made.connect(stream).await, &request).await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(answer.contains("__Host-jantaku=") && answer.contains("; Secure"), "{answer}");

    let plain = TcpStream::connect(server.address).await.unwrap();
    let answer = exchange(plain, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert!(!answer.starts_with("HTTP"), "nothing is answered without TLS");
}

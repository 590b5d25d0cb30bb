//! A certificate of one's own, and connections to a server that has it.

use std::sync::Arc;

use jantaku_server::Tls;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

pub struct Certificate {
    name: String,
    made: rcgen::CertifiedKey<rcgen::KeyPair>,
}

impl Certificate {
    pub fn of(name: &str) -> Certificate {
        let made = rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
        Certificate { name: name.to_owned(), made }
    }

    /// Writes the files of the certificate and of its key into this folder.
    pub fn write(&self, dir: &std::path::Path) -> (std::path::PathBuf, std::path::PathBuf) {
        std::fs::create_dir_all(dir).unwrap();
        let (certificate, key) = (dir.join("certificate.pem"), dir.join("key.pem"));
        std::fs::write(&certificate, self.made.cert.pem()).unwrap();
        std::fs::write(&key, self.made.signing_key.serialize_pem()).unwrap();
        (certificate, key)
    }

    pub fn tls(&self) -> Tls {
        let dir = std::env::temp_dir().join(format!("jantaku-certificate-{}-{}", self.name, std::process::id()));
        let (certificate, key) = self.write(&dir);
        let tls = Tls::read(&certificate, &key).unwrap();
        std::fs::remove_dir_all(&dir).unwrap();
        tls
    }

    pub async fn connect(&self, stream: TcpStream) -> TlsStream<TcpStream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.made.cert.der().clone()).unwrap();
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let name = self.name.clone().try_into().unwrap();
        TlsConnector::from(Arc::new(config)).connect(name, stream).await.unwrap()
    }
}

/// Sends a request, and reads until the server closes the connection, also without TLS's farewell.
pub async fn exchange(mut stream: impl AsyncRead + AsyncWrite + Unpin, request: &str) -> String {
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8(answer).unwrap()
}

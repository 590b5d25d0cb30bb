use std::path::{Path, PathBuf};
use std::sync::Arc;

use thiserror::Error;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};

/// A certificate with its key: browsers reach the server by TLS.
#[derive(Clone)]
pub struct Tls(TlsAcceptor);

#[derive(Debug, Error)]
pub enum TlsError {
    /// A file that cannot be read, or holds no certificate or key.
    #[error("{}: {why}", .file.display())]
    File { file: PathBuf, why: pem::Error },
    /// A key that is not that of the certificate, or is of an unknown kind.
    #[error("the certificate cannot be used: {0}")]
    Certificate(#[from] rustls::Error),
}

impl Tls {
    /// Reads a certificate, followed by its chain, and its key, both as PEM.
    pub fn read(certificate: &Path, key: &Path) -> Result<Tls, TlsError> {
        let of = |file: &Path| {
            let file = file.to_owned();
            move |why| TlsError::File { file, why }
        };
        let chain = CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let key = PrivateKeyDer::from_pem_file(key).map_err(of(key))?;
        let config = ServerConfig::builder().with_no_client_auth();
        let mut config = config.with_single_cert(chain.map_err(of(certificate))?, key)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls(Arc::new(config).into()))
    }

    pub(super) fn acceptor(&self) -> &TlsAcceptor {
        &self.0
    }
}

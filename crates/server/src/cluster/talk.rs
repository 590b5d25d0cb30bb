use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::HOST;
use axum::http::{HeaderValue, Method, Request, Response, StatusCode};
use http_body_util::{BodyExt, Full};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::cluster::head::{Head, is_signed, kept};
use crate::cluster::lines::{Line, Unheard, connect};
use crate::cluster::{Caller, Cluster, gone};
use crate::tables::WebSocket;

/// The path of the probe.
pub(crate) const PROBE: &str = "/there";
/// The path of sockets.
const SOCKET: &str = "/ws";
/// The interval between probes of another server.
const PROBE_EVERY: Duration = Duration::from_secs(1);
/// The silence after which requests to a server are given up.
const SILENCE: Duration = Duration::from_secs(5);
/// The time limit for opening a socket.
const DIAL: Duration = Duration::from_secs(4);

enum Unsent {
    /// The connection was closed before anything was sent.
    Whole(Box<Request<Full<Bytes>>>, hyper::Error),
    /// Another server answered than the one that was asked.
    Refused,
}

async fn sent(line: &mut Line, asked: Request<Full<Bytes>>, of: i64) -> Result<Option<Response<Bytes>>, Unsent> {
    match line.try_send_request(asked).await {
        Ok(answer) if is_signed(answer.headers(), of) => {
            let (head, body) = answer.into_parts();
            // Every answer was in memory before.
            Ok(body.collect().await.ok().map(|body| Response::from_parts(head, body.to_bytes())))
        }
        Ok(_) => Err(Unsent::Refused),
        Err(mut error) => match error.take_message() {
            Some(unsent) => Err(Unsent::Whole(Box::new(unsent), error.into_error())),
            None => Ok(None),
        },
    }
}

impl Cluster {
    /// Sends a request to another server. `Ok(None)` if it may have been heard, and no answer came.
    pub(crate) async fn ask(
        &self,
        of: i64,
        caller: &Caller,
        asked: Request<Full<Bytes>>,
    ) -> Result<Option<Response<Body>>, Unheard> {
        let is_silent = self.silent.borrow().contains(&of);
        let answer = match is_silent {
            true => Err(Unheard::Gone),
            false => self.ask_until(self.lost(of), of, caller, asked).await,
        };
        // An unreachable server may have given back what it has.
        answer.inspect_err(|_| self.lease.check_soon())
    }

    async fn ask_until(
        &self,
        lost: impl Future<Output = ()>,
        of: i64,
        caller: &Caller,
        asked: Request<Full<Bytes>>,
    ) -> Result<Option<Response<Body>>, Unheard> {
        let (address, mut asked, mut lost) = (self.address(of)?, self.headed(of, caller, asked), pin!(lost));
        while let Some(mut line) = self.lines.used(&address).await {
            let answer = tokio::select! {
                biased;
                answer = sent(&mut line, asked, of) => answer,
                () = &mut lost => return Ok(None),
            };
            match answer {
                // The other server had closed the connection before.
                Err(Unsent::Whole(unsent, _)) => asked = *unsent,
                Err(Unsent::Refused) => return Err(Unheard::Refused),
                Ok(answer) => return Ok(self.received(&address, line, answer)),
            }
        }
        let mut line = tokio::select! {
            line = connect(&address) => line?,
            () = &mut lost => return Err(Unheard::Gone),
        };
        let answer = tokio::select! {
            biased;
            answer = sent(&mut line, asked, of) => answer,
            () = &mut lost => return Ok(None),
        };
        match answer {
            Err(Unsent::Whole(_, why)) => Err(why.into()),
            Err(Unsent::Refused) => Err(Unheard::Refused),
            Ok(answer) => Ok(self.received(&address, line, answer)),
        }
    }

    /// Keeps the connection of a whole answer, and returns what is passed on of it.
    fn received(&self, address: &str, line: Line, answer: Option<Response<Bytes>>) -> Option<Response<Body>> {
        let mut answer = answer?;
        self.lines.keep(address, line);
        *answer.headers_mut() = kept(answer.headers());
        Some(answer.map(Body::from))
    }

    /// Opens a socket at another server. Nothing is sent on it yet, so it may be opened again wherever that fails.
    pub(crate) async fn dial(&self, to: i64, caller: &Caller) -> Result<WebSocket, Unheard> {
        let opened = tokio::select! {
            opened = timeout(DIAL, self.dial_patiently(to, caller)) => opened.unwrap_or(Err(Unheard::Gone)),
            () = self.lost(to) => Err(Unheard::Gone),
        };
        opened.inspect_err(|_| self.lease.check_soon())
    }

    async fn dial_patiently(&self, to: i64, caller: &Caller) -> Result<WebSocket, Unheard> {
        let address = self.address(to)?;
        let mut line: Line = connect(&address).await?;
        let request = self.headed(to, caller, WebSocket::request(SOCKET));
        let answer = line.send_request(request).await?;
        if answer.status() != StatusCode::SWITCHING_PROTOCOLS || !is_signed(answer.headers(), to) {
            return Err(Unheard::Refused);
        }
        Ok(WebSocket::dialed(hyper::upgrade::on(answer).await?).await)
    }

    /// The request for another server, on behalf of the caller.
    fn headed(&self, of: i64, caller: &Caller, mut asked: Request<Full<Bytes>>) -> Request<Full<Bytes>> {
        let headers = asked.headers_mut();
        headers.entry(HOST).or_insert(HeaderValue::from_static("jantaku"));
        Head { secret: &self.secret, from: self.lease.term(), to: of, caller }.add(headers);
        asked
    }

    fn address(&self, of: i64) -> Result<String, Unheard> {
        self.lease.live().borrow().get(&of).cloned().ok_or(Unheard::Gone)
    }

    /// Waits until another server stops serving, or is silent.
    pub(crate) async fn lost(&self, term: i64) {
        let (mut live, mut silent) = (self.live(), self.silent.subscribe());
        tokio::select! {
            () = gone(&mut live, term) => {}
            _ = silent.wait_for(|silent| silent.contains(&term)) => {}
        }
    }

    /// Probes all others for as long as they serve.
    pub(crate) async fn probe_others(self: Arc<Cluster>) {
        let (mut live, mut asked) = (self.live(), JoinSet::new());
        let mut known = vec![self.lease.term()];
        loop {
            let all: Vec<i64> = live.borrow_and_update().keys().copied().collect();
            for term in all.iter().filter(|term| !known.contains(term)) {
                asked.spawn(self.clone().probe(*term));
            }
            known = all;
            while asked.try_join_next().is_some() {}
            if live.changed().await.is_err() {
                return;
            }
        }
    }

    async fn probe(self: Arc<Cluster>, term: i64) {
        let (mut live, nobody) = (self.live(), Caller::new(None, None, IpAddr::V4(Ipv4Addr::UNSPECIFIED)));
        let probing = async {
            let mut heard = Instant::now();
            loop {
                let probe = Request::builder().method(Method::HEAD).uri(PROBE).body(Full::default());
                let Ok(probe) = probe else { return };
                let answer = timeout(SILENCE, self.ask_until(std::future::pending(), term, &nobody, probe)).await;
                if matches!(answer, Ok(Ok(Some(_)))) {
                    heard = Instant::now();
                }
                let is_silent = heard.elapsed() >= SILENCE;
                let noted = |silent: &mut BTreeSet<i64>| match is_silent {
                    true => silent.insert(term),
                    false => silent.remove(&term),
                };
                if self.silent.send_if_modified(noted) && is_silent {
                    tracing::warn!("the server of term {term} cannot be reached");
                }
                sleep(PROBE_EVERY).await;
            }
        };
        tokio::select! {
            () = probing => {}
            () = gone(&mut live, term) => {}
        }
        self.silent.send_if_modified(|silent| silent.remove(&term));
    }
}

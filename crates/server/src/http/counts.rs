//! A line in the log and a count for each request, and all counts as Prometheus reads them.
//!
//! Counts name routes and statuses, and nobody's name, match or secret. They have an address of their own: when
//! something is stored reveals more than a player may know.

use std::io;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::get;
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tracing::Instrument;

/// Requests by method, route and status.
const REQUESTS: &str = "jantaku_http_requests_total";
const REQUEST_TIMES: &str = "jantaku_http_request_seconds";
/// The bounds of all histograms of times, in seconds.
const TIMES: [f64; 11] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

/// Log lines of a request carry its number.
pub(super) async fn request(request: Request, next: Next) -> Response {
    // The path itself may contain private things.
    let route = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str).to_owned();
    let method = request.method().to_string();
    let span = tracing::info_span!("request", number = number(), method, route);
    let begun = Instant::now();
    let answer = next.run(request).instrument(span.clone()).await;
    let (status, took) = (answer.status().as_u16(), begun.elapsed());
    span.in_scope(|| tracing::info!(status, ms = took.as_millis(), "answered"));
    metrics::histogram!(REQUEST_TIMES, "route" => route.clone()).record(took);
    metrics::counter!(REQUESTS, "method" => method, "route" => route, "status" => status.to_string()).increment(1);
    answer
}

fn number() -> u64 {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

pub struct Counts(PrometheusHandle);

impl Counts {
    /// Counts from now on, for all servers of this program.
    ///
    /// # Errors
    ///
    /// If the program counts already.
    pub fn start() -> Result<Counts, BuildError> {
        let times = Matcher::Suffix("_seconds".to_owned());
        Ok(Counts(PrometheusBuilder::new().set_buckets_for_metric(times, &TIMES)?.install_recorder()?))
    }

    pub async fn serve(self, listener: TcpListener) -> io::Result<()> {
        let Counts(counts) = self;
        let kept = counts.clone();
        let upkeep = async move {
            loop {
                tokio::time::sleep(Duration::from_secs(5)).await;
                kept.run_upkeep();
            }
        };
        let shown = get(move || std::future::ready(counts.render()));
        tokio::select! {
            served = async { axum::serve(listener, Router::new().route("/metrics", shown)).await } => served,
            () = upkeep => Ok(()),
        }
    }
}

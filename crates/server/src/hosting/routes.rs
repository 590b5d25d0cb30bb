use std::sync::Arc;

use axum::extract::State;
use jantaku_wire::Hosting;
use jantaku_wire::endpoints::*;

use crate::hosting::Host;
use crate::http::{Ask, Routes};
use crate::refusal::Refused;

pub(crate) fn routes() -> Routes {
    Routes::default().on(FetchHosting, state).on(OpenHosting, open).on(CloseHosting, close)
}

async fn state(State(host): State<Arc<Host>>, _: Ask<FetchHosting>) -> Result<Hosting, Refused> {
    Ok(host.state().await)
}

async fn open(State(host): State<Arc<Host>>, _: Ask<OpenHosting>) -> Result<Hosting, Refused> {
    host.open().await
}

async fn close(State(host): State<Arc<Host>>, _: Ask<CloseHosting>) -> Result<(), Refused> {
    // Also when whoever asks is gone meanwhile.
    let _ = tokio::spawn(async move { host.close().await }).await;
    Ok(())
}

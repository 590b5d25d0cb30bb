#[cfg(feature = "web")]
pub(super) use embedded::page;

/// There is no page in this build.
#[cfg(not(feature = "web"))]
pub(super) async fn page() -> axum::http::StatusCode {
    axum::http::StatusCode::NOT_FOUND
}

#[cfg(feature = "web")]
mod embedded {
    use axum::body::Body;
    use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap};
    use axum::http::{Response, StatusCode, Uri};
    use axum::response::IntoResponse;

    use crate::http::unless_kept;

    pub async fn page(uri: Uri, headers: HeaderMap) -> Response<Body> {
        let Some(asset) = jantaku_web::asset(uri.path()) else {
            return (StatusCode::NOT_FOUND, "there is no such page").into_response();
        };
        let head = [(CONTENT_TYPE, asset.mime), (CACHE_CONTROL, asset.cache_control.to_owned()), (ETAG, asset.etag)];
        unless_kept(&headers, head, || Body::from(asset.bytes))
    }
}

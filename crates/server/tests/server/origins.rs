//! Requests by the name of the server, by the page's origin, and by the way to the server: on this machine, by plain
//! HTTP, by TLS, and by a proxy with the certificate. Headers that proxies add change nothing.

use jantaku_server::{Limits, Site};
use tokio::net::TcpStream;

use crate::certificate::{Certificate, exchange};
use crate::common::Server;

struct Way {
    server: Server,
    /// The server's name for browsers.
    host: String,
    scheme: &'static str,
    cookie: String,
    certificate: Option<Certificate>,
}

const NAME: &str = "mahjong.example.org";

impl Way {
    async fn all() -> Vec<Way> {
        let public = |scheme: &'static str| (format!("{scheme}://{NAME}"), NAME.to_owned(), scheme);
        let mut ways = Vec::new();
        for (name, has_certificate, (url, host, scheme)) in
            [("by-proxy", false, public("https")), ("by-tls", true, public("https")), ("plain", false, public("http"))]
        {
            let certificate = has_certificate.then(|| Certificate::of(NAME));
            let tls = certificate.as_ref().map(Certificate::tls);
            let server = Server::at(name, Site::public(&url).unwrap(), tls, Limits::default()).await;
            let cookie = if scheme == "https" { "__Host-jantaku" } else { "jantaku-session" }.to_owned();
            ways.push(Way { server, host, scheme, cookie, certificate });
        }
        let server = Server::hosted("local-origins").await;
        let (host, cookie) = (server.address.to_string(), format!("jantaku-session-{}", server.address.port()));
        ways.push(Way { server, host, scheme: "http", cookie, certificate: None });
        ways
    }

    fn origin(&self) -> String {
        format!("{}://{}", self.scheme, self.host)
    }

    /// The whole answer to a request with these headers, each with its line end.
    async fn ask(&self, head: &str, headers: &str, body: &str) -> String {
        let request =
            format!("{head} HTTP/1.1\r\nConnection: close\r\nContent-Length: {}\r\n{headers}\r\n{body}", body.len());
        let stream = TcpStream::connect(self.server.address).await.unwrap();
        match &self.certificate {
            Some(certificate) => exchange(certificate.connect(stream).await, &request).await,
            None => exchange(stream, &request).await,
        }
    }

    /// Signs somebody in with these headers beside the own host and origin.
    async fn sign_in(&self, headers: &str) -> String {
        let own = format!("Host: {}\r\nOrigin: {}\r\nContent-Type: application/json\r\n", self.host, self.origin());
        self.ask("POST /api/me", &format!("{own}{headers}"), r#"{"name":"Aki"}"#).await
    }
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).unwrap_or_else(|| panic!("{answer:?}")).parse().unwrap()
}

fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let (head, _) = answer.split_once("\r\n\r\n").unwrap();
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

/// Headers of proxies, which are not believed. Their number has no divisor in common with that of the requests of one
/// page.
const SAID_BY_PROXIES: [&str; 5] = [
    "",
    "X-Forwarded-Host: HOST\r\n",
    "X-Forwarded-Host: HOST\r\nX-Forwarded-Proto: SCHEME\r\nX-Forwarded-For: 127.0.0.1\r\n",
    "Forwarded: for=127.0.0.1;host=HOST;proto=SCHEME\r\n",
    "X-Real-IP: 127.0.0.1\r\nX-Original-Host: HOST\r\n",
];

/// Whether each changes something, or opens what does.
const METHODS: [(&str, bool); 6] = [
    ("GET /api/start", false),
    ("HEAD /api/start", false),
    ("OPTIONS /api/start", false),
    ("POST /api/me", true),
    ("DELETE /api/me/data", true),
    ("GET /ws", true),
];

/// Hosts as headers, and whether each is the own one.
fn hosts(own: &str) -> Vec<(String, bool)> {
    let name = own.split(':').next().unwrap();
    [
        (format!("Host: {own}\r\n"), true),
        ("Host: evil.example\r\n".to_owned(), false),
        (format!("Host: {name}:81\r\n"), false),
        (format!("Host: {own}.evil.example\r\n"), false),
        (format!("Host: {own}\r\nHost: evil.example\r\n"), false),
        (String::new(), false),
    ]
    .to_vec()
}

/// Origins as headers, and whether each is the own one; `None` if there is none.
fn origins(way: &Way) -> Vec<(String, Option<bool>)> {
    let other = if way.scheme == "https" { "http" } else { "https" };
    let foreign = |origin: String| (format!("Origin: {origin}\r\n"), Some(false));
    vec![
        (String::new(), None),
        (format!("Origin: {}\r\n", way.origin()), Some(true)),
        foreign(format!("{other}://{}", way.host)),
        foreign(format!("{}:81", way.origin())),
        foreign(format!("{}.evil.example", way.origin())),
        foreign("null".to_owned()),
        (format!("Origin: {}\r\nOrigin: https://evil.example\r\n", way.origin()), Some(false)),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_own_name_and_the_own_page_are_answered_whatever_a_proxy_says() {
    let mut asked = 0;
    for way in Way::all().await {
        for (host, is_own_host) in hosts(&way.host) {
            for (origin, is_own_origin) in origins(&way) {
                for (method, changes) in METHODS {
                    for has_cookie in [false, true] {
                        // Each kind of proxy meets each kind of request somewhere.
                        let said = SAID_BY_PROXIES[asked % SAID_BY_PROXIES.len()];
                        let said = said.replace("HOST", &way.host).replace("SCHEME", way.scheme);
                        let cookie = if has_cookie { format!("Cookie: {}=ab\r\n", way.cookie) } else { String::new() };
                        let headers = format!("{host}{origin}{cookie}{said}");
                        let is_answered = is_own_host && is_own_origin.unwrap_or(!(changes && has_cookie));
                        let answer = way.ask(method, &headers, "").await;
                        assert_eq!(status(&answer) != 403, is_answered, "{method} {headers}: {answer}");
                        asked += 1;
                    }
                }
            }
        }
    }
    assert_eq!(asked, 4 * 6 * 7 * METHODS.len() * 2);
}

/// A cookie for TLS only, and the header that requires TLS, exactly where browsers reach the server by TLS.
#[tokio::test(flavor = "multi_thread")]
async fn cookies_and_headers_are_those_of_the_way_to_the_server() {
    for way in Way::all().await {
        for said in ["", "X-Forwarded-Proto: https\r\n", "X-Forwarded-Proto: http\r\n", "Forwarded: proto=https\r\n"] {
            let answer = way.sign_in(said).await;
            assert_eq!(status(&answer), 201, "{answer}");
            let cookie = header(&answer, "set-cookie").unwrap();
            let is_secure = way.scheme == "https";
            assert!(cookie.starts_with(&format!("{}=", way.cookie)), "{cookie}");
            assert_eq!(
                (cookie.starts_with("__Host-"), cookie.ends_with("; Secure")),
                (is_secure, is_secure),
                "{cookie}"
            );
            assert!(
                cookie.contains("; Path=/; ") && cookie.contains("; HttpOnly") && !cookie.contains("Domain"),
                "{cookie}"
            );
            let own = format!("Host: {}\r\nCookie: {}\r\n{said}", way.host, cookie.split(';').next().unwrap());
            for path in ["/", "/api/start", "/api/nothing", "/healthz", "/ws"] {
                let answer = way.ask(&format!("GET {path}"), &own, "").await;
                let promised = header(&answer, "strict-transport-security");
                assert_eq!(promised.is_some_and(|age| age == "max-age=31536000"), is_secure, "{path}: {answer}");
                assert_eq!(header(&answer, "cross-origin-opener-policy"), Some("same-origin"), "{path}");
                assert_eq!(header(&answer, "cross-origin-resource-policy"), Some("same-origin"), "{path}");
                assert_eq!(header(&answer, "x-frame-options"), Some("DENY"), "{path}");
            }
        }
    }
}

/// Behind a configured proxy, people are counted by the address that it has added, and by no other in the request.
#[tokio::test(flavor = "multi_thread")]
async fn a_named_proxy_says_for_whom_it_asks() {
    let sign_in_every = std::time::Duration::from_secs(86_400);
    let proxy = Some(std::net::Ipv4Addr::LOCALHOST.into());
    let limits = Limits { sign_ins: 2.try_into().unwrap(), sign_in_every, proxy, ..Limits::default() };
    let url = format!("https://{NAME}");
    let server = Server::at("proxy", Site::public(&url).unwrap(), None, limits).await;
    let way = Way { server, host: NAME.to_owned(), scheme: "https", cookie: String::new(), certificate: None };
    for (said, expected) in [
        ("203.0.113.1", 201),
        ("203.0.113.1", 201),
        ("203.0.113.1", 429),
        ("203.0.113.9, 203.0.113.1", 429),
        ("203.0.113.2", 201),
        ("203.0.113.1, 203.0.113.2", 201),
        ("203.0.113.2", 429),
        ("2001:db8::1", 201),
        ("2001:db8::2", 201),
        ("2001:db8::3", 429),
    ] {
        assert_eq!(status(&way.sign_in(&format!("X-Forwarded-For: {said}\r\n")).await), expected, "{said}");
    }
}

/// A client is counted by the address of its connection, and by none in its request.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_a_request_names_is_not_believed() {
    let sign_in_every = std::time::Duration::from_secs(86_400);
    let limits = Limits { sign_ins: 2.try_into().unwrap(), sign_in_every, ..Limits::default() };
    let url = format!("https://{NAME}");
    let server = Server::at("forwarded", Site::public(&url).unwrap(), None, limits).await;
    let way = Way { server, host: NAME.to_owned(), scheme: "https", cookie: String::new(), certificate: None };
    for (nth, expected) in [201, 201, 429, 429].into_iter().enumerate() {
        let said = format!(
            "X-Forwarded-For: 203.0.113.{nth}\r\nX-Real-IP: 203.0.113.{nth}\r\nForwarded: for=203.0.113.{nth}\r\n"
        );
        assert_eq!(status(&way.sign_in(&said).await), expected, "{said}");
    }
}

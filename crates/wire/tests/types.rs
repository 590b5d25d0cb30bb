//! The TypeScript types and the client in the browser's sources are those of the protocol.

use std::any::TypeId;
use std::fs;

use jantaku_wire::contract::{Endpoint, Fields, Kind, Method, Part, Shape, Visit};
use jantaku_wire::{ClientMessage, Failure, ServerMessage, endpoints};
use ts_rs::{Config, TS, TypeVisitor};

use crate::golden;

/// The types of all endpoints and messages, and the client that asks the endpoints.
pub fn generated() -> String {
    let dir =
        std::env::temp_dir().join(format!("jantaku-wire-{}-{:?}", std::process::id(), std::thread::current().id()));
    let mut client = Client { config: Config::new().with_out_dir(&dir), functions: String::new() };
    client.visit_type::<ClientMessage>();
    client.visit_type::<ServerMessage>();
    client.visit_type::<Failure>();
    endpoints::visit_all(&mut client);
    let types = fs::read_to_string(dir.join("wire.ts")).unwrap();
    fs::remove_dir_all(&dir).unwrap();
    let (head, types) = types.split_once("\n\n").unwrap();
    format!("{head}\n\nimport {{ asked, json, request }} from \"../../api/http.ts\";\n\n{types}{}", client.functions)
}

struct Client {
    config: Config,
    functions: String,
}

impl Client {
    fn visit_type<T: TS + 'static + ?Sized>(&mut self) {
        TypeVisitor::visit::<T>(self);
    }
}

impl TypeVisitor for Client {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        match T::output_path() {
            Some(_) => T::export_all(&self.config).unwrap(),
            None => T::visit_generics(self),
        }
    }
}

impl Visit for Client {
    fn visit<E: Endpoint>(&mut self) {
        self.visit_type::<<E::Body as Shape>::Of>();
        self.visit_type::<<E::Answer as Shape>::Of>();
        let name_of = |kind: Kind, name: String| match kind {
            Kind::Json | Kind::Signed => name,
            Kind::Maybe => format!("{name} | undefined"),
            Kind::Bytes => "Blob | string".to_owned(),
            Kind::Nothing | Kind::File | Kind::Socket => "void".to_owned(),
        };
        let body = name_of(E::Body::KIND, <E::Body as Shape>::Of::name(&self.config));
        let answer = name_of(E::Answer::KIND, <E::Answer as Shape>::Of::name(&self.config));
        let declared = E::DECLARED;
        let (mut takes, mut path) = (Vec::new(), declared.path.to_owned());
        if let Some(kind) = E::Path::TYPE {
            let (before, rest) = declared.path.split_once('{').unwrap();
            let (name, after) = rest.split_once('}').unwrap();
            takes.push(format!("{name}: {kind}"));
            path = format!("{before}${{encodeURIComponent({name})}}{after}");
        }
        if TypeId::of::<E::Query>() != TypeId::of::<Fields>() {
            self.visit_type::<E::Query>();
            takes.push(format!("query: {}", E::Query::name(&self.config)));
            path += "${asked(query)}";
        }
        let sent = match E::Body::KIND {
            Kind::Nothing => "",
            Kind::Bytes => ", { body }",
            _ => ", json(body)",
        };
        if E::Body::KIND != Kind::Nothing {
            takes.push(format!("body: {body}"));
        }
        let method = declared.method.as_str();
        let does = match E::Answer::KIND {
            // What the browser fetches by itself: the page links to it.
            Kind::File | Kind::Socket => format!("string => `{path}`"),
            _ => format!("Promise<{answer}> =>\n  request(\"{method}\", `{path}`{sent})"),
        };
        assert!(E::Answer::KIND != Kind::File || declared.method == Method::Get, "a link is got");
        let (first, rest) = declared.name.split_at(1);
        let name = first.to_lowercase() + rest;
        let doc = declared.doc.trim();
        self.functions += &format!("\n/** {doc} */\nexport const {name} = ({}): {does};\n", takes.join(", "));
    }
}

#[test]
fn the_generated_types_are_those_checked_in() {
    let generated = generated();
    assert!(!generated.contains("bigint"), "64-bit numbers do not survive JSON in a browser");
    golden("crates/web/ui/src/wire/generated/wire.ts", &generated);
}

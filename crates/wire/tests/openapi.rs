//! The OpenAPI document follows the declared endpoints. Its schemas are those of the TypeScript types, which are made
//! of the same types of Rust.

use std::any::TypeId;
use std::collections::BTreeMap;

use jantaku_wire::contract::{Endpoint, Fields, Kind, Part, Shape, Visit};
use jantaku_wire::endpoints;
use serde_json::{Map, Value, json};
use ts_rs::{Config, TS};

use crate::{golden, types};

#[test]
fn the_document_is_the_one_checked_in() {
    let mut document = Document { config: Config::new(), paths: BTreeMap::new() };
    endpoints::visit_all(&mut document);
    let refused = json!({ "Refused": { "description": "refused", "content": of_json(&reference("Failure")) } });
    let session = json!({ "session": { "type": "http", "scheme": "bearer" } });
    let parts = [
        "\"openapi\": \"3.1.0\"".to_owned(),
        format!("\"info\": {}", json!({ "title": "Jantaku", "version": jantaku_wire::VERSION.to_string() })),
        format!("\"security\": {}", json!([{ "session": [] }])),
        format!("\"paths\": {}", lines(&document.paths)),
        format!(
            "\"components\": {{\"securitySchemes\": {session},\n\"responses\": {refused},\n\"schemas\": {}}}",
            lines(&schemas(&types::generated()))
        ),
    ];
    let text = format!("{{{}}}\n", parts.join(",\n"));
    assert!(serde_json::from_str::<Value>(&text).is_ok());
    golden("tools/http-api/openapi.json", &text);
}

/// An object with a line for each member, so that a change shows.
fn lines(all: &BTreeMap<String, Value>) -> String {
    let all: Vec<String> = all.iter().map(|(name, value)| format!("{}: {value}", json!(name))).collect();
    format!("{{\n{}\n}}", all.join(",\n"))
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn of_json(schema: &Value) -> Value {
    json!({ "application/json": { "schema": schema } })
}

struct Document {
    config: Config,
    paths: BTreeMap<String, Value>,
}

impl Document {
    /// The content of a body.
    fn content<S: Shape>(&self) -> Option<Value> {
        let file = json!({ "schema": { "type": "string", "format": "binary" } });
        match S::KIND {
            Kind::Json | Kind::Maybe | Kind::Signed => Some(of_json(&schema(&S::Of::name(&self.config)))),
            Kind::Bytes | Kind::File => Some(json!({ "application/octet-stream": file })),
            Kind::Nothing | Kind::Socket => None,
        }
    }
}

impl Visit for Document {
    fn visit<E: Endpoint>(&mut self) {
        let declared = E::DECLARED;
        let mut parameters = Vec::new();
        if let Some(kind) = E::Path::TYPE {
            let name = declared.path.split(['{', '}']).nth(1).unwrap();
            parameters.push(json!({ "name": name, "in": "path", "required": true, "schema": { "type": kind } }));
        }
        if TypeId::of::<E::Query>() != TypeId::of::<Fields>() {
            let fields = schema(&E::Query::inline(&self.config));
            for (name, schema) in fields["properties"].as_object().unwrap() {
                let required = fields["required"].as_array().unwrap().contains(&json!(name));
                parameters.push(json!({ "name": name, "in": "query", "required": required, "schema": schema }));
            }
        }
        let mut done = json!({ "description": "done" });
        if let Some(content) = self.content::<E::Answer>() {
            done["content"] = content;
        }
        let mut responses = json!({ "default": { "$ref": "#/components/responses/Refused" } });
        responses[declared.status.to_string()] = done.clone();
        match E::Answer::KIND {
            Kind::Maybe => responses["204"] = json!({ "description": "done" }),
            Kind::Signed => responses["200"] = done,
            _ => {}
        }
        let mut operation =
            json!({ "operationId": declared.name, "summary": declared.doc.trim(), "responses": responses });
        if !parameters.is_empty() {
            operation["parameters"] = json!(parameters);
        }
        if let Some(content) = self.content::<E::Body>() {
            operation["requestBody"] = json!({ "required": true, "content": content });
        }
        if declared.to_all {
            operation["security"] = json!([{}, { "session": [] }]);
        }
        let method = declared.method.as_str().to_lowercase();
        self.paths.entry(declared.path.to_owned()).or_insert_with(|| json!({}))[method] = operation;
    }
}

/// The schemas of all types of a TypeScript file.
fn schemas(file: &str) -> BTreeMap<String, Value> {
    let types = file.split("export type ").skip(1).map(|rest| {
        let (name, rest) = rest.split_once(" = ").unwrap();
        (name.to_owned(), schema(rest))
    });
    types.collect()
}

/// The schema of a type in TypeScript, as ts-rs writes it.
fn schema(text: &str) -> Value {
    Reader { tokens: tokens(text).into_iter().peekable() }.union()
}

fn tokens(text: &str) -> Vec<String> {
    let (mut tokens, mut rest) = (Vec::new(), text);
    while let Some(first) = rest.chars().next() {
        let end = match first {
            ';' => break,
            '/' => rest.find("*/").unwrap() + 2,
            '"' | '`' => rest[1..].find(first).unwrap() + 2,
            _ if first.is_alphanumeric() || first == '_' => {
                rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
            }
            _ => 1,
        };
        let token;
        (token, rest) = rest.split_at(end);
        if !first.is_whitespace() && first != '/' {
            tokens.push(token.to_owned());
        }
    }
    tokens
}

struct Reader<Tokens: Iterator<Item = String>> {
    tokens: std::iter::Peekable<Tokens>,
}

impl<Tokens: Iterator<Item = String>> Reader<Tokens> {
    fn is(&mut self, token: &str) -> bool {
        self.tokens.next_if(|next| next == token).is_some()
    }

    fn union(&mut self) -> Value {
        let mut any = vec![self.both()];
        while self.is("|") {
            any.push(self.both());
        }
        let words: Option<Vec<Value>> = any.iter().map(|one| one.get("const").cloned()).collect();
        match (words, any.len()) {
            (_, 1) => any.remove(0),
            (Some(words), _) => json!({ "enum": words }),
            (None, _) => json!({ "anyOf": any }),
        }
    }

    fn both(&mut self) -> Value {
        let mut all = vec![self.single()];
        while self.is("&") {
            all.push(self.single());
        }
        if all.len() == 1 { all.remove(0) } else { json!({ "allOf": all }) }
    }

    fn single(&mut self) -> Value {
        let token = self.tokens.next().unwrap();
        match token.as_str() {
            "{" => self.object(),
            "(" => {
                let inner = self.union();
                assert!(self.is(")"));
                inner
            }
            "[" => {
                let mut items = Vec::new();
                while !self.is("]") {
                    items.push(self.union());
                    self.is(",");
                }
                json!({ "type": "array", "minItems": items.len(), "maxItems": items.len(), "prefixItems": items })
            }
            "Array" => {
                assert!(self.is("<"));
                let items = self.union();
                assert!(self.is(">"));
                json!({ "type": "array", "items": items })
            }
            "string" | "number" | "boolean" | "null" => json!({ "type": token }),
            "true" | "false" => json!({ "const": token == "true" }),
            // WebAuthn's types are the browser's.
            "Credential" | "PublicKeyCredentialCreationOptionsJSON" | "PublicKeyCredentialRequestOptionsJSON" => {
                json!({ "type": "object" })
            }
            // `${0 | 5}${'m' | 'p'}`
            _ if token.starts_with('`') => {
                let pattern = token.trim_matches('`').replace("${", "(").replace('}', ")").replace([' ', '\''], "");
                json!({ "type": "string", "pattern": format!("^{pattern}$") })
            }
            _ if token.starts_with('"') => json!({ "const": token.trim_matches('"') }),
            _ => reference(&token),
        }
    }

    fn object(&mut self) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        while !self.is("}") {
            if self.is("[") {
                // `[key in Key]: Value`
                while !self.is("]") {
                    self.tokens.next();
                }
                self.is("?");
                assert!(self.is(":"));
                let values = self.union();
                self.is(",");
                assert!(self.is("}"));
                return json!({ "type": "object", "additionalProperties": values });
            }
            let name = self.tokens.next().unwrap().trim_matches('"').to_owned();
            if !self.is("?") {
                required.push(name.clone());
            }
            assert!(self.is(":"), "{name}");
            properties.insert(name, self.union());
            self.is(",");
        }
        json!({ "type": "object", "properties": properties, "required": required })
    }
}

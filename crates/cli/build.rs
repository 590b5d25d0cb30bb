//! Turns the texts that people read into code, so that the program needs no reader of Fluent.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

type Texts = BTreeMap<String, Pattern<String>>;

fn main() {
    println!("cargo::rerun-if-changed=texts");
    write("help.rs", &table(&read("texts/en/help.ftl")));
    write("messages.rs", &lookup(&read("texts/en/messages.ftl")));
}

#[expect(clippy::disallowed_methods, reason = "cargo wants it there, whatever was")]
fn write(name: &str, code: &str) {
    let folder = env::var_os("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&folder).join(name), code).expect("the folder can be written");
}

/// Returns the texts of a file by their keys; an attribute's is `arena.after`.
fn read(path: &str) -> Texts {
    let file = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let resource = fluent_syntax::parser::parse(file).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
    let mut texts = Texts::new();
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(_) | Entry::Junk { .. } => panic!("{path}: only messages are supported: {entry:?}"),
        };
        let key = message.id.name;
        let attributes = message.attributes.into_iter().map(|part| (format!("{key}.{}", part.id.name), part.value));
        for (key, text) in message.value.map(|text| (key.clone(), text)).into_iter().chain(attributes) {
            assert!(texts.insert(key.clone(), text).is_none(), "{path}: {key} is there twice");
        }
    }
    texts
}

fn table(texts: &Texts) -> String {
    let mut code = String::from("static HELP: &[(&str, &str)] = &[\n");
    for (key, text) in texts {
        let mut names = Vec::new();
        let text = string(text, &mut names);
        assert!(names.is_empty(), "{key} takes no values");
        code += &format!("({key:?}, {text}),\n");
    }
    code + "];\n"
}

/// The macro `text!`, with an arm for each text: the compiler names a missing text, and an unused one.
fn lookup(texts: &Texts) -> String {
    let mut code = String::from("macro_rules! text {\n");
    for (key, text) in texts {
        let mut names = Vec::new();
        let expression = expression(text, &mut names);
        let of_each = |part: &dyn Fn(&String) -> String| names.iter().map(part).collect::<String>();
        let parameters = of_each(&|name| format!(", {name} = ${name}:expr"));
        let bindings = of_each(&|name| format!("let {name} = &${name}; "));
        code += &format!("({key:?}{parameters}) => {{{{ {bindings}{expression} }}}};\n");
    }
    code + "}\n"
}

/// A text as an expression, which adds its values' names to `names`. A text that depends on a number is `{ $count ->
/// [one] … *[other] … }` as a whole.
fn expression(text: &Pattern<String>, names: &mut Vec<String>) -> String {
    if let [PatternElement::Placeable { expression: Expression::Select { selector, variants } }] = &text.elements[..] {
        let InlineExpression::VariableReference { id } = selector else { panic!("{selector:?} is no value") };
        add(names, &id.name);
        let mut variant = |wanted: &str| {
            let found =
                variants.iter().find(|variant| variant.key == VariantKey::Identifier { name: wanted.to_owned() });
            let found = found.unwrap_or_else(|| panic!("{} has no form [{wanted}]", id.name));
            format!("format!({})", string(&found.value, names))
        };
        return format!("if *{} == 1 {{ {} }} else {{ {} }}", id.name, variant("one"), variant("other"));
    }
    let known = names.len();
    let literal = string(text, names);
    if names.len() == known { literal } else { format!("format!({literal})") }
}

/// A text as a literal, with its values in braces if there are any.
fn string(text: &Pattern<String>, names: &mut Vec<String>) -> String {
    let mut parts = Vec::new();
    for element in &text.elements {
        parts.push(match element {
            PatternElement::TextElement { value } => value.clone(),
            PatternElement::Placeable { expression: Expression::Inline(part) } => match part {
                InlineExpression::VariableReference { id } => {
                    add(names, &id.name);
                    format!("{{{}}}", id.name)
                }
                InlineExpression::StringLiteral { value } => value.clone(),
                part => panic!("{part:?} is neither a value nor a text"),
            },
            PatternElement::Placeable { .. } => panic!("a choice is a whole text: {element:?}"),
        });
    }
    format!("{:?}", parts.concat())
}

fn add(names: &mut Vec<String>, name: &str) {
    if !names.iter().any(|known| known == name) {
        names.push(name.to_owned());
    }
}

//! The tags of Tenhou's XML, one after another.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::bounded::MOST_DEPTH;
use super::{FormatError, FormatFault, Place};

/// One tag with its attributes.
pub(super) struct Tag<'a> {
    start: BytesStart<'a>,
    /// Its place in the text.
    pub at: Place,
}

/// All tags of a text.
pub(super) struct Tags<'a> {
    reader: Reader<&'a [u8]>,
    depth: usize,
    line: Option<usize>,
}

impl<'a> Tags<'a> {
    /// The tags of a document.
    pub fn new(text: &'a str) -> Tags<'a> {
        Tags { reader: Reader::from_str(text), depth: 0, line: None }
    }

    /// The only tag of a stream's line.
    pub fn only(text: &'a str, line: usize) -> Result<Tag<'a>, FormatError> {
        let mut tags = Tags { line: Some(line), ..Tags::new(text) };
        let tag = tags.next_tag()?.filter(|_| text.starts_with('<'));
        let tag = tag.ok_or_else(|| FormatFault::expected("a tag", text).at(Place::Line(line)))?;
        let rest = text.get(tags.reader.buffer_position() as usize..).unwrap_or_default().trim();
        match rest.is_empty() {
            true => Ok(tag),
            false => Err(tag.expected("one tag a line and nothing after it", rest)),
        }
    }

    fn place(&self, byte: u64) -> Place {
        self.line.map_or(Place::Byte(byte), Place::Line)
    }

    /// The next opening tag; `None` at the end. A text that breaks off inside an element simply ends.
    pub fn next_tag(&mut self) -> Result<Option<Tag<'a>>, FormatError> {
        loop {
            let at = self.place(self.reader.buffer_position());
            let event = self.reader.read_event();
            let event = event
                .map_err(|error| FormatFault::Syntax(error.to_string()).at(self.place(self.reader.error_position())))?;
            match event {
                Event::Start(start) => {
                    self.depth += 1;
                    if self.depth > MOST_DEPTH {
                        return Err(FormatFault::TooDeep(MOST_DEPTH).at(at));
                    }
                    return Tag::named(start, at).map(Some);
                }
                Event::Empty(start) => return Tag::named(start, at).map(Some),
                Event::End(_) => self.depth = self.depth.saturating_sub(1),
                Event::DocType(_) => return Err(FormatFault::Doctype.at(at)),
                Event::Eof => return Ok(None),
                _ => {}
            }
        }
    }
}

impl<'a> Tag<'a> {
    /// The reader takes anything for a name, as `o="0"`.
    fn named(start: BytesStart<'a>, at: Place) -> Result<Self, FormatError> {
        let tag = Tag { start, at };
        let is_name = tag.name().bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-');
        if is_name { Ok(tag) } else { Err(tag.expected("the name of a tag", tag.name())) }
    }

    /// Returns the name of the tag.
    pub fn name(&self) -> &str {
        self.start.name().into_inner()
    }

    /// An error at this tag.
    pub fn error(&self, fault: impl Into<FormatFault>) -> FormatError {
        fault.into().at(self.at)
    }

    /// The attribute with this name, if present.
    pub fn get(&self, name: &str) -> Result<Option<Cow<'_, str>>, FormatError> {
        for attribute in self.start.attributes().with_checks(false) {
            let attribute = attribute.map_err(|error| self.error(FormatFault::Syntax(error.to_string())))?;
            if attribute.key.into_inner() == name {
                return Ok(Some(attribute.value));
            }
        }
        Ok(None)
    }

    /// The attribute with this name, which is required.
    pub fn need(&self, name: &str) -> Result<Cow<'_, str>, FormatError> {
        self.get(name)?.ok_or_else(|| self.error(FormatFault::missing(format!("`{name}` of <{}>", self.name()))))
    }

    /// Returns the number that an attribute states.
    pub fn number<T: FromStr>(&self, name: &str) -> Result<T, FormatError> {
        let text = self.need(name)?;
        self.parse(name, text.trim())
    }

    /// A list of numbers.
    pub fn numbers<T: FromStr>(&self, name: &str) -> Result<Vec<T>, FormatError> {
        self.need(name)?.split(',').map(|text| self.parse(name, text.trim())).collect()
    }

    /// A list of numbers that may be absent or empty.
    pub fn numbers_if_any<T: FromStr>(&self, name: &str) -> Result<Option<Vec<T>>, FormatError> {
        let Some(text) = self.get(name)? else { return Ok(None) };
        if text.is_empty() {
            return Ok(Some(Vec::new()));
        }
        text.split(',').map(|text| self.parse(name, text.trim())).collect::<Result<_, _>>().map(Some)
    }

    fn parse<T: FromStr>(&self, name: &str, text: &str) -> Result<T, FormatError> {
        text.parse().map_err(|_| self.expected(format!("a number in `{name}` of <{}>", self.name()), text))
    }

    /// An error that something else was expected here.
    pub fn expected(&self, expected: impl Into<String>, found: impl Display) -> FormatError {
        self.error(FormatFault::expected(expected, found))
    }
}

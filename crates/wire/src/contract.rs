//! The parts of an endpoint's declaration.

use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;

use crate::Visitor;
use crate::ids::{MatchId, PlayerId, RoomId};

/// The longest body of a request without a limit of its own, in bytes.
pub const BODY_LEN: usize = 2 * 1024 * 1024;

/// The HTTP method of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    Get,
    Post,
    Delete,
}

impl Method {
    pub const fn as_str(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Post => "POST",
            Method::Delete => "DELETE",
        }
    }
}

/// The server that answers a request, if several have one store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum At {
    /// The server that gets the request.
    Here,
    /// The server of the room in its path.
    Room,
    /// The server of the table in its path.
    Table,
    /// One server for all, so that attempts are counted and what browsers are asked is known there.
    Eldest,
}

/// An endpoint as it is declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Declared {
    pub name: &'static str,
    pub doc: &'static str,
    /// The method of its requests.
    pub method: Method,
    pub path: &'static str,
    /// The status of its answer, unless it refuses.
    pub status: u16,
    /// The longest body, in bytes.
    pub most: usize,
    /// The server that answers it.
    pub at: At,
    /// Whether a server for friends answers it before a person has given a name.
    pub to_all: bool,
}

pub trait Endpoint: 'static {
    const DECLARED: Declared;
    type Who;
    /// The part of its path that is in braces.
    type Path: Part;
    type Query: DeserializeOwned + TS + Send + 'static;
    type Body: Shape;
    type Answer: Shape;
}

pub struct Known;

pub struct Anybody;

/// A visitor of every endpoint.
pub trait Visit {
    fn visit<E: Endpoint>(&mut self);
}

/// A part of a path, or none.
pub trait Part: Send + 'static {
    /// The type in TypeScript.
    const TYPE: Option<&'static str>;
}

macro_rules! parts {
    ($($part:ty: $name:expr),* $(,)?) => { $(impl Part for $part { const TYPE: Option<&'static str> = $name; })* };
}

parts! { (): None, u32: Some("number"), PlayerId: Some("number"), String: Some("string"), MatchId: Some("string"), RoomId: Some("string") }

/// A query without fields.
#[derive(Debug, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Fields {}

/// The kind of a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Nothing,
    Json,
    Maybe,
    Signed,
    Bytes,
    File,
    Socket,
}

/// A body, of a request or of an answer.
pub trait Shape: 'static {
    const KIND: Kind;
    /// Its type, if it is JSON.
    type Of: TS + 'static;
}

macro_rules! shapes {
    ($($(#[$doc:meta])* $shape:ident $(<$T:ident>)?: $of:ty),* $(,)?) => { $(
        $(#[$doc])*
        pub struct $shape $(<$T>(PhantomData<$T>))?;

        impl $(<$T: TS + 'static>)? Shape for $shape $(<$T>)? {
            const KIND: Kind = Kind::$shape;
            type Of = $of;
        }
    )* };
}

shapes! {
    Nothing: (),
    Json<T>: T,
    /// JSON, or nothing and the status 204.
    Maybe<T>: T,
    /// The visitor, with a cookie that keeps them signed in; without it and with the status 200 if they were so before.
    Signed: Visitor,
    /// A file with any content.
    Bytes: (),
    /// A file to be kept.
    File: (),
    Socket: (),
}

/// Declares the endpoints, and lists them.
macro_rules! endpoints {
    ($(
        $(#[doc = $doc:literal])*
        $name:ident: $method:ident $path:literal,
        $(path: $Path:ty,)? $(query: $Query:ty,)? $(body: $Body:ty, $(most: $most:expr,)?)?
        => $status:literal $Answer:ty $(, at: $at:ident)? $(, who: $Who:ident)?;
    )*) => {
        $(
            $(#[doc = $doc])*
            pub struct $name;

            impl Endpoint for $name {
                const DECLARED: $crate::contract::Declared = $crate::contract::Declared {
                    name: stringify!($name),
                    doc: concat!($($doc)*),
                    method: $crate::contract::Method::$method,
                    path: $path,
                    status: $status,
                    most: endpoints!(@or $($($most)?)?, $crate::contract::BODY_LEN),
                    at: endpoints!(@or $(At::$at)?, At::Here),
                    to_all: endpoints!(@or $(endpoints!(@all $Who))?, false),
                };
                type Who = endpoints!(@type $($Who)?, Known);
                type Path = endpoints!(@type $($Path)?, ());
                type Query = endpoints!(@type $($Query)?, Fields);
                type Body = endpoints!(@type $($Body)?, Nothing);
                type Answer = $Answer;
            }
        )*

        pub const ALL: &[$crate::contract::Declared] = &[$($name::DECLARED),*];

        pub fn visit_all(visitor: &mut impl Visit) {
            $(visitor.visit::<$name>();)*
        }
    };
    (@all Anybody) => { true };
    (@or , $default:expr) => { $default };
    (@or $value:expr, $default:expr) => { $value };
    (@type , $default:ty) => { $default };
    (@type $type:ty, $default:ty) => { $type };
}

pub(crate) use endpoints;

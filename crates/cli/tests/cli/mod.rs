#[cfg(feature = "formats")]
mod arena;
mod common;
#[cfg(feature = "formats")]
mod dataset;
#[cfg(feature = "formats")]
mod houses;
#[cfg(all(feature = "formats", unix))]
mod inputs;
mod languages;
#[cfg(feature = "formats")]
mod native_bots;
#[cfg(feature = "formats")]
mod output_files;
mod profile;
#[cfg(feature = "formats")]
mod records;
mod rules;
mod shell;
mod simulate;
#[cfg(feature = "formats")]
mod socket_bots;
#[cfg(feature = "formats")]
mod stats;
mod store;
mod tools;

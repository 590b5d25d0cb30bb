#![no_main]

use jantaku_core::Tile;
use jantaku_core::notation::{format_in_order, format_tiles, parse_tile, parse_tiles};
use jantaku_fuzz::counted;

libfuzzer_sys::fuzz_target!(|text: &str| counted(text.as_bytes(), || match parse_tiles(text) {
    Ok(mut tiles) => {
        assert!(tiles.len() <= text.len());
        assert_eq!(parse_tiles(&format_in_order(&tiles)).as_ref(), Ok(&tiles));
        let sorted = format_tiles(&tiles);
        assert_eq!(parse_tile(text).is_ok(), tiles.len() == 1);
        assert_eq!(text.parse::<Tile>(), parse_tile(text));
        tiles.sort();
        assert_eq!(parse_tiles(&sorted), Ok(tiles));
    }
    Err(error) => assert!(error.at <= text.chars().count()),
}));

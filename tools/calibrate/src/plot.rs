//! Pictures of bins: predictions across, outcomes upwards.

use std::path::Path;

use plotters::prelude::*;
use plotters::style::register_font;

use crate::bins::Bins;

const SIZE: (u32, u32) = (640, 560);
const FONT: &str = "sans-serif";

/// Registers a font of this machine; text needs one.
pub fn load_font() -> Result<(), String> {
    let mut fonts = fontdb::Database::new();
    fonts.load_system_fonts();
    let query = fontdb::Query {
        families: &[fontdb::Family::SansSerif, fontdb::Family::Name("DejaVu Sans")],
        ..Default::default()
    };
    let id = fonts.query(&query).ok_or("no sans-serif font is installed; DejaVu Sans would do")?;
    let bytes = fonts.with_face_data(id, |bytes, _| bytes.to_vec()).ok_or("the font cannot be read")?;
    // The program ends with its pictures: the font stays for as long.
    register_font(FONT, FontStyle::Normal, Box::leak(bytes.into_boxed_slice()))
        .map_err(|_| "the font cannot be read".to_owned())
}

/// Draws the bins with at least 20 cases, each with twice its standard error and its number of cases.
pub fn draw(bins: &Bins, path: &Path) -> Result<(), String> {
    plotted(bins, path).map_err(|error| format!("{}: {error}", path.display()))
}

fn plotted(bins: &Bins, path: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let unit = if bins.chances { 100.0 } else { 1.0 };
    let most = unit * bins.most;
    let root = BitMapBackend::new(path, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let title = format!("{}: {} cases", bins.title, bins.count());
    let mut chart = ChartBuilder::on(&root)
        .caption(title, (FONT, 20))
        .margin(14)
        .margin_right(32)
        .x_label_area_size(44)
        .y_label_area_size(60)
        .build_cartesian_2d(0.0..most, 0.0..most)?;
    let whole = |value: &f64| format!("{value:.0}");
    let percent = if bins.chances { " in %" } else { "" };
    chart
        .configure_mesh()
        .x_desc(format!("predicted{percent}"))
        .y_desc(format!("came about{percent}"))
        .x_label_formatter(&whole)
        .y_label_formatter(&whole)
        .label_style((FONT, 14))
        .light_line_style(WHITE)
        .draw()?;
    chart.draw_series(LineSeries::new([(0.0, 0.0), (most, most)], BLACK.mix(0.4)))?;
    if bins.chances {
        for off in [-3.0, 3.0] {
            chart.draw_series(LineSeries::new([(0.0, off), (most, most + off)], BLACK.mix(0.15)))?;
        }
    }
    let off = bins.off();
    for (at, bin) in bins.bins.iter().enumerate().filter(|(_, bin)| bin.count >= 20) {
        let (x, y, error) = (unit * bin.predicted(), unit * bin.came(), 2.0 * unit * bin.error());
        let colour = if off.contains(&at) { RED } else { BLUE };
        chart.draw_series([PathElement::new([(x, y - error), (x, y + error)], colour)])?;
        chart.draw_series([Circle::new((x, y), 4, colour.filled())])?;
        let below = EmptyElement::at((x, y)) + Text::new(short(bin.count), (7, 3), (FONT, 12));
        chart.draw_series([below])?;
    }
    root.present()?;
    Ok(())
}

fn short(count: u64) -> String {
    match count {
        0..1_000 => count.to_string(),
        1_000..1_000_000 => format!("{} k", count / 1_000),
        _ => format!("{:.1} M", count as f64 / 1e6),
    }
}

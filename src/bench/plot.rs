//! Small pictures side by side: one per method, a line per mode, over the bound, with a logarithmic scale.

use std::fmt::Write as _;

/// A line of a picture.
pub struct Line {
    /// What the line stands for.
    pub label: &'static str,
    /// The number of its colour, one for each mode.
    pub colour: usize,
    /// Whether it is drawn as what others measured.
    pub is_printed: bool,
    /// Bound and value, by bound; values are positive.
    pub points: Vec<(u32, f64)>,
}

/// How values are drawn, by their logarithm.
pub struct Scale {
    /// How a power of ten is written.
    pub unit: fn(f64) -> String,
    /// Whether all pictures have the same scale.
    pub is_shared: bool,
}

/// The picture of a method.
pub struct Panel {
    /// The name of the method.
    pub title: String,
    /// The lines in the picture.
    pub lines: Vec<Line>,
}

const COLUMNS: usize = 5;
const WIDTH: f64 = 196.0;
const HEIGHT: f64 = 120.0;
/// Room for the title, the scale and the bounds.
const INSET: (f64, f64, f64, f64) = (38.0, 22.0, 10.0, 18.0);
const TOP: f64 = 30.0;
const COLOURS: [&str; 3] = ["#0b7a75", "#c77700", "#a3195b"];

/// The whole picture.
pub fn panels(all: &[Panel], scale: &Scale) -> String {
    let rows = all.len().div_ceil(COLUMNS);
    let (width, height) = (WIDTH * small(COLUMNS), TOP + HEIGHT * small(rows));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"9\" fill=\"#222\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"white\"/>\n"
    );
    let mut labels: Vec<&Line> = Vec::new();
    for line in all.iter().flat_map(|panel| &panel.lines) {
        if !labels.iter().any(|known| known.label == line.label) {
            labels.push(line);
        }
    }
    for (at, line) in labels.iter().enumerate() {
        let x = 12.0 + 130.0 * small(at);
        stroke(&mut svg, &[(x, 14.0), (x + 22.0, 14.0)], line);
        let _ = writeln!(svg, "<text x=\"{}\" y=\"17\" font-size=\"11\">{}</text>", x + 28.0, line.label);
    }
    let shared = scale.is_shared.then(|| decades(all.iter()));
    for (at, panel) in all.iter().enumerate() {
        let origin = (WIDTH * small(at % COLUMNS), TOP + HEIGHT * small(at / COLUMNS));
        let range = shared.unwrap_or_else(|| decades([panel].into_iter()));
        draw(&mut svg, panel, origin, range, scale.unit);
    }
    svg.push_str("</svg>\n");
    svg
}

/// The exponents of ten between which all values lie.
fn decades<'p>(panels: impl Iterator<Item = &'p Panel>) -> (i32, i32) {
    let values = panels.flat_map(|panel| &panel.lines).flat_map(|line| &line.points);
    let (low, high) = values
        .map(|(_, value)| value.log10())
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), exponent| {
            (low.min(exponent), high.max(exponent))
        });
    #[allow(clippy::cast_possible_truncation, reason = "an exponent is small")]
    let (low, high) = (low.floor() as i32, high.ceil() as i32);
    (low, high.max(low + 1))
}

fn draw(svg: &mut String, panel: &Panel, origin: (f64, f64), range: (i32, i32), unit: fn(f64) -> String) {
    let bounds = || panel.lines.iter().flat_map(|line| &line.points).map(|(k, _)| *k);
    let (first, last) = bounds().fold((u32::MAX, 0), |(low, high), k| (low.min(k), high.max(k)));
    let (low, high) = (f64::from(range.0), f64::from(range.1));
    let (left, right) = (origin.0 + INSET.0, origin.0 + WIDTH - INSET.2);
    let (top, bottom) = (origin.1 + INSET.1, origin.1 + HEIGHT - INSET.3);
    let x = |k: u32| {
        if last == first {
            f64::midpoint(left, right)
        } else {
            left + (right - left) * f64::from(k - first) / f64::from(last - first)
        }
    };
    let y = |exponent: f64| bottom - (bottom - top) * (exponent - low) / (high - low);
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" font-size=\"10\" font-weight=\"bold\">{}</text>",
        origin.0 + 8.0,
        top - 8.0,
        panel.title
    );
    // few of the powers have a name, so that the names do not touch
    let step = (range.1 - range.0 + 3) / 4;
    for exponent in range.0..=range.1 {
        let at = y(f64::from(exponent));
        let colour = if exponent == range.0 { "#bbb" } else { "#eee" };
        let _ =
            writeln!(svg, "<path d=\"M{left} {at:.1}H{right}\" stroke=\"{colour}\" stroke-width=\".8\"/>");
        if (exponent - range.0) % step == 0 {
            let _ = writeln!(
                svg,
                "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                left - 3.0,
                at + 3.0,
                unit(10f64.powi(exponent))
            );
        }
    }
    for k in first..=last {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{k}</text>",
            x(k),
            bottom + 11.0
        );
    }
    // the first mode last, so that equal lines show it
    for line in panel.lines.iter().rev() {
        let points: Vec<(f64, f64)> =
            line.points.iter().map(|(k, value)| (x(*k), y(value.log10()))).collect();
        stroke(svg, &points, line);
    }
}

/// A line with a dot at each point: of a path, these are its ends without length.
fn stroke(svg: &mut String, points: &[(f64, f64)], line: &Line) {
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    let dots: Vec<String> = path.iter().map(|point| format!("M{point}h0")).collect();
    let colour = COLOURS[line.colour % COLOURS.len()];
    let dashes = if line.is_printed { " stroke-dasharray=\"4 3\"" } else { "" };
    let _ = writeln!(
        svg,
        "<g fill=\"none\" stroke=\"{colour}\"><path d=\"M{}\" stroke-width=\"1.4\"{dashes}/>\
         <path d=\"{}\" stroke-width=\"3.6\" stroke-linecap=\"round\"/></g>",
        path.join("L"),
        dots.concat()
    );
}

fn small(number: usize) -> f64 {
    f64::from(u32::try_from(number).expect("a picture has few panels"))
}

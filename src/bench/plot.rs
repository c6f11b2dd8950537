//! Small pictures side by side: one per method, a line per mode, over the bound, with a logarithmic scale.

use std::fmt::Write as _;

/// A line of a picture.
pub struct Line {
    /// What it stands for.
    pub label: &'static str,
    /// Whether it is drawn as what others measured.
    pub is_printed: bool,
    /// Bound and value, by bound; values are positive.
    pub points: Vec<(u32, f64)>,
}

/// The picture of a method.
pub struct Panel {
    /// Its name.
    pub title: String,
    /// Its lines.
    pub lines: Vec<Line>,
}

const COLUMNS: usize = 5;
const WIDTH: f64 = 190.0;
const HEIGHT: f64 = 120.0;
/// Room for the title, the scale and the bounds.
const INSET: (f64, f64, f64, f64) = (38.0, 22.0, 10.0, 18.0);
const TOP: f64 = 30.0;
const COLOURS: [&str; 4] = ["#0b7a75", "#c77700", "#a3195b", "#777777"];

/// The whole picture. `unit` tells how a value of the scale is written.
pub fn panels(all: &[Panel], unit: fn(f64) -> String) -> String {
    let rows = all.len().div_ceil(COLUMNS);
    let (width, height) = (WIDTH * small(COLUMNS), TOP + HEIGHT * small(rows));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"9\" fill=\"#222\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"white\"/>\n"
    );
    let mut labels: Vec<(&str, bool)> = Vec::new();
    for line in all.iter().flat_map(|panel| &panel.lines) {
        if !labels.iter().any(|(label, _)| *label == line.label) {
            labels.push((line.label, line.is_printed));
        }
    }
    for (at, (label, is_printed)) in labels.iter().enumerate() {
        let x = 12.0 + 130.0 * small(at);
        stroke(&mut svg, &[(x, 14.0), (x + 22.0, 14.0)], at, *is_printed);
        let _ = writeln!(svg, "<text x=\"{}\" y=\"17\" font-size=\"11\">{label}</text>", x + 28.0);
    }
    for (at, panel) in all.iter().enumerate() {
        let origin = (WIDTH * small(at % COLUMNS), TOP + HEIGHT * small(at / COLUMNS));
        draw(&mut svg, panel, origin, &labels, unit);
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw(
    svg: &mut String,
    panel: &Panel,
    origin: (f64, f64),
    labels: &[(&str, bool)],
    unit: fn(f64) -> String,
) {
    let points = || panel.lines.iter().flat_map(|line| &line.points);
    let (first, last) = points().fold((u32::MAX, 0), |(low, high), (k, _)| (low.min(*k), high.max(*k)));
    let exponents = points().map(|(_, value)| value.log10());
    let (low, high) = exponents
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)));
    let (low, high) = (low.floor(), if high.ceil() > low.floor() { high.ceil() } else { low.floor() + 1.0 });
    let (left, right) = (origin.0 + INSET.0, origin.0 + WIDTH - INSET.2);
    let (top, bottom) = (origin.1 + INSET.1, origin.1 + HEIGHT - INSET.3);
    let x = |k: u32| {
        if last == first {
            f64::midpoint(left, right)
        } else {
            left + (right - left) * f64::from(k - first) / f64::from(last - first)
        }
    };
    let y = |value: f64| bottom - (bottom - top) * (value.log10() - low) / (high - low);
    let _ = writeln!(
        svg,
        "<text x=\"{left}\" y=\"{}\" font-size=\"10\" font-weight=\"bold\">{}</text>",
        top - 7.0,
        panel.title
    );
    let _ = writeln!(
        svg,
        "<path d=\"M{left} {top} V{bottom} H{right}\" fill=\"none\" stroke=\"#bbb\" stroke-width=\"0.8\"/>"
    );
    for exponent in [low, high] {
        let value = 10f64.powf(exponent);
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            left - 3.0,
            y(value) + 3.0,
            unit(value)
        );
    }
    for k in first..=last {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{k}</text>",
            x(k),
            bottom + 11.0
        );
    }
    for line in &panel.lines {
        let at = labels.iter().position(|(label, _)| *label == line.label).unwrap_or(0);
        let points: Vec<(f64, f64)> = line.points.iter().map(|(k, value)| (x(*k), y(*value))).collect();
        stroke(svg, &points, at, line.is_printed);
        for (x, y) in points {
            let colour = COLOURS[at % COLOURS.len()];
            let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"1.8\" fill=\"{colour}\"/>");
        }
    }
}

fn stroke(svg: &mut String, points: &[(f64, f64)], at: usize, is_printed: bool) {
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.4\"{}/>",
        path.join(" "),
        COLOURS[at % COLOURS.len()],
        if is_printed { " stroke-dasharray=\"4 3\"" } else { "" }
    );
}

fn small(number: usize) -> f64 {
    f64::from(u32::try_from(number).expect("a picture has few panels"))
}

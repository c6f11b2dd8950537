//! The picture as a standalone SVG document: no script, no font of its own, nothing fetched.
//!
//! Colours are of the palette of Okabe and Ito, which people with colour blindness can tell apart; every colour has a
//! second sign (a word, a bar, a dashed line), so that a picture printed in grey still says all.

mod frame;

use std::fmt::Write;

use super::layout::{
    ARROW, HEADER, Layout, NodeBox, PILL, Point, ROW, Rect, STUB_GAP, Step, layout, pill_width, shorten,
};
use super::layout::{MOST_LABEL, MOST_TITLE, MOST_VALUE, stub_width};
use super::model::{Cell, Fate, Node, Picture, PointerKind, SIDES, Side, Sign};
use super::palette::{
    ARROW_LINE, CHANGED, CHANGED_FILL, GARBAGE, GARBAGE_FILL, HOLDS, INK, INPUT, LINE, MUTED, NEW, NEW_FILL,
    PANEL_LINE, RETURNS, THROWS, TITLE_FILL,
};

use frame::{CHIP, Chip, Frame, INSIDE, LEGEND, MARGIN, PANEL_TITLE, chips, flow};

const FONT: &str = "ui-monospace, Menlo, Consolas, monospace";
/// Writes the document.
pub fn write(picture: &Picture) -> String {
    let places = layout(picture);
    let strips = [chips(&picture.inputs), chips(&picture.results)];
    let frame = Frame::new(picture, &places, &strips);
    let mut svg = Svg { out: String::new() };
    let name = format!("{} {}", picture.method, picture.outcome);
    let _ = writeln!(
        svg.out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" \
         font-family=\"{FONT}\" font-size=\"12\">\n<title>{}</title>",
        escape(&format!("{name}, case {}", picture.id)),
        w = coordinate(frame.width),
        h = coordinate(frame.height),
    );
    svg.rect(Rect { x: 0.0, y: 0.0, width: frame.width, height: frame.height }, 0.0, "fill=\"#ffffff\"");
    svg.title(picture);
    for (side, panel) in SIDES.into_iter().zip(&frame.panels) {
        svg.panel(picture, &places, side, *panel, &frame, &strips);
    }
    svg.foot(picture, &frame);
    svg.out.push_str("</svg>\n");
    svg.out
}

/// A place in the document, with a fixed number of decimals and none where there are none.
fn coordinate(value: f64) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0")
        .map_or(text.clone(), |whole| if whole == "-0" { "0".to_owned() } else { whole.to_owned() })
}

/// Text as XML content or as the value of an attribute. Characters that XML does not allow are replaced.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for each in text.chars() {
        match each {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' => out.push(' '),
            '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(each),
        }
    }
    out
}

/// The colours of a box.
struct Look {
    border: &'static str,
    fill: &'static str,
    ink: &'static str,
    dash: &'static str,
    tag: &'static str,
}

fn look(fate: Fate) -> Look {
    match fate {
        Fate::Kept => Look { border: LINE, fill: TITLE_FILL, ink: INK, dash: "", tag: "" },
        Fate::New => Look { border: NEW, fill: NEW_FILL, ink: INK, dash: "", tag: "new" },
        Fate::Garbage => Look {
            border: GARBAGE,
            fill: GARBAGE_FILL,
            ink: GARBAGE,
            dash: " stroke-dasharray=\"5 3\"",
            tag: "garbage",
        },
    }
}

struct Svg {
    out: String,
}

impl Svg {
    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn rect(&mut self, rect: Rect, radius: f64, style: &str) {
        let radius = if radius > 0.0 { format!(" rx=\"{}\"", coordinate(radius)) } else { String::new() };
        self.line(&format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{radius} {style}/>",
            coordinate(rect.x),
            coordinate(rect.y),
            coordinate(rect.width),
            coordinate(rect.height)
        ));
    }

    /// Text whose full form appears under the mouse when it is shortened.
    fn text(&mut self, at: Point, most: usize, text: &str, style: &str) {
        let short = shorten(text, most);
        let hint = if short == text { String::new() } else { format!("<title>{}</title>", escape(text)) };
        self.line(&format!(
            "<text x=\"{}\" y=\"{}\" xml:space=\"preserve\" {style}>{hint}{}</text>",
            coordinate(at.x),
            coordinate(at.y),
            escape(&short)
        ));
    }

    fn path(&mut self, data: &str, colour: &str, style: &str) {
        self.line(&format!("<path d=\"{data}\" fill=\"none\" stroke=\"{colour}\" {style}/>"));
    }

    /// A filled head with its tip here, pointing along `(dx, dy)`.
    fn head(&mut self, tip: Point, dx: f64, dy: f64, colour: &str) {
        let (back, half) = (ARROW + 1.0, 4.0);
        let corner = |side: f64| {
            format!(
                "{},{}",
                coordinate(tip.x - dx * back - dy * half * side),
                coordinate(tip.y - dy * back - dx * half * side)
            )
        };
        self.line(&format!(
            "<polygon points=\"{},{} {} {}\" fill=\"{colour}\"/>",
            coordinate(tip.x),
            coordinate(tip.y),
            corner(1.0),
            corner(-1.0)
        ));
    }

    fn pill(&mut self, x: f64, y: f64, label: &str, colour: &str) {
        let text = shorten(label, MOST_LABEL);
        let width = pill_width(&text);
        self.rect(Rect { x, y, width, height: PILL }, PILL / 2.0, &format!("fill=\"{colour}\""));
        self.text(
            Point { x: x + width / 2.0, y: y + 13.0 },
            MOST_LABEL,
            label,
            "font-size=\"11\" fill=\"#ffffff\" text-anchor=\"middle\"",
        );
    }

    fn stub(&mut self, x: f64, middle: f64, ty: &str) {
        let width = stub_width(ty);
        let style = format!("fill=\"#ffffff\" stroke=\"{MUTED}\" stroke-dasharray=\"3 2\"");
        self.rect(Rect { x, y: middle - 8.0, width, height: 16.0 }, 8.0, &style);
        self.text(
            Point { x: x + width / 2.0, y: middle + 4.0 },
            MOST_LABEL + 2,
            &format!("? {ty}"),
            &format!("font-size=\"11\" fill=\"{MUTED}\" text-anchor=\"middle\""),
        );
    }

    fn title(&mut self, picture: &Picture) {
        let colour = if picture.is_violation { THROWS } else { INK };
        let x = coordinate(MARGIN);
        let outcome = shorten(&picture.outcome, 90);
        let hint = if outcome == picture.outcome {
            String::new()
        } else {
            format!("<title>{}</title>", escape(&picture.outcome))
        };
        self.line(&format!(
            "<text x=\"{x}\" y=\"36\" font-size=\"17\" fill=\"{INK}\">{hint}<tspan font-weight=\"bold\">{}</tspan> \
             <tspan fill=\"{colour}\">{}</tspan></text>",
            escape(&picture.method),
            escape(&outcome)
        ));
        self.text(
            Point { x: MARGIN, y: 56.0 },
            usize::MAX,
            &format!("case {}", picture.id),
            &format!("font-size=\"11\" fill=\"{MUTED}\""),
        );
    }

    fn panel(
        &mut self,
        picture: &Picture,
        places: &Layout,
        side: Side,
        panel: Rect,
        frame: &Frame,
        strips: &[Vec<Chip>; 2],
    ) {
        let (word, strip) = match side {
            Side::Before => ("before", &strips[0]),
            Side::After => ("after", &strips[1]),
        };
        self.line(&format!("<g class=\"{word}\">"));
        self.rect(panel, 8.0, &format!("fill=\"#fbfcfd\" stroke=\"{PANEL_LINE}\""));
        let style = format!("font-size=\"13\" font-weight=\"bold\" fill=\"{MUTED}\"");
        self.text(Point { x: panel.x + INSIDE, y: panel.y + 24.0 }, usize::MAX, word, &style);
        let inside = panel.width - 2.0 * INSIDE;
        let top = panel.y + PANEL_TITLE + 2.0;
        for (chip, (x, y)) in strip.iter().zip(flow(strip, inside)) {
            self.chip(chip, Point { x: panel.x + INSIDE + x, y: top + y }, side == Side::After);
        }
        if !picture.nodes.iter().any(|node| node.is_on(side)) {
            let style = format!("fill=\"{MUTED}\" font-style=\"italic\"");
            let at = Point { x: panel.x + INSIDE, y: top + frame.strip + 14.0 };
            self.text(at, usize::MAX, "no objects", &style);
        }
        let origin = Point { x: panel.x + INSIDE, y: top + frame.strip };
        self.line(&format!("<g transform=\"translate({} {})\">", coordinate(origin.x), coordinate(origin.y)));
        self.edges(picture, places, side);
        for (node, place) in picture.nodes.iter().zip(&places.boxes).filter(|(node, _)| node.is_on(side)) {
            self.node(picture, node, place, side);
        }
        self.ports(picture, places, side);
        self.line("</g>");
        self.line("</g>");
    }

    fn chip(&mut self, chip: &Chip, at: Point, is_result: bool) {
        let border = if is_result { RETURNS } else { INPUT };
        let rect = Rect { x: at.x, y: at.y, width: chip.width, height: CHIP };
        self.rect(rect, 5.0, &format!("fill=\"#ffffff\" stroke=\"{border}\""));
        let style = format!("fill=\"{border}\"");
        self.text(Point { x: at.x + 10.0, y: at.y + 15.0 }, usize::MAX, &chip.text, &style);
        if let Some(ty) = &chip.stub {
            self.stub(at.x + chip.width - stub_width(ty) - 6.0, at.y + CHIP / 2.0, ty);
        }
    }

    fn node(&mut self, picture: &Picture, node: &Node, place: &NodeBox, side: Side) {
        let look = look(node.fate_on(side));
        let Rect { x, y, width, height } = place.record;
        self.rect(place.record, 4.0, "fill=\"#ffffff\"");
        if node.rows.is_empty() {
            self.rect(place.record, 4.0, &format!("fill=\"{}\"", look.fill));
        } else {
            // rounded above, square below
            let side = coordinate(HEADER - 4.0);
            self.line(&format!(
                "<path d=\"M{} {}v-{side}q0 -4 4 -4h{}q4 0 4 4v{side}z\" fill=\"{}\"/>",
                coordinate(x),
                coordinate(y + HEADER),
                coordinate(width - 8.0),
                look.fill
            ));
        }
        for (index, row) in node.rows.iter().enumerate() {
            let is_changed = side == Side::After && row.is_changed;
            let top = place.row_y(index) - ROW / 2.0;
            if is_changed {
                self.changed_ground(Rect { x, y: top, width, height: ROW }, index + 1 == node.rows.len());
            }
            let rule = format!("M{} {}h{}", coordinate(x), coordinate(top), coordinate(width));
            self.path(&rule, if index == 0 { look.border } else { "#dfe3e8" }, "stroke-width=\"1\"");
            self.row(picture, place, index, row.cell(side), is_changed, &look, &row.label);
        }
        if !node.rows.is_empty() {
            let split = x + place.value_at;
            let data =
                format!("M{} {}V{}", coordinate(split), coordinate(y + HEADER), coordinate(y + height));
            self.path(&data, "#dfe3e8", "stroke-width=\"1\"");
        }
        let strength = if node.fate_on(side) == Fate::Kept { "1.2" } else { "1.8" };
        let style =
            format!("fill=\"none\" stroke=\"{}\" stroke-width=\"{strength}\"{}", look.border, look.dash);
        self.rect(place.record, 4.0, &style);
        let title = format!("{} {}", node.name, node.ty);
        let style = format!("font-weight=\"bold\" fill=\"{}\"", look.ink);
        self.text(Point { x: x + 10.0, y: y + 17.0 }, MOST_TITLE, &title, &style);
        if !look.tag.is_empty() {
            let style = format!(
                "font-size=\"11\" font-style=\"italic\" fill=\"{}\" text-anchor=\"end\"",
                look.border
            );
            self.text(Point { x: x + width - 8.0, y: y + 17.0 }, usize::MAX, look.tag, &style);
        }
        self.pointers(picture, place, side);
    }

    /// The ground of a changed row with a bar at its left; the last row follows the round corners of the box.
    fn changed_ground(&mut self, row: Rect, is_last: bool) {
        let radius = if is_last { 4.0 } else { 0.0 };
        let (x, y, r) = (coordinate(row.x), coordinate(row.y), coordinate(radius));
        let side = coordinate(row.height - radius);
        self.line(&format!(
            "<path d=\"M{x} {y}h{}v{side}q0 {r} -{r} {r}h-{}q-{r} 0 -{r} -{r}z\" fill=\"{CHANGED_FILL}\"/>",
            coordinate(row.width),
            coordinate(row.width - 2.0 * radius),
        ));
        self.line(&format!(
            "<path d=\"M{x} {y}h4v{}h-{}q-{r} 0 -{r} -{r}z\" fill=\"{CHANGED}\"/>",
            coordinate(row.height),
            coordinate(4.0 - radius),
        ));
    }

    #[allow(clippy::too_many_arguments, reason = "one row needs all that is known of it")]
    fn row(
        &mut self,
        picture: &Picture,
        place: &NodeBox,
        index: usize,
        cell: &Cell,
        is_changed: bool,
        look: &Look,
        label: &str,
    ) {
        let middle = place.row_y(index);
        let base = middle + 4.0;
        let style = format!("fill=\"{}\"", look.ink);
        self.text(Point { x: place.record.x + 10.0, y: base }, MOST_LABEL, label, &style);
        let at = Point { x: place.record.x + place.value_at + 10.0, y: base };
        let words = cell.words(&picture.nodes);
        let colour = match cell {
            _ if is_changed => CHANGED,
            Cell::Text(_) => look.ink,
            _ => MUTED,
        };
        let weight = if is_changed { " font-weight=\"bold\"" } else { "" };
        let slant = if *cell == Cell::Null { " font-style=\"italic\"" } else { "" };
        match cell {
            Cell::Any(ty) => {
                let right = place.right();
                let data = format!("M{} {}h{}", coordinate(right), coordinate(middle), coordinate(STUB_GAP));
                let colour = if is_changed { CHANGED } else { MUTED };
                self.path(&data, colour, "stroke-width=\"1.3\" stroke-dasharray=\"3 2\"");
                self.stub(right + STUB_GAP, middle, ty);
            }
            _ => self.text(at, MOST_VALUE, &words, &format!("fill=\"{colour}\"{weight}{slant}")),
        }
    }

    fn pointers(&mut self, picture: &Picture, place: &NodeBox, side: Side) {
        for (which, x, width) in &place.pointers {
            let pointer = &picture.pointers[*which];
            if !pointer.is_on(side) {
                continue;
            }
            let colour = match pointer.kind {
                PointerKind::Input => INPUT,
                PointerKind::Holds => HOLDS,
                PointerKind::Returns => RETURNS,
                PointerKind::Throws | PointerKind::Waits => THROWS,
            };
            let tip = Point { x: x + width / 2.0, y: place.record.y };
            let data = format!(
                "M{} {}V{}",
                coordinate(tip.x),
                coordinate(place.outer.y + PILL),
                coordinate(tip.y - ARROW)
            );
            self.path(&data, colour, "stroke-width=\"1.6\"");
            self.head(tip, 0.0, 1.0, colour);
            self.pill(*x, place.outer.y, &pointer.label, colour);
        }
    }

    /// Arrows; those that are changed or new are drawn over the others.
    fn edges(&mut self, picture: &Picture, places: &Layout, side: Side) {
        for pass in [false, true] {
            for edge in places.edges.iter().filter(|edge| edge.is_on(side)) {
                let (colour, strength) = arrow_look(picture, edge.from, edge.row, side);
                if (strength == STRONG) != pass {
                    continue;
                }
                let mut data = format!("M{} {}", coordinate(edge.start.x), coordinate(edge.start.y));
                for step in &edge.steps {
                    let _ = match step {
                        Step::Line(to) => write!(data, "L{} {}", coordinate(to.x), coordinate(to.y)),
                        Step::Curve(a, b, to) => write!(
                            data,
                            "C{} {} {} {} {} {}",
                            coordinate(a.x),
                            coordinate(a.y),
                            coordinate(b.x),
                            coordinate(b.y),
                            coordinate(to.x),
                            coordinate(to.y)
                        ),
                    };
                }
                self.path(&data, colour, &format!("stroke-width=\"{strength}\""));
                self.head(edge.tip, if edge.is_rightward { 1.0 } else { -1.0 }, 0.0, colour);
            }
        }
    }

    /// The dots where arrows begin, over the border of the box.
    fn ports(&mut self, picture: &Picture, places: &Layout, side: Side) {
        for edge in places.edges.iter().filter(|edge| edge.is_on(side)) {
            let (colour, _) = arrow_look(picture, edge.from, edge.row, side);
            self.line(&format!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"3.2\" fill=\"{colour}\"/>",
                coordinate(edge.start.x),
                coordinate(edge.start.y)
            ));
        }
    }

    fn foot(&mut self, picture: &Picture, frame: &Frame) {
        for (x, y, sign) in &frame.legend {
            let middle = y + LEGEND / 2.0;
            let swatch = Rect { x: *x, y: middle - 7.0, width: 22.0, height: 14.0 };
            match sign {
                Sign::New => self.rect(
                    swatch,
                    3.0,
                    &format!("fill=\"{NEW_FILL}\" stroke=\"{NEW}\" stroke-width=\"1.8\""),
                ),
                Sign::Changed => {
                    self.rect(swatch, 0.0, &format!("fill=\"{CHANGED_FILL}\""));
                    self.rect(Rect { width: 4.0, ..swatch }, 0.0, &format!("fill=\"{CHANGED}\""));
                }
                Sign::Garbage => self.rect(
                    swatch,
                    3.0,
                    &format!(
                        "fill=\"{GARBAGE_FILL}\" stroke=\"{GARBAGE}\" stroke-width=\"1.8\" stroke-dasharray=\"5 3\""
                    ),
                ),
                Sign::Undecided => {
                    self.rect(
                        swatch,
                        7.0,
                        &format!("fill=\"#ffffff\" stroke=\"{MUTED}\" stroke-dasharray=\"3 2\""),
                    );
                    self.sign(swatch.x, middle, "?");
                }
                Sign::Unseen => self.sign(swatch.x, middle, "–"),
                Sign::Gap => self.sign(swatch.x, middle, "···"),
            }
            let style = format!("fill=\"{MUTED}\"");
            self.text(Point { x: x + 30.0, y: middle + 4.0 }, usize::MAX, sign.meaning(), &style);
        }
        if picture.calls.is_empty() {
            return;
        }
        let mut y = frame.foot + 18.0;
        let style = format!("font-weight=\"bold\" fill=\"{MUTED}\"");
        self.text(Point { x: MARGIN, y }, usize::MAX, "the open calls give", &style);
        for call in &picture.calls {
            y += 18.0;
            self.text(Point { x: MARGIN + 18.0, y }, usize::MAX, call, &format!("fill=\"{INK}\""));
        }
    }

    fn sign(&mut self, x: f64, middle: f64, sign: &str) {
        let style = format!("fill=\"{MUTED}\" text-anchor=\"middle\"");
        self.text(Point { x: x + 11.0, y: middle + 4.0 }, usize::MAX, sign, &style);
    }
}

const STRONG: &str = "2.2";

fn arrow_look(picture: &Picture, from: usize, row: usize, side: Side) -> (&'static str, &'static str) {
    let node = &picture.nodes[from];
    if side == Side::After {
        match node.fate {
            Fate::New => return (NEW, STRONG),
            Fate::Garbage if !node.rows[row].is_changed => return (GARBAGE, "1.2"),
            _ if node.rows[row].is_changed => return (CHANGED, STRONG),
            _ => {}
        }
    }
    (ARROW_LINE, "1.4")
}

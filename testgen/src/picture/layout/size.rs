//! How large things are. Text is measured by the number of its characters: the font has one width.

use super::Arc;
use crate::picture::model::{Cell, Fate, Picture, SIDES};

/// The height of a title.
pub const HEADER: f64 = 26.0;
/// The height of a row.
pub const ROW: f64 = 22.0;
/// The height of a small label.
pub const PILL: f64 = 18.0;
/// The length of the arrow from a named label down to its object.
pub const POINTER: f64 = 16.0;
/// The length of an arrow's head.
pub const ARROW: f64 = 8.0;
/// The dashed line between a box and the sign of an undecided reference.
pub const STUB_GAP: f64 = 16.0;

const CHARACTER: f64 = 7.25;
const SMALL_CHARACTER: f64 = 6.65;
const PADDING: f64 = 10.0;
const LEAST_WIDTH: f64 = 84.0;
const LOOP: f64 = 20.0;
const NEXT_LOOP: f64 = 8.0;
const PILL_GAP: f64 = 6.0;

/// A count as a measure.
pub(super) fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::from(u32::MAX), f64::from)
}

/// Columns of a text in a font of one width; scripts whose letters are square take two columns each.
fn columns(text: &str) -> usize {
    text.chars().map(|each| if u32::from(each) >= 0x1100 && !is_narrow(each) { 2 } else { 1 }).sum()
}

fn is_narrow(each: char) -> bool {
    matches!(u32::from(each), 0x1e00..=0x2e7f)
}

/// The width of a text of ordinary size.
pub fn text_width(text: &str) -> f64 {
    number(columns(text)) * CHARACTER
}

/// The width of a small label with this text.
pub fn pill_width(text: &str) -> f64 {
    (number(columns(text)) * SMALL_CHARACTER + 14.0).round()
}

/// At most `most` characters, the last of them an ellipsis when something is left out.
pub fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// The longest title, label and value that are drawn in full.
pub(in crate::picture) const MOST_TITLE: usize = 44;
pub(in crate::picture) const MOST_LABEL: usize = 28;
pub(in crate::picture) const MOST_VALUE: usize = 32;

/// The size of an object and what hangs on it.
#[derive(Clone, Debug)]
pub(super) struct Size {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) value_at: f64,
    /// Room above for named arrows.
    pub(super) above: f64,
    /// Room on the right for stubs and loops.
    pub(super) aside: f64,
    /// References to itself.
    pub(super) loops: usize,
    /// How far the first loop reaches out.
    pub(super) loop_at: f64,
    /// The left side and the width of each label, by number of the pointer.
    pub(super) pointers: Vec<(usize, f64, f64)>,
}

impl Size {
    pub(super) fn of(picture: &Picture, arcs: &[Arc], at: usize) -> Self {
        let node = &picture.nodes[at];
        let widest = |widths: Vec<f64>| widths.into_iter().fold(0.0, f64::max);
        let mut title = shorten(&format!("{} {}", node.name, node.ty), MOST_TITLE);
        // the title has the fate of the object at its end
        title.push_str(match node.fate {
            Fate::Kept => "",
            Fate::New => "  new",
            Fate::Garbage => "  garbage",
        });
        let labels =
            widest(node.rows.iter().map(|row| text_width(&shorten(&row.label, MOST_LABEL))).collect());
        let mut values = Vec::new();
        let mut stubs = vec![0.0];
        for row in &node.rows {
            for side in SIDES.iter().filter(|side| node.is_on(**side)) {
                match row.cell(*side) {
                    Cell::Any(ty) => stubs.push(STUB_GAP + stub_width(ty)),
                    cell => values.push(text_width(&shorten(&cell.words(&picture.nodes), MOST_VALUE))),
                }
            }
        }
        let value_at = (PADDING + labels + PADDING).round();
        let mut pointers = Vec::new();
        let mut next = PILL_GAP;
        for (number, pointer) in picture.pointers.iter().enumerate().filter(|(_, each)| each.target == at) {
            let width = pill_width(&shorten(&pointer.label, MOST_LABEL));
            pointers.push((number, next, width));
            next += width + PILL_GAP;
        }
        let columns = value_at + PADDING + widest(values) + PADDING;
        let width = widest(vec![LEAST_WIDTH, 2.0 * PADDING + text_width(&title), columns, next]).ceil();
        let loops = arcs.iter().filter(|arc| arc.from == at && arc.to == at).count();
        let stub = widest(stubs);
        let loop_at = stub + if stub > 0.0 { LOOP / 2.0 } else { LOOP };
        Self {
            width,
            height: HEADER + ROW * number(node.rows.len()),
            value_at,
            above: if pointers.is_empty() { 0.0 } else { PILL + POINTER },
            aside: if loops > 0 { loop_at + NEXT_LOOP * number(loops) } else { stub },
            loops,
            loop_at,
            pointers,
        }
    }

    /// How far the loop with this number reaches out.
    pub(super) fn loop_reach(&self, which: usize) -> f64 {
        self.loop_at + NEXT_LOOP * number(which)
    }
}

/// The width of the sign of an undecided reference.
pub(in crate::picture) fn stub_width(ty: &str) -> f64 {
    pill_width(&format!("? {}", shorten(ty, MOST_LABEL)))
}

//! The large parts of the document: title, two panels with their strips of facts, legend and calls.

use crate::picture::layout::{Layout, MOST_LABEL, MOST_VALUE, Rect, shorten, stub_width, text_width};
use crate::picture::model::{Cell, Fact, Picture, Sign};

pub(super) const MARGIN: f64 = 20.0;
pub(super) const INSIDE: f64 = 18.0;
const PANEL_GAP: f64 = 18.0;
pub(super) const PANEL_TITLE: f64 = 34.0;
pub(super) const CHIP: f64 = 22.0;
const CHIP_GAP: f64 = 8.0;
const TITLE: f64 = 58.0;
pub(super) const LEGEND: f64 = 26.0;
/// Panels stand side by side up to this width, and above each other beyond it.
const MOST_WIDTH: f64 = 1240.0;
const LEAST_PANEL: f64 = 220.0;

/// A fact with the text of its chip and its width.
pub(super) struct Chip {
    pub(super) text: String,
    /// The end of the chip that is drawn as undecided.
    pub(super) stub: Option<String>,
    pub(super) width: f64,
}

pub(super) fn chips(facts: &[Fact]) -> Vec<Chip> {
    facts
        .iter()
        .map(|fact| {
            let label = shorten(&fact.label, MOST_LABEL);
            let joint = if fact.label == "returns" || fact.label == "throws" { " " } else { " = " };
            if let Cell::Any(ty) = &fact.value {
                let text = format!("{label}{joint}");
                let width = 20.0 + text_width(text.trim_end()) + 8.0 + stub_width(ty) - 4.0;
                return Chip {
                    text: text.trim_end().to_owned(),
                    stub: Some(ty.clone()),
                    width: width.round(),
                };
            }
            let text = format!("{label}{joint}{}", shorten(&fact.value.words(&[]), MOST_VALUE));
            Chip { width: (20.0 + text_width(&text)).round(), text, stub: None }
        })
        .collect()
}

/// The large parts of the document.
pub(super) struct Frame {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) panels: [Rect; 2],
    /// The height of the strips of facts, the same in both panels.
    pub(super) strip: f64,
    pub(super) legend: Vec<(f64, f64, Sign)>,
    pub(super) foot: f64,
}

impl Frame {
    pub(super) fn new(picture: &Picture, places: &Layout, strips: &[Vec<Chip>; 2]) -> Self {
        let widest = strips.iter().map(|strip| strip.iter().map(|chip| chip.width).fold(0.0, f64::max));
        let inside = widest.fold(places.width, f64::max).max(LEAST_PANEL);
        let lines = strips.iter().map(|strip| rows_of(strip, inside)).max().unwrap_or(0);
        let lines = u32::try_from(lines).map_or(0.0, f64::from);
        let strip = if lines > 0.0 { lines * (CHIP + CHIP_GAP) + 6.0 } else { 0.0 };
        let content = if picture.nodes.is_empty() { 18.0 } else { places.height };
        let (width, height) = (inside + 2.0 * INSIDE, PANEL_TITLE + strip + content + INSIDE + 4.0);
        let is_beside = 2.0 * width + PANEL_GAP + 2.0 * MARGIN <= MOST_WIDTH;
        let first = Rect { x: MARGIN, y: TITLE + MARGIN, width, height };
        let second = if is_beside {
            Rect { x: first.x + width + PANEL_GAP, ..first }
        } else {
            Rect { y: first.y + height + PANEL_GAP, ..first }
        };
        let title = title_width(picture).min(MOST_WIDTH - 2.0 * MARGIN);
        let room = (second.x + second.width - MARGIN).max(title);
        let mut y = second.y + second.height + 12.0;
        let mut x = MARGIN;
        let mut legend = Vec::new();
        for sign in picture.legend() {
            let wide = 30.0 + text_width(sign.meaning()) + 22.0;
            if x > MARGIN && x + wide > MARGIN + room + 22.0 {
                x = MARGIN;
                y += LEGEND;
            }
            legend.push((x, y, sign));
            x += wide;
        }
        let legend_end = legend.iter().map(|(x, _, sign)| x + 30.0 + text_width(sign.meaning()) - MARGIN);
        let room = legend_end.fold(room, f64::max);
        let foot = if legend.is_empty() { y } else { y + LEGEND };
        let calls = if picture.calls.is_empty() {
            0.0
        } else {
            u32::try_from(picture.calls.len()).map_or(0.0, f64::from) * 18.0 + 24.0
        };
        let call_width = picture.calls.iter().map(|call| text_width(call) + 18.0).fold(room, f64::max);
        let width = (call_width + 2.0 * MARGIN).ceil();
        Self {
            width,
            height: (foot + calls + MARGIN - 4.0).ceil(),
            panels: [first, second],
            strip,
            legend,
            foot,
        }
    }
}

fn title_width(picture: &Picture) -> f64 {
    // the title is larger than other text
    (text_width(&picture.method) + text_width(" ") + text_width(&shorten(&picture.outcome, 90))) * 17.0 / 12.0
}

/// Places of chips: line and left side, from the left.
pub(super) fn flow(strip: &[Chip], inside: f64) -> Vec<(f64, f64)> {
    let (mut x, mut y) = (0.0, 0.0);
    let mut found = Vec::new();
    for chip in strip {
        if x > 0.0 && x + chip.width > inside {
            x = 0.0;
            y += CHIP + CHIP_GAP;
        }
        found.push((x, y));
        x += chip.width + CHIP_GAP;
    }
    found
}

fn rows_of(strip: &[Chip], inside: f64) -> usize {
    let places = flow(strip, inside);
    let breaks = places.windows(2).filter(|pair| pair[1].1 > pair[0].1).count();
    if places.is_empty() { 0 } else { breaks + 1 }
}

//! Where everything stands: layers from left to right, the same for both panels.
//!
//! What holds of a layout: no two boxes overlap; curves bend only between the columns of boxes and run straight
//! beside them, so that no arrow crosses a box; equal pictures have equal layouts. Coordinates are in pixels from the
//! upper left corner of a panel's inside.

mod layers;
mod order;
mod place;
mod route;
mod size;

pub use size::{ARROW, HEADER, PILL, POINTER, ROW, STUB_GAP, pill_width, shorten, text_width};
pub(in crate::picture) use size::{MOST_LABEL, MOST_TITLE, MOST_VALUE, stub_width};

use super::model::{Cell, Picture, Side};
use size::Size;

/// A point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// The left side.
    pub x: f64,
    /// The upper side.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// A picture with places.
#[derive(Clone, Debug)]
pub struct Layout {
    /// One for each node of the picture.
    pub boxes: Vec<NodeBox>,
    /// References between objects.
    pub edges: Vec<Edge>,
    /// The width of a panel's inside.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// The place of an object.
#[derive(Clone, Debug)]
pub struct NodeBox {
    /// The box itself.
    pub record: Rect,
    /// The box with all that hangs on it: named arrows above, stubs and loops on the right.
    pub outer: Rect,
    /// Where the values begin, to the right of the box's left side.
    pub value_at: f64,
    /// The left side and the width of each named arrow's label, by number of the pointer.
    pub pointers: Vec<(usize, f64, f64)>,
}

/// A reference from a row to an object.
#[derive(Clone, Debug)]
pub struct Edge {
    /// The object that holds it.
    pub from: usize,
    /// The row.
    pub row: usize,
    /// The object that it leads to.
    pub to: usize,
    /// It is there before.
    pub is_before: bool,
    /// It is there after.
    pub is_after: bool,
    /// Where the line begins.
    pub start: Point,
    /// How it goes on.
    pub steps: Vec<Step>,
    /// The tip of the arrow.
    pub tip: Point,
    /// The arrow points to the right.
    pub is_rightward: bool,
}

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Straight.
    Line(Point),
    /// A cubic curve: two control points and the end.
    Curve(Point, Point, Point),
}

impl Edge {
    /// Whether it is drawn there.
    pub fn is_on(&self, side: Side) -> bool {
        match side {
            Side::Before => self.is_before,
            Side::After => self.is_after,
        }
    }
}

impl NodeBox {
    /// The height of a row's middle.
    pub fn row_y(&self, row: usize) -> f64 {
        self.record.y + HEADER + ROW * size::number(row) + ROW / 2.0
    }

    /// The height of the title's middle.
    pub fn header_y(&self) -> f64 {
        self.record.y + HEADER / 2.0
    }

    /// The right side of the box.
    pub fn right(&self) -> f64 {
        self.record.x + self.record.width
    }
}

/// A reference without a place.
#[derive(Clone, Copy, Debug)]
struct Arc {
    from: usize,
    row: usize,
    to: usize,
    is_before: bool,
    is_after: bool,
}

/// Finds places.
pub fn layout(picture: &Picture) -> Layout {
    let arcs = arcs(picture);
    let sizes: Vec<Size> = (0..picture.nodes.len()).map(|at| Size::of(picture, &arcs, at)).collect();
    let found = layers::find(picture, &arcs);
    let order = order::find(picture, &arcs, &found);
    let places = place::find(&order, &sizes);
    route::lay(picture, &arcs, &sizes, &order, &places)
}

/// All references of both panels; one that stays the same is one arc.
fn arcs(picture: &Picture) -> Vec<Arc> {
    let mut arcs = Vec::new();
    for (from, node) in picture.nodes.iter().enumerate() {
        for (row, values) in node.rows.iter().enumerate() {
            let target = |cell: &Cell, is_there: bool| match cell {
                Cell::Ref(to) if is_there => Some(*to),
                _ => None,
            };
            let before = target(&values.before, node.is_before);
            let after = target(&values.after, node.is_after);
            if let Some(to) = before {
                arcs.push(Arc { from, row, to, is_before: true, is_after: after == Some(to) });
            }
            if let Some(to) = after.filter(|to| before != Some(*to)) {
                arcs.push(Arc { from, row, to, is_before: false, is_after: true });
            }
        }
    }
    arcs
}

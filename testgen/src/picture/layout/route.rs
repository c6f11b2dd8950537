//! Columns become coordinates, and arrows become lines.
//!
//! An arrow to the right leaves its row on the right and enters the title on the left; one to the left leaves its row
//! on the left and enters the title on the right.

use super::order::{Item, LayerOrder};
use super::size::{ARROW, Size, number};
use super::{Arc, Edge, Layout, NodeBox, Point, Rect, Step};
use crate::picture::model::Picture;

const COLUMN_GAP: f64 = 56.0;
const GAP_PER_ARROW: f64 = 4.0;
const MOST_ARROWS: usize = 12;
/// Loops enter a title below its middle, and arrows from the right then above it.
const LOOP_BELOW: f64 = 6.0;

pub(super) fn lay(
    picture: &Picture,
    arcs: &[Arc],
    sizes: &[Size],
    order: &LayerOrder,
    top: &[f64],
) -> Layout {
    let columns = columns(order, sizes);
    let boxes: Vec<NodeBox> = (0..picture.nodes.len())
        .map(|at| {
            let size = &sizes[at];
            let (x, _) = columns[order.layer[at]];
            let y = top[at];
            NodeBox {
                record: Rect { x, y: y + size.above, width: size.width, height: size.height },
                outer: Rect { x, y, width: size.width + size.aside, height: size.above + size.height },
                value_at: size.value_at,
                pointers: size.pointers.iter().map(|(which, at, width)| (*which, x + at, *width)).collect(),
            }
        })
        .collect();
    let router = Router { sizes, order, top, columns: &columns, boxes: &boxes };
    let mut loops = vec![0; boxes.len()];
    let edges = arcs
        .iter()
        .enumerate()
        .map(|(index, arc)| {
            if arc.from == arc.to {
                loops[arc.from] += 1;
                router.loop_of(arc, loops[arc.from] - 1)
            } else {
                router.edge(index, arc)
            }
        })
        .collect();
    let width = columns.last().map_or(0.0, |(x, width)| x + width);
    let bottom = |at: usize| top[at] + if at < boxes.len() { boxes[at].outer.height } else { 0.0 };
    let height = (0..order.items.len()).map(bottom).fold(0.0, f64::max);
    Layout { boxes, edges, width, height }
}

/// The left side and the width of each column.
fn columns(order: &LayerOrder, sizes: &[Size]) -> Vec<(f64, f64)> {
    let mut columns = Vec::new();
    let mut x = 0.0;
    for (index, items) in order.columns.iter().enumerate() {
        let widths = items.iter().map(|item| match order.items[*item] {
            Item::Node(node) => sizes[node].width + sizes[node].aside,
            Item::Bend => 0.0,
        });
        let width = widths.fold(0.0, f64::max);
        columns.push((x, width));
        let arrows = order.gaps.get(index).map_or(0, Vec::len).min(MOST_ARROWS);
        x += width + COLUMN_GAP + GAP_PER_ARROW * number(arrows);
    }
    columns
}

struct Router<'r> {
    sizes: &'r [Size],
    order: &'r LayerOrder,
    top: &'r [f64],
    columns: &'r [(f64, f64)],
    boxes: &'r [NodeBox],
}

impl Router<'_> {
    fn edge(&self, index: usize, arc: &Arc) -> Edge {
        let (from, to) = (&self.boxes[arc.from], &self.boxes[arc.to]);
        let columns = (self.order.layer[arc.from], self.order.layer[arc.to]);
        let is_rightward = columns.0 < columns.1;
        // the side of a column where the arrow comes in, and the one where it goes out
        let sides = |column: usize| {
            let (left, right) = (self.columns[column].0, right_of(self.columns[column]));
            if is_rightward { (left, right) } else { (right, left) }
        };
        let start =
            Point { x: if is_rightward { from.right() } else { from.record.x }, y: from.row_y(arc.row) };
        let tip = if is_rightward {
            Point { x: to.record.x, y: to.header_y() }
        } else {
            let lift = if self.sizes[arc.to].loops > 0 { LOOP_BELOW } else { 0.0 };
            Point { x: to.right(), y: to.header_y() - lift }
        };
        let mut line = Line { at: start, steps: Vec::new() };
        line.to(Point { x: sides(columns.0).1, y: start.y });
        let bends = &self.order.bends[index];
        for step in 0..bends.len() {
            let (bend, column) = if is_rightward {
                (bends[step], columns.0 + 1 + step)
            } else {
                (bends[bends.len() - 1 - step], columns.0 - 1 - step)
            };
            line.bend(Point { x: sides(column).0, y: self.top[bend] });
            line.to(Point { x: sides(column).1, y: self.top[bend] });
        }
        let before_tip = if is_rightward { tip.x - ARROW } else { tip.x + ARROW };
        let inward = if is_rightward { before_tip } else { sides(columns.1).0.max(before_tip) };
        line.bend(Point { x: inward, y: tip.y });
        line.to(Point { x: before_tip, y: tip.y });
        finish(arc, start, line, tip, is_rightward)
    }

    /// Out of the row, around and into the title, all on the right side.
    fn loop_of(&self, arc: &Arc, which: usize) -> Edge {
        let from = &self.boxes[arc.from];
        let start = Point { x: from.right(), y: from.row_y(arc.row) };
        let tip = Point { x: from.right(), y: from.header_y() + LOOP_BELOW };
        let reach = from.right() + self.sizes[arc.from].loop_reach(which);
        let radius = 8.0;
        let mut line = Line { at: start, steps: Vec::new() };
        line.to(Point { x: reach - radius, y: start.y });
        line.corner(Point { x: reach, y: start.y }, Point { x: reach, y: start.y - radius });
        line.to(Point { x: reach, y: tip.y + radius });
        line.corner(Point { x: reach, y: tip.y }, Point { x: reach - radius, y: tip.y });
        line.to(Point { x: tip.x + ARROW, y: tip.y });
        finish(arc, start, line, tip, false)
    }
}

fn finish(arc: &Arc, start: Point, line: Line, tip: Point, is_rightward: bool) -> Edge {
    Edge {
        from: arc.from,
        row: arc.row,
        to: arc.to,
        is_before: arc.is_before,
        is_after: arc.is_after,
        start,
        steps: line.steps,
        tip,
        is_rightward,
    }
}

fn right_of(column: (f64, f64)) -> f64 {
    column.0 + column.1
}

struct Line {
    at: Point,
    steps: Vec<Step>,
}

impl Line {
    fn to(&mut self, point: Point) {
        if (point.x - self.at.x).abs() + (point.y - self.at.y).abs() > 0.01 {
            self.steps.push(Step::Line(point));
            self.at = point;
        }
    }

    /// An S with horizontal ends.
    fn bend(&mut self, point: Point) {
        if (point.y - self.at.y).abs() < 0.01 {
            return self.to(point);
        }
        let middle = f64::midpoint(self.at.x, point.x);
        let (first, second) = (Point { x: middle, y: self.at.y }, Point { x: middle, y: point.y });
        self.steps.push(Step::Curve(first, second, point));
        self.at = point;
    }

    /// A rounded corner.
    fn corner(&mut self, corner: Point, point: Point) {
        self.steps.push(Step::Curve(corner, corner, point));
        self.at = point;
    }
}

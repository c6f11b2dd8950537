//! How high everything stands: titles in line with those they are tied to, as far as the order leaves room.

use super::order::{Item, LayerOrder, Port};
use super::size::{HEADER, ROW, Size, number};

const BETWEEN_BOXES: f64 = 26.0;
const BESIDE_BEND: f64 = 16.0;
const BETWEEN_BENDS: f64 = 10.0;
const SWEEPS: usize = 12;

/// The upper side of each item, from 0.
pub(super) fn find(order: &LayerOrder, sizes: &[Size]) -> Vec<f64> {
    let mut places = Places { order, sizes, top: vec![0.0; order.items.len()] };
    places.stack();
    let columns = order.columns.len();
    for sweep in 0..SWEEPS {
        // the first sweeps carry positions through the picture, the last ones even them out
        let (look_left, look_right) =
            if sweep >= 6 { (true, true) } else { (sweep % 2 == 0, sweep % 2 == 1) };
        for step in 0..columns {
            let column = if sweep % 2 == 0 { step } else { columns - 1 - step };
            places.settle(column, look_left, look_right);
        }
    }
    let least = places.top.iter().copied().fold(f64::INFINITY, f64::min);
    places.top.iter().map(|top| (top - least).round()).collect()
}

struct Places<'p> {
    order: &'p LayerOrder,
    sizes: &'p [Size],
    top: Vec<f64>,
}

impl Places<'_> {
    fn height(&self, item: usize) -> f64 {
        match self.order.items[item] {
            Item::Node(node) => self.sizes[node].above + self.sizes[node].height,
            Item::Bend => 0.0,
        }
    }

    /// From the upper side to where arrows touch.
    fn port(&self, item: usize, port: Port) -> f64 {
        match (self.order.items[item], port) {
            (Item::Bend, _) => 0.0,
            (Item::Node(node), Port::Title) => self.sizes[node].above + HEADER / 2.0,
            (Item::Node(node), Port::Row(row)) => {
                self.sizes[node].above + HEADER + ROW * number(row) + ROW / 2.0
            }
        }
    }

    fn space(&self, upper: usize, lower: usize) -> f64 {
        match (self.order.items[upper], self.order.items[lower]) {
            (Item::Node(_), Item::Node(_)) => BETWEEN_BOXES,
            (Item::Bend, Item::Bend) => BETWEEN_BENDS,
            _ => BESIDE_BEND,
        }
    }

    fn stack(&mut self) {
        for column in &self.order.columns {
            let mut next = 0.0;
            for (index, item) in column.iter().enumerate() {
                if index > 0 {
                    next += self.space(column[index - 1], *item);
                }
                self.top[*item] = next;
                next += self.height(*item);
            }
        }
    }

    /// Where an item wants to stand, and how much.
    fn wish(&self, item: usize, column: usize, look_left: bool, look_right: bool) -> (f64, f64) {
        let mut sum = 0.0;
        let mut weight = 0.0;
        let mut add = |mine: usize, my_port: Port, other: usize, other_port: Port| {
            let bends = [mine, other].iter().filter(|each| self.order.items[**each] == Item::Bend).count();
            // between two objects titles are brought in line, so that a list is no staircase
            let (my_port, other_port, pull) = match bends {
                0 => (Port::Title, Port::Title, 1.0),
                // and a passing arrow moves no object out of line
                1 => (my_port, other_port, 0.001),
                _ => (my_port, other_port, 4.0),
            };
            sum += pull * (self.top[other] + self.port(other, other_port) - self.port(mine, my_port));
            weight += pull;
        };
        if look_left && column > 0 {
            for each in self.order.gaps[column - 1].iter().filter(|each| each.right == item) {
                add(item, each.right_port, each.left, each.left_port);
            }
        }
        if look_right && column < self.order.gaps.len() {
            for each in self.order.gaps[column].iter().filter(|each| each.left == item) {
                add(item, each.left_port, each.right, each.right_port);
            }
        }
        if weight > 0.0 { (sum / weight, weight) } else { (self.top[item], 0.1) }
    }

    /// The places closest to the wishes that keep the order and the distances (least squares, by pooling neighbours).
    fn settle(&mut self, column: usize, look_left: bool, look_right: bool) {
        let order = self.order;
        let items = &order.columns[column];
        // (mean of wishes less offsets, weight, number of items)
        let mut pools: Vec<(f64, f64, usize)> = Vec::new();
        let mut offsets = Vec::with_capacity(items.len());
        let mut offset = 0.0;
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                offset += self.height(items[index - 1]) + self.space(items[index - 1], *item);
            }
            offsets.push(offset);
            let (place, weight) = self.wish(*item, column, look_left, look_right);
            let mut pool = (place - offset, weight, 1);
            while let Some(last) = pools.last().copied().filter(|last| last.0 > pool.0) {
                let both = last.1 + pool.1;
                pool = ((last.0 * last.1 + pool.0 * pool.1) / both, both, last.2 + pool.2);
                pools.pop();
            }
            pools.push(pool);
        }
        let means = pools.iter().flat_map(|pool| std::iter::repeat_n(pool.0, pool.2));
        for ((item, offset), mean) in items.iter().zip(offsets).zip(means) {
            self.top[*item] = mean + offset;
        }
    }
}

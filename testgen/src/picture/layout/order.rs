//! The order in a column, with few crossings: sweeps that put everything at the mean of its neighbours.
//!
//! An arrow over several columns has a bend in each between its ends. Arrows to the same object share their bends.

use std::collections::{BTreeMap, BTreeSet};

use super::layers::Layers;
use super::{Arc, size::number};
use crate::picture::model::Picture;

const SWEEPS: usize = 16;

/// Something that takes room in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// An object.
    Node(usize),
    /// A point that an arrow passes.
    Bend,
}

/// Where an arrow touches an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Port {
    /// The title of an object, or a bend.
    Title,
    /// A row of an object.
    Row(usize),
}

/// A part of an arrow between neighbouring columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Segment {
    pub(super) left: usize,
    pub(super) left_port: Port,
    pub(super) right: usize,
    pub(super) right_port: Port,
}

/// Columns of items.
pub(super) struct LayerOrder {
    pub(super) items: Vec<Item>,
    /// The items of each column from top to bottom.
    pub(super) columns: Vec<Vec<usize>>,
    /// Between column `n` and column `n + 1`.
    pub(super) gaps: Vec<Vec<Segment>>,
    /// The column of each node.
    pub(super) layer: Vec<usize>,
    /// The bends of each arc, from left to right.
    pub(super) bends: Vec<Vec<usize>>,
}

pub(super) fn find(picture: &Picture, arcs: &[Arc], layers: &Layers) -> LayerOrder {
    let mut order = build(picture, arcs, layers);
    let rows: Vec<usize> = picture.nodes.iter().map(|node| node.rows.len()).collect();
    let mut best = order.columns.clone();
    let mut least = crossings(&order);
    for sweep in 0..SWEEPS {
        if least == 0 {
            break;
        }
        reorder(&mut order, &rows, sweep % 2 == 0);
        let count = crossings(&order);
        if count < least {
            least = count;
            best.clone_from(&order.columns);
        }
    }
    order.columns = best;
    order
}

fn build(picture: &Picture, arcs: &[Arc], layers: &Layers) -> LayerOrder {
    let layer = layers.layer.clone();
    let count = layer.iter().max().map_or(0, |last| last + 1);
    let mut items: Vec<Item> = (0..picture.nodes.len()).map(Item::Node).collect();
    let mut columns: Vec<Vec<usize>> = vec![Vec::new(); count];
    let mut gaps: Vec<BTreeSet<Segment>> = vec![BTreeSet::new(); count.saturating_sub(1)];
    let mut bends: Vec<Vec<usize>> = vec![Vec::new(); arcs.len()];
    let mut shared: BTreeMap<(usize, bool, usize), usize> = BTreeMap::new();
    for at in &layers.met {
        columns[layer[*at]].push(*at);
        for (number, arc) in arcs.iter().enumerate().filter(|(_, arc)| arc.from == *at && arc.to != *at) {
            let is_rightward = layer[arc.from] < layer[arc.to];
            let (left, right) = if is_rightward { (arc.from, arc.to) } else { (arc.to, arc.from) };
            for (column, items_there) in
                columns.iter_mut().enumerate().take(layer[right]).skip(layer[left] + 1)
            {
                let bend = *shared.entry((arc.to, is_rightward, column)).or_insert_with(|| {
                    items.push(Item::Bend);
                    items_there.push(items.len() - 1);
                    items.len() - 1
                });
                bends[number].push(bend);
            }
            let mut stops = vec![left];
            stops.extend(&bends[number]);
            stops.push(right);
            for (index, pair) in stops.windows(2).enumerate() {
                let port = |is_from: bool| if is_from { Port::Row(arc.row) } else { Port::Title };
                gaps[layer[left] + index].insert(Segment {
                    left: pair[0],
                    left_port: port(is_rightward && index == 0),
                    right: pair[1],
                    right_port: port(!is_rightward && index + 2 == stops.len()),
                });
            }
        }
    }
    let gaps = gaps.into_iter().map(|gap| gap.into_iter().collect()).collect();
    LayerOrder { items, columns, gaps, layer, bends }
}

fn positions(column: &[usize]) -> BTreeMap<usize, usize> {
    column.iter().enumerate().map(|(index, item)| (*item, index)).collect()
}

/// Puts every column at the mean of the one before it, or of the one after it.
fn reorder(order: &mut LayerOrder, rows: &[usize], is_rightward: bool) {
    let gaps = order.gaps.len();
    for step in 0..gaps {
        let gap = if is_rightward { step } else { gaps - 1 - step };
        let (fixed, moved) = if is_rightward { (gap, gap + 1) } else { (gap + 1, gap) };
        let places = positions(&order.columns[fixed]);
        let mut sums: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
        for segment in &order.gaps[gap] {
            let (near, port, far) = if is_rightward {
                (segment.left, segment.left_port, segment.right)
            } else {
                (segment.right, segment.right_port, segment.left)
            };
            let share = match (port, order.items[near]) {
                (Port::Row(row), Item::Node(node)) => (number(row) + 1.0) / (number(rows[node]) + 2.0),
                _ => 0.0,
            };
            let sum = sums.entry(far).or_default();
            sum.0 += number(places[&near]) + share;
            sum.1 += 1.0;
        }
        let mut keyed: Vec<(f64, usize)> = order.columns[moved]
            .iter()
            .enumerate()
            .map(|(index, item)| (sums.get(item).map_or(number(index), |(sum, count)| sum / count), *item))
            .collect();
        keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
        order.columns[moved] = keyed.into_iter().map(|(_, item)| item).collect();
    }
}

fn crossings(order: &LayerOrder) -> usize {
    let mut count = 0;
    for (index, gap) in order.gaps.iter().enumerate() {
        let left = positions(&order.columns[index]);
        let right = positions(&order.columns[index + 1]);
        let ends: Vec<_> = gap
            .iter()
            .map(|each| ((left[&each.left], each.left_port), (right[&each.right], each.right_port)))
            .collect();
        for (number, a) in ends.iter().enumerate() {
            count += ends[..number]
                .iter()
                .filter(|b| (a.0 < b.0 && a.1 > b.1) || (a.0 > b.0 && a.1 < b.1))
                .count();
        }
    }
    count
}

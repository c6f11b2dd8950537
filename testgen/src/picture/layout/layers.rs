//! Which column an object stands in: the length of the longest path that leads to it, cycles cut.
//!
//! References of the heap before are cut only where they close a cycle among themselves. A list thus stands in its
//! own order however the method changes it.

use super::Arc;
use crate::picture::model::Picture;

/// The layers, and the nodes in the order in which a reader meets them.
pub(super) struct Layers {
    pub(super) layer: Vec<usize>,
    pub(super) met: Vec<usize>,
}

pub(super) fn find(picture: &Picture, arcs: &[Arc]) -> Layers {
    let count = picture.nodes.len();
    let mut graph = Graph { forward: vec![Vec::new(); count] };
    let roots: Vec<usize> = picture.pointers.iter().map(|pointer| pointer.target).chain(0..count).collect();
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); count];
    let mut all = before.clone();
    for arc in arcs.iter().filter(|arc| arc.from != arc.to) {
        if arc.is_before {
            before[arc.from].push(arc.to);
        }
        all[arc.from].push(arc.to);
    }
    graph.add_without_cycles(&before, &roots);
    let met = meet(&all, &roots);
    for from in &met {
        for arc in arcs.iter().filter(|arc| arc.from == *from && arc.from != arc.to && !arc.is_before) {
            if !graph.leads(arc.to, arc.from) {
                graph.forward[arc.from].push(arc.to);
            }
        }
    }
    Layers { layer: graph.longest_paths(), met }
}

/// All nodes in depth-first order.
fn meet(next: &[Vec<usize>], roots: &[usize]) -> Vec<usize> {
    let mut seen = vec![false; next.len()];
    let mut met = Vec::new();
    for root in roots {
        let mut open = vec![*root];
        while let Some(at) = open.pop() {
            if !seen[at] {
                seen[at] = true;
                met.push(at);
                open.extend(next[at].iter().rev());
            }
        }
    }
    met
}

struct Graph {
    forward: Vec<Vec<usize>>,
}

impl Graph {
    /// Adds all but those that lead back to a node on the way to them.
    fn add_without_cycles(&mut self, next: &[Vec<usize>], roots: &[usize]) {
        #[derive(Clone, Copy, PartialEq)]
        enum Mark {
            Fresh,
            OnTheWay,
            Done,
        }
        let mut marks = vec![Mark::Fresh; next.len()];
        for root in roots {
            if marks[*root] != Mark::Fresh {
                continue;
            }
            marks[*root] = Mark::OnTheWay;
            let mut way = vec![(*root, 0)];
            while let Some((at, index)) = way.last_mut() {
                let from = *at;
                let Some(to) = next[from].get(*index).copied() else {
                    marks[from] = Mark::Done;
                    way.pop();
                    continue;
                };
                *index += 1;
                if marks[to] != Mark::OnTheWay {
                    self.forward[from].push(to);
                }
                if marks[to] == Mark::Fresh {
                    marks[to] = Mark::OnTheWay;
                    way.push((to, 0));
                }
            }
        }
    }

    fn leads(&self, from: usize, to: usize) -> bool {
        let mut seen = vec![false; self.forward.len()];
        let mut open = vec![from];
        while let Some(at) = open.pop() {
            if at == to {
                return true;
            }
            if !seen[at] {
                seen[at] = true;
                open.extend(&self.forward[at]);
            }
        }
        false
    }

    fn longest_paths(&self) -> Vec<usize> {
        let count = self.forward.len();
        let mut missing = vec![0_usize; count];
        for to in self.forward.iter().flatten() {
            missing[*to] += 1;
        }
        let is_source: Vec<bool> = missing.iter().map(|count| *count == 0).collect();
        let mut layer = vec![0; count];
        let mut open: Vec<usize> = (0..count).filter(|at| missing[*at] == 0).collect();
        while let Some(at) = open.pop() {
            for to in &self.forward[at] {
                layer[*to] = layer[*to].max(layer[at] + 1);
                missing[*to] -= 1;
                if missing[*to] == 0 {
                    open.push(*to);
                }
            }
        }
        // what nothing leads to stands close to what it leads to
        for at in (0..count).filter(|at| is_source[*at]) {
            if let Some(nearest) = self.forward[at].iter().map(|to| layer[*to]).min() {
                layer[at] = nearest - 1;
            }
        }
        layer
    }
}

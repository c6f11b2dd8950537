//! What a picture shows: the objects of both heaps as one list of nodes, each with what it is before and after.
//!
//! Both panels share the nodes and their rows, so that an object looks the same in both wherever nothing happened to
//! it. References are numbers of nodes; a name that is in no heap is shown as text.

use std::collections::{BTreeMap, BTreeSet};

use indexmap::IndexMap;
use oox_core::case::{CallView, Case, ObjectView, Outcome, Schedule, Shown};

/// One of the two panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// The heap that the method is given.
    Before,
    /// The heap that it leaves.
    After,
}

/// Both, in the order in which they are drawn.
pub const SIDES: [Side; 2] = [Side::Before, Side::After];

/// A picture to be drawn.
#[derive(Clone, Debug)]
pub struct Picture {
    /// `Class.method`
    pub method: String,
    /// How it ended, in words that follow the method's name.
    pub outcome: String,
    /// The method did something wrong.
    pub is_violation: bool,
    /// The id of the case.
    pub id: String,
    /// The objects of both heaps.
    pub nodes: Vec<Node>,
    /// Named arrows into objects: arguments, the result, the exception.
    pub pointers: Vec<Pointer>,
    /// Arguments that are no objects.
    pub inputs: Vec<Fact>,
    /// The result, when it is no object.
    pub results: Vec<Fact>,
    /// What open calls gave, in call order.
    pub calls: Vec<String>,
}

/// An object or an array.
#[derive(Clone, Debug)]
pub struct Node {
    /// `#1`
    pub name: String,
    /// The class, or the array type with its length.
    pub ty: String,
    /// Fields or elements.
    pub rows: Vec<Row>,
    /// The rows are elements.
    pub is_array: bool,
    /// What became of it.
    pub fate: Fate,
    /// It is in the heap before.
    pub is_before: bool,
    /// It is in the heap after.
    pub is_after: bool,
}

/// What became of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// There before and after.
    Kept,
    /// Only there after.
    New,
    /// There before, and nothing that the caller knows leads to it after.
    Garbage,
}

/// A field, an element, or a gap between elements.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name of the field or `[index]`.
    pub label: String,
    /// Its value before.
    pub before: Cell,
    /// Its value after.
    pub after: Cell,
    /// Of an object that is not new, and not the same after.
    pub is_changed: bool,
}

/// A value in a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// A primitive value or a string.
    Text(String),
    /// `null`
    Null,
    /// The node it leads to.
    Ref(usize),
    /// Null or any object of the type.
    Any(String),
    /// The path never looked at it.
    Unseen,
    /// Elements that the path never looked at.
    Gap,
}

/// A named arrow into an object.
#[derive(Clone, Debug)]
pub struct Pointer {
    /// The argument's name, `returns` or `throws`.
    pub label: String,
    /// What it is.
    pub kind: PointerKind,
    /// The node.
    pub target: usize,
}

/// What a named arrow stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerKind {
    /// An argument, in both panels.
    Input,
    /// The result.
    Returns,
    /// The exception.
    Throws,
    /// A thread that holds the monitor of the object at the end.
    Holds,
    /// A thread that waits for the monitor of the object at the end, or for a notification.
    Waits,
}

/// A name and a value that is no object.
#[derive(Clone, Debug, PartialEq)]
pub struct Fact {
    /// The argument's name, or `returns`.
    pub label: String,
    /// The value; never a reference to a node.
    pub value: Cell,
}

impl Node {
    /// Whether the object is drawn there.
    pub fn is_on(&self, side: Side) -> bool {
        match side {
            Side::Before => self.is_before,
            Side::After => self.is_after,
        }
    }

    /// What became of it, as far as this panel tells.
    pub fn fate_on(&self, side: Side) -> Fate {
        if side == Side::After { self.fate } else { Fate::Kept }
    }
}

impl Row {
    /// Its value there.
    pub fn cell(&self, side: Side) -> &Cell {
        match side {
            Side::Before => &self.before,
            Side::After => &self.after,
        }
    }
}

impl Pointer {
    /// Whether it is drawn there.
    pub fn is_on(&self, side: Side) -> bool {
        side == Side::After || self.kind == PointerKind::Input
    }
}

impl Cell {
    /// The value in words.
    pub fn words(&self, nodes: &[Node]) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Null => "null".to_owned(),
            Self::Ref(node) => nodes[*node].name.clone(),
            Self::Any(ty) => format!("? {ty}"),
            Self::Unseen => "–".to_owned(),
            Self::Gap => "···".to_owned(),
        }
    }
}

impl Picture {
    /// The picture of a case.
    pub fn new(case: &Case) -> Self {
        let mut names: IndexMap<&str, (Option<&ObjectView>, Option<&ObjectView>)> = IndexMap::new();
        // texts and constants are drawn where they are held
        let drawn = |object: &&ObjectView| object.text.is_none() && object.constant.is_none();
        for object in case.pre.iter().filter(drawn) {
            names.entry(&object.name).or_default().0.get_or_insert(object);
        }
        for object in case.post.iter().filter(drawn) {
            names.entry(&object.name).or_default().1.get_or_insert(object);
        }
        let cells = Cells { names: names.keys().copied().enumerate().map(|(at, name)| (name, at)).collect() };
        let mut nodes: Vec<Node> =
            names.values().filter_map(|(before, after)| node(&cells, *before, *after)).collect();
        let mut pointers = Vec::new();
        let mut inputs = Vec::new();
        let mut results = Vec::new();
        for arg in &case.args {
            match cells.cell(&arg.value) {
                Cell::Ref(target) => {
                    pointers.push(Pointer { label: arg.name.clone(), kind: PointerKind::Input, target });
                }
                value => inputs.push(Fact { label: arg.name.clone(), value }),
            }
        }
        let (label, kind, result) = result(&case.outcome, &cells, &nodes);
        match result {
            Some(Cell::Ref(target)) => pointers.push(Pointer { label: label.to_owned(), kind, target }),
            Some(value) => results.push(Fact { label: label.to_owned(), value }),
            None => {}
        }
        if is_over(&case.outcome) {
            mark_garbage(&mut nodes, &pointers);
        }
        if let Some(schedule) = &case.schedule {
            pointers.extend(monitors(schedule, &cells));
        }
        Self {
            method: case.method.clone(),
            outcome: outcome_in_words(&case.outcome),
            is_violation: matches!(case.outcome, Outcome::Violates { .. } | Outcome::Endless { .. }),
            id: case.id.clone(),
            nodes,
            pointers,
            inputs,
            results,
            calls: case.calls.iter().map(call_in_words).collect(),
        }
    }

    /// What the colours and signs mean, as far as they occur.
    pub fn legend(&self) -> Vec<Sign> {
        let rows = || self.nodes.iter().flat_map(|node| node.rows.iter().map(move |row| (node, row)));
        let shown = |wanted: fn(&Cell) -> bool| {
            rows().any(|(node, row)| SIDES.iter().any(|side| node.is_on(*side) && wanted(row.cell(*side))))
                || self.inputs.iter().chain(&self.results).any(|fact| wanted(&fact.value))
        };
        let mut signs = Vec::new();
        if self.nodes.iter().any(|node| node.fate == Fate::New) {
            signs.push(Sign::New);
        }
        if rows().any(|(_, row)| row.is_changed) {
            signs.push(Sign::Changed);
        }
        if self.nodes.iter().any(|node| node.fate == Fate::Garbage) {
            signs.push(Sign::Garbage);
        }
        if shown(|cell| matches!(cell, Cell::Any(_))) {
            signs.push(Sign::Undecided);
        }
        if shown(|cell| *cell == Cell::Unseen) {
            signs.push(Sign::Unseen);
        }
        if shown(|cell| *cell == Cell::Gap) {
            signs.push(Sign::Gap);
        }
        signs
    }
}

/// Who holds the monitors of which objects at the end, and who waits for them.
fn monitors(schedule: &Schedule, cells: &Cells) -> Vec<Pointer> {
    let pointer = |thread: &str, word: &str, object: &str, kind: PointerKind| {
        let target = *cells.names.get(object)?;
        Some(Pointer { label: format!("{thread} {word}"), kind, target })
    };
    let holds = schedule
        .holds
        .iter()
        .filter_map(|hold| pointer(&hold.thread, "holds", &hold.object, PointerKind::Holds));
    let waits = schedule
        .waiting
        .iter()
        .filter_map(|wait| pointer(&wait.thread, "waits", wait.on.as_deref()?, PointerKind::Waits));
    holds.chain(waits).collect()
}

/// An entry of the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// New objects.
    New,
    /// Changed rows.
    Changed,
    /// Garbage.
    Garbage,
    /// Undecided references.
    Undecided,
    /// Fields that are written and never read.
    Unseen,
    /// Elements that are never looked at.
    Gap,
}

impl Sign {
    /// Its meaning.
    pub fn meaning(self) -> &'static str {
        match self {
            Self::New => "new object",
            Self::Changed => "changed",
            Self::Garbage => "garbage: no longer reachable",
            Self::Undecided => "undecided: null or any object of the type",
            Self::Unseen => "never read",
            Self::Gap => "elements never looked at",
        }
    }
}

/// Turns values into cells.
struct Cells<'c> {
    names: BTreeMap<&'c str, usize>,
}

impl Cells<'_> {
    fn cell(&self, shown: &Shown) -> Cell {
        match shown {
            Shown::Null => Cell::Null,
            Shown::Object { name } => {
                self.names.get(name.as_str()).map_or_else(|| Cell::Text(name.clone()), |at| Cell::Ref(*at))
            }
            Shown::Any { any, .. } => Cell::Any(any.clone()),
            primitive => Cell::Text(primitive.to_string()),
        }
    }
}

fn node(cells: &Cells, before: Option<&ObjectView>, after: Option<&ObjectView>) -> Option<Node> {
    let any = after.or(before)?;
    let rows =
        if any.length.is_some() { elements(cells, before, after) } else { fields(cells, before, after) };
    let ty = match &any.length {
        Some(length) => format!("{}[{length}]", any.ty.strip_suffix("[]").unwrap_or(&any.ty)),
        None => any.ty.clone(),
    };
    Some(Node {
        name: any.name.clone(),
        ty,
        rows,
        is_array: any.length.is_some(),
        fate: if before.is_none() { Fate::New } else { Fate::Kept },
        is_before: before.is_some(),
        is_after: after.is_some(),
    })
}

fn row(label: String, before: Option<Cell>, after: Option<Cell>, is_kept: bool) -> Row {
    let before = before.unwrap_or(Cell::Unseen);
    let after = after.unwrap_or(Cell::Unseen);
    let is_changed = is_kept && before != after;
    Row { label, before, after, is_changed }
}

fn fields(cells: &Cells, before: Option<&ObjectView>, after: Option<&ObjectView>) -> Vec<Row> {
    let mut found: IndexMap<&str, [Option<Cell>; 2]> = IndexMap::new();
    for (side, object) in [before, after].into_iter().enumerate() {
        for field in object.iter().flat_map(|object| &object.fields) {
            found.entry(&field.name).or_default()[side] = Some(cells.cell(&field.value));
        }
    }
    let is_kept = before.is_some() && after.is_some();
    found.into_iter().map(|(name, [first, second])| row(name.to_owned(), first, second, is_kept)).collect()
}

fn elements(cells: &Cells, before: Option<&ObjectView>, after: Option<&ObjectView>) -> Vec<Row> {
    let mut found: BTreeMap<i64, [Option<Cell>; 2]> = BTreeMap::new();
    for (side, object) in [before, after].into_iter().enumerate() {
        for element in object.iter().flat_map(|object| &object.elements) {
            found.entry(element.index).or_default()[side] = Some(cells.cell(&element.value));
        }
    }
    let is_kept = before.is_some() && after.is_some();
    let length = match after.or(before).and_then(|object| object.length.as_ref()) {
        Some(Shown::Int(length)) => *length,
        _ => i64::MAX,
    };
    let gap = || Row { label: String::new(), before: Cell::Gap, after: Cell::Gap, is_changed: false };
    let mut rows = Vec::new();
    let mut next = 0;
    for (index, [first, second]) in found {
        if index > next {
            rows.push(gap());
        }
        rows.push(row(format!("[{index}]"), first, second, is_kept));
        next = index.saturating_add(1);
    }
    if next < length {
        rows.push(gap());
    }
    rows
}

/// The arrow or the fact that stands for the end of the run.
fn result(outcome: &Outcome, cells: &Cells, nodes: &[Node]) -> (&'static str, PointerKind, Option<Cell>) {
    match outcome {
        Outcome::Returns { value } => {
            ("returns", PointerKind::Returns, value.as_ref().map(|value| cells.cell(value)))
        }
        Outcome::Throws { class, exception } => {
            let value = match cells.cell(exception) {
                object @ Cell::Ref(_) => object,
                _ => Cell::Text(class.clone()),
            };
            ("throws", PointerKind::Throws, Some(value))
        }
        // the exception has no name here; it is the first object of its class that the run made
        Outcome::Violates { throws, .. } => {
            let value = throws.as_ref().map(|class| {
                let made = nodes.iter().position(|node| node.fate == Fate::New && node.ty == *class);
                made.map_or_else(|| Cell::Text(class.clone()), Cell::Ref)
            });
            ("throws", PointerKind::Throws, value)
        }
        Outcome::Endless { .. } => ("returns", PointerKind::Returns, None),
    }
}

/// Whether the arrows are all that is left of the run. At a violation in the middle its local variables still hold
/// objects, and at one of a postcondition the result is not known.
fn is_over(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::Returns { .. } | Outcome::Throws { .. } => true,
        Outcome::Violates { throws, .. } => throws.is_some(),
        Outcome::Endless { .. } => false,
    }
}

fn mark_garbage(nodes: &mut [Node], pointers: &[Pointer]) {
    let mut reached: BTreeSet<usize> = pointers.iter().map(|pointer| pointer.target).collect();
    let mut open: Vec<usize> = reached.iter().copied().collect();
    while let Some(at) = open.pop() {
        for row in &nodes[at].rows {
            if let Cell::Ref(target) = row.after
                && reached.insert(target)
            {
                open.push(target);
            }
        }
    }
    for (at, node) in nodes.iter_mut().enumerate() {
        if node.fate == Fate::Kept && !reached.contains(&at) {
            node.fate = Fate::Garbage;
        }
    }
}

/// How a case ended, as words that follow the method's name.
pub fn outcome_in_words(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Returns { value: None } => "returns".to_owned(),
        Outcome::Returns { value: Some(Shown::Any { any, .. }) } => format!("returns null or any {any}"),
        Outcome::Returns { value: Some(value) } => format!("returns {value}"),
        Outcome::Throws { class, .. } => format!("throws {class}"),
        Outcome::Violates { check, throws: Some(class), .. } if check == "crash" => {
            format!("throws {class} against its contract")
        }
        Outcome::Violates { check, detail, .. } => {
            let detail = detail.as_ref().map_or(String::new(), |detail| format!(": {detail}"));
            format!("violates {check}{detail}")
        }
        Outcome::Endless { line } => format!("does not end: line {line} goes round for ever"),
    }
}

/// An open call and what it gave.
pub fn call_in_words(call: &CallView) -> String {
    let args: Vec<String> = call.args.iter().map(ToString::to_string).collect();
    let result = match (&call.returns, &call.throws) {
        (Some(value), _) => format!(" returns {value}"),
        (None, Some(class)) => format!(" throws {class}"),
        (None, None) => " returns".to_owned(),
    };
    format!("{}({}){result}", call.method, args.join(", "))
}

//! The control-flow graph of a body as Graphviz DOT.

use std::fmt::Write;

use petgraph::visit::{Dfs, EdgeRef};

use super::{Body, CastKind, Const, Edge, Instr, InstrKind, Operand, Program, Rvalue, Slot, Terminator};
use crate::lang::span::SourceMap;

/// Prints the reachable part of a body. Loop heads have a double border; every line carries its source line.
pub fn to_dot(program: &Program, body: &Body, sources: &SourceMap, title: &str) -> String {
    let show = Show { program, body };
    let mut out = String::new();
    let _ = writeln!(out, "digraph \"{}\" {{", escape(title));
    let _ = writeln!(out, "  label=\"{}\"; labelloc=t; fontname=\"monospace\";", escape(title));
    let _ = writeln!(out, "  node [shape=box, fontname=\"monospace\", fontsize=10];");
    let _ = writeln!(out, "  edge [fontname=\"monospace\", fontsize=9];");
    let mut reachable = Vec::new();
    let mut dfs = Dfs::new(&body.cfg, body.entry);
    while let Some(node) = dfs.next(&body.cfg) {
        reachable.push(node);
    }
    reachable.sort_unstable();
    for node in &reachable {
        let block = &body.cfg[*node];
        let mut label = format!("B{}", node.index());
        if *node == body.entry {
            label.push_str(" (entry)");
        }
        if let Some(head) = block.loop_head {
            let _ = write!(label, " (loop {})", head.0);
        }
        label.push_str("\\l");
        // what only proofs heed is nothing that happens
        let happens = |instr: &&Instr| !matches!(instr.kind, InstrKind::Proof(_));
        for instr in block.instrs.iter().filter(happens) {
            let line = sources.start(instr.span).line;
            let _ = write!(label, "{line:>4}  {}\\l", escape(&show.instr(&instr.kind)));
        }
        let _ = write!(label, "      {}\\l", escape(&show.terminator(&block.terminator)));
        let border = if block.loop_head.is_some() { ", peripheries=2" } else { "" };
        let _ = writeln!(out, "  b{} [label=\"{label}\"{border}];", node.index());
    }
    for node in &reachable {
        let mut edges: Vec<_> = body.cfg.edges(*node).collect();
        edges.sort_by_key(EdgeRef::id);
        for edge in edges {
            let style = match edge.weight() {
                Edge::Goto => "",
                Edge::True => " [label=\"true\"]",
                Edge::False => " [label=\"false\"]",
                Edge::Resume => " [style=dotted]",
                Edge::Case(number) => &format!(" [label=\"{number}\"]"),
                Edge::Exception => " [style=dashed, color=firebrick, label=\"throws\"]",
            };
            let _ = writeln!(out, "  b{} -> b{}{style};", node.index(), edge.target().index());
        }
    }
    out.push_str("}\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

struct Show<'a> {
    program: &'a Program,
    body: &'a Body,
}

impl Show<'_> {
    fn slot(&self, slot: Slot) -> String {
        match &self.body.slots[slot.0 as usize].name {
            Some(name) => name.clone(),
            None => format!("t{}", slot.0),
        }
    }

    fn op(&self, operand: &Operand) -> String {
        match operand {
            Operand::Slot(slot) => self.slot(*slot),
            Operand::Const(constant) => match constant {
                Const::Bool(value) => value.to_string(),
                Const::Num(num, _) => num.to_string(),
                Const::F32(bits) => format!("{:?}", f32::from_bits(*bits)),
                Const::F64(bits) => format!("{:?}", f64::from_bits(*bits)),
                Const::String(id) => format!("{:?}", self.program.strings[id.index()]),
                Const::Null | Const::NullString => "null".into(),
            },
        }
    }

    fn ops(&self, operands: &[Operand]) -> String {
        let shown: Vec<String> = operands.iter().map(|operand| self.op(operand)).collect();
        shown.join(", ")
    }

    fn rvalue(&self, rvalue: &Rvalue) -> String {
        match rvalue {
            Rvalue::Use(value) => self.op(value),
            Rvalue::Not(value) => format!("!{}", self.op(value)),
            Rvalue::Neg(value) => format!("-{}", self.op(value)),
            Rvalue::BitNot(value) => format!("~{}", self.op(value)),
            Rvalue::Binary(op, left, right) => {
                format!("{} {} {}", self.op(left), op.sign(), self.op(right))
            }
            Rvalue::Convert(value, sort) => format!("{} as {sort}", self.op(value)),
            Rvalue::Select(cond, then, els) => {
                format!("{} ? {} : {}", self.op(cond), self.op(then), self.op(els))
            }
        }
    }

    fn instr(&self, kind: &InstrKind) -> String {
        let name = |id: super::FieldId| self.program.field(id).name.clone();
        let full = |id: super::FieldId| {
            let field = self.program.field(id);
            format!("{}.{}", self.program.class(field.class).name, field.name)
        };
        match kind {
            InstrKind::Assign(dst, rvalue) => format!("{} := {}", self.slot(*dst), self.rvalue(rvalue)),
            InstrKind::Divide { dst, remainder, left, right } => {
                let symbol = if *remainder { '%' } else { '/' };
                format!("{} := {} {symbol} {}", self.slot(*dst), self.op(left), self.op(right))
            }
            InstrKind::FloatToInt { dst, value } => {
                format!("{} := {} as int", self.slot(*dst), self.op(value))
            }
            InstrKind::LoadField { dst, obj, field } => {
                format!("{} := {}.{}", self.slot(*dst), self.op(obj), name(*field))
            }
            InstrKind::StoreField { obj, field, value } => {
                format!("{}.{} := {}", self.op(obj), name(*field), self.op(value))
            }
            InstrKind::LoadStatic { dst, field } => format!("{} := {}", self.slot(*dst), full(*field)),
            InstrKind::StoreStatic { field, value } => format!("{} := {}", full(*field), self.op(value)),
            InstrKind::LoadElem { dst, array, index } => {
                format!("{} := {}[{}]", self.slot(*dst), self.op(array), self.op(index))
            }
            InstrKind::StoreElem { array, index, value, checked } => {
                let sign = if *checked { "checked :=" } else { ":=" };
                format!("{}[{}] {sign} {}", self.op(array), self.op(index), self.op(value))
            }
            InstrKind::Length { dst, array } => format!("{} := #{}", self.slot(*dst), self.op(array)),
            InstrKind::Concretise(slot) => format!("concretise {}", self.slot(*slot)),
            InstrKind::SameRef { dst, left, right } => {
                format!("{} := {} == {}", self.slot(*dst), self.op(left), self.op(right))
            }
            InstrKind::IsInstance { dst, obj, ty } => {
                format!("{} := {} is {}", self.slot(*dst), self.op(obj), self.program.show_ty(ty))
            }
            InstrKind::Cast { dst, obj, ty, kind } => {
                let word = match kind {
                    CastKind::Checked => "as",
                    CastKind::Expected => "expect",
                    CastKind::Trusted => "trust",
                };
                format!("{} := {} {word} {}", self.slot(*dst), self.op(obj), self.program.show_ty(ty))
            }
            InstrKind::IsFresh { dst, obj } => format!("{} := fresh({})", self.slot(*dst), self.op(obj)),
            InstrKind::New { dst, class } => {
                format!("{} := new {}", self.slot(*dst), self.program.class(*class).name)
            }
            InstrKind::NewArray { dst, ty, sizes, .. } => {
                let sizes = self.ops(sizes);
                format!("{} := new {} of size {sizes}", self.slot(*dst), self.program.show_ty(ty))
            }
            InstrKind::InitClass(class) => format!("init {}", self.program.class(*class).name),
            InstrKind::Call { dst, target, args } => {
                let (prefix, id) = match target {
                    super::CallTarget::Exact(id) => ("call", id),
                    super::CallTarget::Virtual(id) => ("dispatch", id),
                };
                let call = format!("{prefix} {}({})", self.program.qualified_name(*id), self.ops(args));
                dst.map_or(call.clone(), |dst| format!("{} := {call}", self.slot(dst)))
            }
            InstrKind::LoadText { dst, text } => {
                format!("{} := {:?}", self.slot(*dst), self.program.strings[text.index()])
            }
            InstrKind::Native { dst, native, args } => {
                let call = format!("native {}({})", native.word(), self.ops(args));
                dst.map_or(call.clone(), |dst| format!("{} := {call}", self.slot(dst)))
            }
            InstrKind::LoadOld { dst, index } => format!("{} := old #{index}", self.slot(*dst)),
            InstrKind::LookAtOld { dst, bound, .. } => {
                format!("{} := old of {}", self.slot(*dst), self.ops(bound))
            }
            InstrKind::Assert { cond, .. } => format!("assert {}", self.op(cond)),
            InstrKind::Assume(cond) => format!("assume {}", self.op(cond)),
            InstrKind::MonitorEnter(object) => format!("enter monitor of {}", self.op(object)),
            InstrKind::MonitorExit(object) => format!("leave monitor of {}", self.op(object)),
            InstrKind::Fork { dst, target, args } => {
                let (super::CallTarget::Exact(id) | super::CallTarget::Virtual(id)) = target;
                let fork = format!("fork {}({})", self.program.qualified_name(*id), self.ops(args));
                dst.map_or(fork.clone(), |dst| format!("{} := {fork}", self.slot(dst)))
            }
            InstrKind::Join(None) => "join".into(),
            InstrKind::Join(Some(handle)) => format!("join {}", self.op(handle)),
            InstrKind::Wait(object) => format!("wait for {}", self.op(object)),
            InstrKind::Notify { object, all } => {
                format!("notify {}{}", if *all { "all of " } else { "" }, self.op(object))
            }
            InstrKind::AtomicBegin { .. } => "begin atomic".into(),
            InstrKind::Await(cond) => format!("await {}", self.op(cond)),
            InstrKind::AtomicEnd => "end atomic".into(),
            InstrKind::SpecBegin => "begin condition".into(),
            InstrKind::Proof(step) => format!("proof: {step:?}"),
            InstrKind::Unsupported(what) => format!("unsupported: {what}"),
        }
    }

    fn terminator(&self, terminator: &Terminator) -> String {
        match terminator {
            Terminator::Goto(target) => format!("goto B{}", target.index()),
            Terminator::Branch { cond, branch, .. } => match branch {
                Some(id) => format!("branch {} on {}", id.0, self.op(cond)),
                None => format!("if {}", self.op(cond)),
            },
            Terminator::Switch { subject, cases, .. } => {
                let constant = |label: &Const| self.op(&Operand::Const(label.clone()));
                let labels = |case: &super::SwitchCase| {
                    case.labels.iter().map(constant).collect::<Vec<String>>().join(", ")
                };
                let cases: Vec<String> = cases.iter().map(labels).collect();
                format!("switch {} on {}", self.op(subject), cases.join(" | "))
            }
            Terminator::Resume { slot, .. } => format!("resume at {}", self.slot(*slot)),
            Terminator::Return(None) => "return".into(),
            Terminator::Return(Some(value)) => format!("return {}", self.op(value)),
            Terminator::Throw(value) => format!("throw {}", self.op(value)),
            Terminator::Rethrow(value) => format!("rethrow {}", self.op(value)),
            Terminator::ThrowNew(None) => "throw".into(),
            Terminator::ThrowNew(Some(text)) => format!("throw {:?}", self.program.strings[text.index()]),
        }
    }
}

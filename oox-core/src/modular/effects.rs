//! What code writes and reads, with all that it calls: of which parameters, where that can be seen, else of any object.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::prover::Prover;
use super::state::Site;
use crate::ir::{
    BlockId, Body, CallTarget, ClassId, Instr, InstrKind, MethodId, Operand, Program, ProofStep, Rvalue, Slot,
};

/// More methods than that are not looked into.
const MOST_REACHED: usize = 500;

/// Whose field, or which array, is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Targets {
    /// That of these variables, which do not change meanwhile.
    Slots(BTreeSet<Slot>),
    Any,
}

/// What code does to the heap. Objects that it makes itself do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Effects {
    pub writes: BTreeMap<Site, Targets>,
    pub reads: BTreeSet<Site>,
    /// Why this is not all.
    pub unknown: Option<String>,
}

impl Effects {
    fn write(&mut self, site: Site, target: Option<Slot>, is_new: bool) {
        if is_new {
            return;
        }
        let known = self.writes.entry(site).or_insert_with(|| Targets::Slots(BTreeSet::new()));
        match (known, target) {
            (Targets::Slots(slots), Some(slot)) => {
                slots.insert(slot);
            }
            (known, _) => *known = Targets::Any,
        }
    }
}

/// Where the value of a variable comes from.
enum Origin {
    /// It is this one, which nobody assigns.
    Fixed(Slot),
    /// It was made here.
    New,
    Unknown,
}

/// Some blocks of a body, and which variables keep their values in them.
struct Region<'p> {
    program: &'p Program,
    body: &'p Body,
    blocks: Vec<BlockId>,
    assigned: BTreeMap<Slot, Vec<&'p InstrKind>>,
    /// Every variable that is not assigned has a value; of a whole body only the parameters have.
    is_part: bool,
    /// Whose code it is.
    class: Option<ClassId>,
}

impl<'p> Region<'p> {
    fn new(
        program: &'p Program,
        body: &'p Body,
        part: Option<&BTreeSet<BlockId>>,
        class: Option<ClassId>,
    ) -> Self {
        let blocks: Vec<BlockId> = match part {
            Some(part) => part.iter().copied().collect(),
            None => body.cfg.node_indices().collect(),
        };
        let mut assigned: BTreeMap<Slot, Vec<&InstrKind>> = BTreeMap::new();
        for instr in blocks.iter().flat_map(|block| &body.cfg[*block].instrs) {
            if let Some(slot) = super::loops::written(&instr.kind) {
                assigned.entry(slot).or_default().push(&instr.kind);
            }
        }
        for arm in body.handlers.iter().flat_map(|handler| &handler.arms) {
            assigned.entry(arm.slot).or_default();
        }
        Self { program, body, blocks, assigned, is_part: part.is_some(), class }
    }

    fn origin(&self, operand: &Operand) -> Origin {
        let mut operand = operand;
        for _ in 0..8 {
            let Operand::Slot(slot) = operand else { return Origin::Unknown };
            let is_param = (slot.0 as usize) < self.body.params;
            match self.assigned.get(slot).map(Vec::as_slice) {
                // it held something else before: in an earlier round, or what the caller gave
                Some(_) if self.is_part || is_param => return Origin::Unknown,
                None if self.is_part || is_param => return Origin::Fixed(*slot),
                Some([InstrKind::New { .. } | InstrKind::NewArray { .. }]) => return Origin::New,
                Some([InstrKind::Assign(_, Rvalue::Use(from)) | InstrKind::Cast { obj: from, .. }]) => {
                    operand = from;
                }
                _ => return Origin::Unknown,
            }
        }
        Origin::Unknown
    }

    fn note(&self, effects: &mut Effects, site: Site, object: &Operand) {
        match self.origin(object) {
            Origin::Fixed(slot) => effects.write(site, Some(slot), false),
            Origin::New => effects.write(site, None, true),
            Origin::Unknown => effects.write(site, None, false),
        }
    }

    /// What the code does, with what is known so far of those it calls.
    fn effects(&self, known: &BTreeMap<MethodId, Effects>) -> Effects {
        let mut effects = Effects::default();
        for instr in self.blocks.iter().flat_map(|block| &self.body.cfg[*block].instrs) {
            self.instr(&mut effects, instr, known);
        }
        effects
    }

    fn instr(&self, effects: &mut Effects, instr: &Instr, known: &BTreeMap<MethodId, Effects>) {
        match &instr.kind {
            InstrKind::StoreField { obj, field, .. } => self.note(effects, Site::Field(*field), obj),
            InstrKind::StoreElem { array, .. } => self.note(effects, Site::Elements, array),
            InstrKind::StoreStatic { field, .. } => effects.write(Site::Static(*field), None, false),
            InstrKind::LoadField { field, .. } => {
                effects.reads.insert(Site::Field(*field));
            }
            InstrKind::LoadElem { .. } => {
                effects.reads.insert(Site::Elements);
            }
            InstrKind::LoadStatic { field, .. } => {
                effects.reads.insert(Site::Static(*field));
            }
            InstrKind::Call { target, args, .. } => {
                let targets = targets(self.program, *target);
                if targets.is_empty() {
                    effects.unknown.get_or_insert_with(|| "a call that nobody answers".to_owned());
                }
                for callee in targets {
                    self.call(effects, callee, args, known);
                }
            }
            InstrKind::InitClass(class) => {
                let is_own = self.class == Some(*class);
                if !is_own && !has_plain_initialiser(self.program, *class) {
                    let name = &self.program.class(*class).name;
                    effects.unknown.get_or_insert_with(|| format!("the static initialiser of {name}"));
                }
            }
            InstrKind::Native { .. } => {
                effects.unknown.get_or_insert_with(|| "a method that the engine implements".to_owned());
            }
            InstrKind::Fork { .. }
            | InstrKind::Join(_)
            | InstrKind::Wait(_)
            | InstrKind::Notify { .. }
            | InstrKind::AtomicBegin { .. }
            | InstrKind::Await(_)
            | InstrKind::AtomicEnd => {
                effects.unknown.get_or_insert_with(|| "a statement about threads".to_owned());
            }
            InstrKind::Unsupported(what) => {
                effects.unknown.get_or_insert_with(|| what.to_string());
            }
            _ => {}
        }
    }

    fn call(
        &self,
        effects: &mut Effects,
        callee: MethodId,
        args: &[Operand],
        known: &BTreeMap<MethodId, Effects>,
    ) {
        if self.program.method(callee).body.is_none() {
            let name = self.program.qualified_name(callee);
            effects.unknown.get_or_insert_with(|| format!("a call of `{name}`, which has no code"));
            return;
        }
        let Some(inner) = known.get(&callee) else { return };
        effects.reads.extend(&inner.reads);
        if let Some(reason) = &inner.unknown {
            effects.unknown.get_or_insert_with(|| reason.clone());
        }
        for (site, targets) in &inner.writes {
            match targets {
                Targets::Slots(slots) if !matches!(site, Site::Static(_)) => {
                    for slot in slots {
                        match args.get(slot.0 as usize) {
                            Some(arg) => self.note(effects, *site, arg),
                            None => effects.write(*site, None, false),
                        }
                    }
                }
                _ => effects.write(*site, None, false),
            }
        }
    }
}

/// Every method that a call may run.
pub(super) fn targets(program: &Program, target: CallTarget) -> BTreeSet<MethodId> {
    match target {
        CallTarget::Exact(method) => BTreeSet::from([method]),
        CallTarget::Virtual(method) => {
            let class = program.method(method).class;
            let below = (0..)
                .map(ClassId)
                .zip(&program.classes)
                .filter(|(id, declared)| !declared.is_abstract && program.is_subclass(*id, class));
            below.map(|(_, class)| class.dispatch.get(&method).copied().unwrap_or(method)).collect()
        }
    }
}

/// Does the static initialiser of a class set its fields to constants, and nothing else?
pub(super) fn has_plain_initialiser(program: &Program, class: ClassId) -> bool {
    let Some(body) = program.class(class).static_init.map(|body| program.body(body)) else { return true };
    body.cfg.node_weights().flat_map(|block| &block.instrs).all(|instr| {
        matches!(
            instr.kind,
            InstrKind::Assign(..)
                | InstrKind::StoreStatic { .. }
                | InstrKind::LoadText { .. }
                | InstrKind::Proof(_)
        )
    })
}

/// Does any contract or code of the user speak of permissions?
pub(super) fn speaks_of_permissions(program: &Program) -> bool {
    program.methods.iter().any(|method| {
        if !program.class(method.class).is_of_user() {
            return false;
        }
        let contract = &method.contract;
        let specs = contract.requires.iter().chain(&contract.ensures).chain(&contract.exceptional);
        let specs = specs.chain(contract.signals.iter().map(|(_, spec)| spec)).map(|spec| spec.body);
        method.is_predicate
            || specs.chain(method.body).any(|body| {
                program.body(body).cfg.node_weights().flat_map(|block| &block.instrs).any(|instr| {
                    matches!(
                        instr.kind,
                        InstrKind::Proof(
                            ProofStep::Field(..)
                                | ProofStep::Static(_)
                                | ProofStep::Elements(_)
                                | ProofStep::UntouchedBegin
                                | ProofStep::Ghost(..)
                        )
                    )
                })
            })
    })
}

impl<'p> Prover<'p> {
    /// What a method does to the heap, with all that it calls.
    pub fn effects(&mut self, method: MethodId) -> Rc<Effects> {
        if let Some(known) = self.effects.get(&method) {
            return Rc::clone(known);
        }
        match self.reached_from(BTreeSet::from([method])) {
            Ok(found) => {
                for (reached, effects) in found {
                    self.effects.insert(reached, Rc::new(effects));
                }
            }
            Err(reason) => {
                let unknown = Effects { unknown: Some(reason), ..Effects::default() };
                self.effects.insert(method, Rc::new(unknown));
            }
        }
        self.effects.get(&method).cloned().unwrap_or_default()
    }

    /// What the blocks of a loop in the code of a class do.
    pub fn effects_of_blocks(
        &mut self,
        body: &'p Body,
        blocks: &BTreeSet<BlockId>,
        class: Option<ClassId>,
    ) -> Effects {
        let region = Region::new(self.program, body, Some(blocks), class);
        match self.reached_from(called(self.program, &region)) {
            Ok(known) => region.effects(&known),
            Err(reason) => Effects { unknown: Some(reason), ..Effects::default() },
        }
    }

    /// All methods that can be reached, until nothing more comes to light; or why one of them may do anything.
    fn reached_from(&self, begin: BTreeSet<MethodId>) -> Result<BTreeMap<MethodId, Effects>, String> {
        let program = self.program;
        let mut regions: BTreeMap<MethodId, Region<'p>> = BTreeMap::new();
        let mut work: Vec<MethodId> = begin.into_iter().collect();
        while let Some(method) = work.pop() {
            let declared = program.method(method);
            let Some(body) = declared.body else { continue };
            if regions.contains_key(&method) {
                continue;
            }
            let region = Region::new(program, program.body(body), None, Some(declared.class));
            if let Some(reason) = region.effects(&BTreeMap::new()).unknown {
                return Err(reason);
            }
            work.extend(called(program, &region));
            regions.insert(method, region);
            if regions.len() > MOST_REACHED {
                return Err(format!("more than {MOST_REACHED} methods can be reached from it"));
            }
        }
        let mut known: BTreeMap<MethodId, Effects> =
            regions.keys().map(|method| (*method, Effects::default())).collect();
        loop {
            let next: BTreeMap<MethodId, Effects> =
                regions.iter().map(|(method, region)| (*method, region.effects(&known))).collect();
            if next == known {
                return Ok(known);
            }
            known = next;
        }
    }
}

fn called(program: &Program, region: &Region<'_>) -> BTreeSet<MethodId> {
    let instrs = region.blocks.iter().flat_map(|block| &region.body.cfg[*block].instrs);
    let calls = instrs.filter_map(|instr| match &instr.kind {
        InstrKind::Call { target, .. } => Some(*target),
        _ => None,
    });
    calls.flat_map(|target| targets(program, target)).collect()
}

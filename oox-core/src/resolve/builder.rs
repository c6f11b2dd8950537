//! Building the control-flow graph of one body, block by block.

use petgraph::graph::DiGraph;

use crate::ir::{
    Block, BlockId, Body, BodyKind, Const, Edge, Handler, HandlerId, Instr, InstrKind, LoopId, Operand,
    Rounds, Rvalue, Slot, SlotInfo, Terminator, Ty,
};
use crate::lang::span::Span;

pub(super) struct Builder {
    slots: Vec<SlotInfo>,
    params: usize,
    cfg: DiGraph<Block, Edge>,
    entry: BlockId,
    current: BlockId,
    handlers: Vec<Handler>,
    /// Guards the blocks that are made from now on.
    pub handler: Option<HandlerId>,
    loops: Vec<BlockId>,
    pub quantifiers: Vec<Rounds>,
    /// For each block: control can get there.
    reached: Vec<bool>,
}

impl Builder {
    pub fn new() -> Self {
        let mut cfg = DiGraph::new();
        let entry = cfg.add_node(empty_block(None));
        Self {
            slots: Vec::new(),
            params: 0,
            cfg,
            entry,
            current: entry,
            handlers: Vec::new(),
            handler: None,
            loops: Vec::new(),
            quantifiers: Vec::new(),
            reached: vec![true],
        }
    }

    /// A parameter; all parameters come before the first other slot.
    pub fn param(&mut self, name: &str, ty: Ty) -> Slot {
        self.params += 1;
        self.slot(Some(name), ty)
    }

    pub fn slot(&mut self, name: Option<&str>, ty: Ty) -> Slot {
        let slot = Slot(u32::try_from(self.slots.len()).expect("fewer than 2^32 slots"));
        self.slots.push(SlotInfo { name: name.map(str::to_owned), ty });
        slot
    }

    pub fn temp(&mut self, ty: Ty) -> Slot {
        self.slot(None, ty)
    }

    pub fn emit(&mut self, span: Span, kind: InstrKind) {
        self.cfg[self.current].instrs.push(Instr { kind, span });
    }

    /// Removes the instruction that was added last.
    pub fn take_last(&mut self) -> Option<InstrKind> {
        self.cfg[self.current].instrs.pop().map(|instr| instr.kind)
    }

    pub fn assign(&mut self, span: Span, dst: Slot, value: Operand) {
        self.emit(span, InstrKind::Assign(dst, Rvalue::Use(value)));
    }

    /// A new block under the current handler.
    pub fn block(&mut self) -> BlockId {
        self.reached.push(false);
        self.cfg.add_node(empty_block(self.handler))
    }

    /// Ends the current block and goes on in `next`.
    pub fn end(&mut self, span: Span, terminator: Terminator, next: BlockId) {
        let block = &mut self.cfg[self.current];
        block.terminator = terminator;
        block.span = span;
        if self.is_reachable() {
            let thrown = self.exception_targets(self.current);
            for target in self.targets(self.current).into_iter().map(|(target, _)| target).chain(thrown) {
                self.reached[target.index()] = true;
            }
        }
        self.current = next;
    }

    /// Goes on in a block that is not ended yet.
    pub fn switch_to(&mut self, block: BlockId) {
        self.current = block;
    }

    /// The block that instructions are added to.
    pub fn position(&self) -> BlockId {
        self.current
    }

    /// Can control get to the current block? All blocks that lead to it must be ended.
    pub fn is_reachable(&self) -> bool {
        self.reached[self.current.index()]
    }

    /// Where the terminator of a block leads.
    fn targets(&self, block: BlockId) -> Vec<(BlockId, Edge)> {
        match &self.cfg[block].terminator {
            Terminator::Goto(target) => vec![(*target, Edge::Goto)],
            Terminator::Branch { then, els, .. } => vec![(*then, Edge::True), (*els, Edge::False)],
            Terminator::Switch { cases, default, .. } => {
                let targets = cases.iter().map(|case| case.target).chain([*default]);
                (0..).zip(targets).map(|(number, target)| (target, Edge::Case(number))).collect()
            }
            Terminator::Resume { targets, .. } => {
                targets.iter().map(|target| (*target, Edge::Resume)).collect()
            }
            Terminator::Return(_)
            | Terminator::Throw(_)
            | Terminator::Rethrow(_)
            | Terminator::ThrowNew(_) => Vec::new(),
        }
    }

    /// The handlers that guard a block, innermost first.
    fn exception_targets(&self, block: BlockId) -> Vec<BlockId> {
        let mut handler = self.cfg[block].handler;
        let mut targets = Vec::new();
        while let Some(id) = handler {
            let around = &self.handlers[id.0 as usize];
            targets.extend(around.arms.iter().map(|arm| arm.target));
            handler = around.parent;
        }
        targets
    }

    /// Ends the current block with a jump to `target` and goes on there.
    pub fn fall_into(&mut self, span: Span, target: BlockId) {
        self.end(span, Terminator::Goto(target), target);
    }

    /// Ends the current block; what follows in the source cannot be reached, but is still checked.
    pub fn end_dead(&mut self, span: Span, terminator: Terminator) {
        let dead = self.block();
        self.end(span, terminator, dead);
    }

    pub fn add_handler(&mut self, handler: Handler) -> HandlerId {
        self.handlers.push(handler);
        HandlerId(u32::try_from(self.handlers.len() - 1).expect("fewer than 2^32 handlers"))
    }

    pub fn loop_head(&mut self, head: BlockId) {
        let id = LoopId(u32::try_from(self.loops.len()).expect("fewer than 2^32 loops"));
        self.loops.push(head);
        self.cfg[head].loop_head = Some(id);
    }

    pub fn slot_ty(&self, slot: Slot) -> &Ty {
        &self.slots[slot.0 as usize].ty
    }

    pub fn finish(mut self, kind: BodyKind) -> Body {
        for node in self.cfg.node_indices() {
            let thrown = self.exception_targets(node).into_iter().map(|target| (target, Edge::Exception));
            let edges: Vec<(BlockId, Edge)> = self.targets(node).into_iter().chain(thrown).collect();
            for (target, edge) in edges {
                self.cfg.add_edge(node, target, edge);
            }
        }
        Body {
            kind,
            slots: self.slots,
            params: self.params,
            cfg: self.cfg,
            entry: self.entry,
            handlers: self.handlers,
            loops: self.loops,
            quantifiers: self.quantifiers,
        }
    }
}

fn empty_block(handler: Option<HandlerId>) -> Block {
    Block {
        instrs: Vec::new(),
        terminator: Terminator::Return(None),
        span: Span::default(),
        handler,
        loop_head: None,
    }
}

pub(super) fn bool_const(value: bool) -> Operand {
    Operand::Const(Const::Bool(value))
}

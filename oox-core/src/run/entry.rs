//! The first state: a method with symbolic arguments.

use crate::heap::Value;
use crate::input::Declared;
use crate::ir::{ClassId, MethodId, Ty};
use crate::machine::Machine;
use crate::state::{FrameKind, InitFor, State};

impl Machine<'_> {
    /// The state before a method is entered. The receiver of an instance method is some object; a constructor gets a
    /// new one.
    pub fn start(&mut self, id: MethodId) -> State {
        let method = self.program.method(id);
        let mut state = State::empty();
        let mut inputs: Vec<(String, Value)> = Vec::new();
        if method.is_constructor {
            let object = self.new_object(&mut state, method.class);
            inputs.push(("this".to_owned(), Value::Obj(object)));
        } else if !method.is_static {
            let declared = Declared { ty: Ty::Ref(method.class), view: None };
            let this = self.argument(&mut state, "this", &declared, true);
            inputs.push(("this".to_owned(), this));
        }
        for param in &method.params {
            let declared = self.declared_argument(param);
            let value = self.argument(&mut state, &param.name, &declared, param.non_null);
            inputs.push((param.name.clone(), value));
        }
        self.begin(&mut state, id, inputs);
        self.initialise_first(&mut state, method.class);
        state
    }

    /// Enters the method that is verified.
    pub(crate) fn begin(&mut self, state: &mut State, id: MethodId, inputs: Vec<(String, Value)>) {
        let args: Vec<Value> = inputs.iter().map(|(_, value)| *value).collect();
        state.input.args = inputs.into();
        self.enter(state, FrameKind::Entry(id), self.program.method(id).body, args);
        self.plan_entry(state, id, true);
    }

    /// The static initialisers of the entry's class run before anything else, those of supertypes first.
    pub(crate) fn initialise_first(&mut self, state: &mut State, class: ClassId) {
        if state.world.initialised.insert(class).is_some() {
            return;
        }
        if let Some(body) = self.program.class(class).static_init {
            self.enter(state, FrameKind::StaticInit(InitFor::Code), Some(body), Vec::new());
        }
        for above in self.program.initialised_before(class).into_iter().rev() {
            self.initialise_first(state, above);
        }
    }
}

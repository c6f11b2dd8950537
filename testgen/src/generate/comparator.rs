//! Comparators that nobody has written: objects are ranked in a map, and compared by their ranks.

use oox_core::heap::Value;
use oox_core::ir::ClassId;

use super::arrange::{Arranger, Built, Means};
use super::raw::Order;
use crate::java::{JavaType, jdk, type_code};

impl Arranger<'_, '_> {
    /// A comparator with the order of the case.
    pub(super) fn comparator(
        &mut self,
        order: &Order,
        class: ClassId,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, String> {
        let name = &self.subject.program.class(class).name;
        if name != "java.util.Comparator" {
            return Err(format!("an order of `{name}`"));
        }
        let compared = ty.argument(0).without_wildcard();
        let mut ranked = Vec::new();
        for (value, rank) in &order.ranks {
            ranked.push((self.value(*value, &compared, "element")?, rank));
        }
        let made = self.interpreter.allocate_open(&mut self.done.state, class).ok_or("a comparator")?;
        // by identity: what `equals` says is the business of the objects
        let ranks = self.fresh("ranks");
        let key = type_code(&compared, self.subject.info);
        let (map, identity) = (jdk("java.util.Map"), jdk("java.util.IdentityHashMap"));
        self.done.lines.push(format!("{map}<{key}, Integer> {ranks} = new {identity}<>();"));
        for (built, rank) in ranked {
            self.done.lines.push(format!("{ranks}.put({}, {rank});", built.code));
            self.interpreter.set_rank(&mut self.done.state, order.method, made, built.value, *rank);
        }
        self.means(Means::StandIns);
        let code = format!("{}.comparing({ranks}::get)", jdk("java.util.Comparator"));
        Ok(self.variable(ty, hint, &code, Value::Obj(made)))
    }
}

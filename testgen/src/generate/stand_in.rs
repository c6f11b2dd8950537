//! Stand-ins for objects of classes that are not there: an anonymous class or a lambda that gives the answers of the case.

use oox_core::exec::Ended;
use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, MethodId};

use super::arrange::{Arranger, Built, Means};
use super::raw::Answer;
use super::subject::Subject;
use crate::java::{Access, JavaClass, JavaMethod, JavaType, Kind, class_code, identifier, type_code};

impl<'p> Arranger<'_, 'p> {
    /// An object that answers as the case wants it.
    pub(super) fn stand_in(
        &mut self,
        object: ObjId,
        class: ClassId,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, String> {
        let name = &self.subject.program.class(class).name;
        let java = self.subject.java_class(class).ok_or_else(|| format!("the class `{name}`"))?;
        if !Subject::can_name(self.package, java) {
            return Err(format!("`{name}` cannot be named in a test"));
        }
        let own = self.subject.own_type(java, ty);
        let answers: Vec<Answer> =
            self.raw.answers.iter().filter(|answer| answer.receiver == Some(object)).cloned().collect();
        let values = self.subject.arguments(java, &own);
        let wanted = self.abstract_methods(class);
        if let [only] = &wanted[..]
            && java.kind == Kind::Interface
            && only.type_params.is_empty()
        {
            let of_method: Vec<&Answer> =
                answers.iter().filter(|answer| self.is_of(answer.method, only)).collect();
            if let (true, [] | [_]) = (of_method.len() == answers.len(), &of_method[..]) {
                let result = self.result(only, of_method.first().copied(), &values)?;
                let params: Vec<String> = only.params.iter().map(|(name, _)| identifier(name)).collect();
                let params = match &params[..] {
                    [one] => one.clone(),
                    several => format!("({})", several.join(", ")),
                };
                let body = match result.strip_prefix("return ").and_then(|rest| rest.strip_suffix(';')) {
                    Some(value) => value.to_owned(),
                    None if result.is_empty() => "{ }".to_owned(),
                    None => format!("{{ {result} }}"),
                };
                return self.stood_in(class, &own, hint, &format!("{params} -> {body}"));
            }
        }
        if java.kind == Kind::Class && !self.has_plain_constructor(class, java) {
            return Err(format!("an object of some class below `{name}`"));
        }
        let mut lines = vec![format!("new {}() {{", type_code(&own, self.subject.info))];
        for method in &wanted {
            let of_method: Vec<&Answer> =
                answers.iter().filter(|answer| self.is_of(answer.method, method)).collect();
            let mut results = Vec::new();
            for answer in &of_method {
                results.push(self.result(method, Some(answer), &values)?);
            }
            let same = results.windows(2).all(|pair| pair[0] == pair[1]);
            let access = if method.access == Access::Public { "public " } else { "" };
            let params: Vec<String> = method
                .params
                .iter()
                .map(|(name, ty)| {
                    format!("{} {}", type_code(&ty.substituted(&values), self.subject.info), identifier(name))
                })
                .collect();
            let counter = format!("{}Calls", identifier(&method.name));
            if !same {
                lines.push(format!("    private int {counter};"));
                lines.push(String::new());
            }
            let ret = type_code(&method.ret.substituted(&values), self.subject.info);
            lines.push("    @Override".to_owned());
            lines.push(format!("    {access}{ret} {}({}) {{", method.name, params.join(", ")));
            if same {
                let result = match results.into_iter().next() {
                    Some(result) => result,
                    None => self.result(method, None, &values)?,
                };
                if !result.is_empty() {
                    lines.push(format!("        {result}"));
                }
            } else {
                // one after the other, as they were called
                lines.push(format!("        switch ({counter}++) {{"));
                let last = results.len() - 1;
                for (index, result) in results.into_iter().enumerate() {
                    let label = if index == last { "default".to_owned() } else { format!("case {index}") };
                    lines.push(format!("            {label}:"));
                    let end = if result.is_empty() { "return;" } else { &result };
                    lines.push(format!("                {end}"));
                }
                lines.push("        }".to_owned());
            }
            lines.push("    }".to_owned());
        }
        lines.push("}".to_owned());
        self.stood_in(class, &own, hint, &lines.join("\n"))
    }

    fn stood_in(&mut self, class: ClassId, ty: &JavaType, hint: &str, code: &str) -> Result<Built, String> {
        self.means(Means::StandIns);
        let made = self.interpreter.allocate_open(&mut self.done.state, class).ok_or("a stand-in")?;
        Ok(self.variable(ty, hint, code, Value::Obj(made)))
    }

    /// The statement that gives an answer; without one, the default of the result.
    fn result(
        &mut self,
        method: &JavaMethod,
        answer: Option<&Answer>,
        values: &indexmap::IndexMap<String, JavaType>,
    ) -> Result<String, String> {
        let ty = method.ret.substituted(values);
        match answer.map(|answer| answer.ended) {
            Some(Ended::Throwing(exception)) => {
                let class = self.interpreter.class_of(&self.raw.state, exception).ok_or("an exception")?;
                let java = self.subject.java_class(class).ok_or("an exception without a name")?;
                Ok(format!("throw new {}();", class_code(java)))
            }
            Some(Ended::Normally(Some(value))) => {
                let built = self.value(value, &ty, "answer")?;
                Ok(format!("return {};", built.code))
            }
            Some(Ended::Normally(None)) => Ok(String::new()),
            None => Ok(match &ty {
                JavaType::Prim("void") => String::new(),
                JavaType::Prim("boolean") => "return false;".to_owned(),
                JavaType::Prim(_) => "return 0;".to_owned(),
                _ => "return null;".to_owned(),
            }),
        }
    }

    /// Whether a method of the program is the one written so.
    fn is_of(&self, id: MethodId, method: &JavaMethod) -> bool {
        self.subject
            .java_method(id)
            .is_some_and(|(_, of)| of.name == method.name && of.params.len() == method.params.len())
    }

    /// The methods that a class below this one must have, each once.
    fn abstract_methods(&self, class: ClassId) -> Vec<&'p JavaMethod> {
        let mut found: Vec<&'p JavaMethod> = Vec::new();
        let mut concrete: Vec<&'p JavaMethod> = Vec::new();
        for above in std::iter::once(class).chain(self.subject.program.class(class).ancestors.iter().copied())
        {
            let Some(java) = self.subject.java_class(above) else { continue };
            for method in &java.methods {
                let same = |known: &&JavaMethod| {
                    known.name == method.name && known.params.len() == method.params.len()
                };
                if method.is_static
                    || method.is_constructor
                    || found.iter().any(same)
                    || concrete.iter().any(same)
                {
                    continue;
                }
                // whatever an interface says of the methods of every object, every object has them
                let is_objects = matches!(
                    (method.name.as_str(), method.params.len()),
                    ("equals", 1) | ("hashCode" | "toString", 0)
                );
                if method.is_abstract && !is_objects { found.push(method) } else { concrete.push(method) }
            }
        }
        found
    }

    fn has_plain_constructor(&self, class: ClassId, java: &JavaClass) -> bool {
        let constructors =
            self.subject.methods_of(class).into_iter().filter(|(_, method)| method.is_constructor);
        constructors.into_iter().any(|(_, method)| {
            method.params.is_empty() && !java.is_inner && Subject::can_use(self.package, java, method.access)
        })
    }
}

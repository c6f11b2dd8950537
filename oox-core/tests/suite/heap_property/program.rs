//! Random class graphs and random heap programs over them, decoded from a list of numbers so that proptest can shrink
//! them: a list that is shorter or has smaller numbers gives a simpler program.

use std::fmt::Write;

/// The numbers that decide everything; when they are used up, every further choice is the first one.
pub struct Choices<'c> {
    numbers: &'c [u16],
    at: usize,
}

impl<'c> Choices<'c> {
    pub fn new(numbers: &'c [u16]) -> Self {
        Self { numbers, at: 0 }
    }

    fn next(&mut self) -> usize {
        self.at += 1;
        self.numbers.get(self.at - 1).map_or(0, |number| usize::from(*number))
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.next() % count
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    /// False when the numbers are used up.
    fn chance(&mut self, percent: usize) -> bool {
        self.next() % 100 >= 100 - percent
    }
}

pub type TypeId = usize;
pub type FieldId = usize;
pub type Var = usize;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Class,
    Abstract,
    Interface,
}

/// What `pick()` of a class gives.
#[derive(Clone, Copy)]
pub enum Pick {
    This,
    Null,
    Field(FieldId),
}

/// A declared type; number 0 is `Object`.
pub struct Type {
    pub name: String,
    pub kind: Kind,
    pub parents: Vec<TypeId>,
    /// Its own fields.
    pub fields: Vec<FieldId>,
    pub pick: Option<Pick>,
}

pub struct Field {
    pub name: String,
    pub ty: TypeId,
    pub owner: TypeId,
}

/// A run-time type.
pub struct Dynamic {
    /// As the engine shows it.
    pub name: String,
    pub ty: TypeId,
}

pub struct Variable {
    pub name: String,
    pub ty: TypeId,
}

pub enum Cond {
    IsNull(Var),
    Same(Var, Var),
    Is(Var, TypeId),
    FieldIsNull(Var, FieldId),
    FieldIs(Var, FieldId, Var),
    FieldsSame(Var, FieldId, Var, FieldId),
    Not(Box<Cond>),
    And(Box<Cond>, Box<Cond>),
    Or(Box<Cond>, Box<Cond>),
}

pub enum Expr {
    Null,
    Copy(Var),
    Read(Var, FieldId),
    Cast(Var, TypeId),
    New(TypeId),
    Pick(Var),
}

pub enum Stmt {
    Set { to: Var, declare: bool, value: Expr },
    Write { object: Var, field: FieldId, value: Option<Var> },
    If { cond: Cond, then: Vec<Stmt>, els: Vec<Stmt> },
}

pub enum Answer {
    Cond(Cond),
    Var(Var),
}

/// A program with one method, `Main.run`.
pub struct Program {
    pub types: Vec<Type>,
    pub fields: Vec<Field>,
    pub dynamics: Vec<Dynamic>,
    /// All that were ever declared; the first are the parameters.
    pub variables: Vec<Variable>,
    pub params: usize,
    pub non_null: Vec<bool>,
    pub body: Vec<Stmt>,
    pub answer: Answer,
}

impl Program {
    pub fn is_subtype(&self, ty: TypeId, above: TypeId) -> bool {
        above == 0
            || ty == above
            || self.types[ty].parents.iter().any(|parent| self.is_subtype(*parent, above))
    }

    /// Fields of a type, inherited ones first.
    pub fn fields_of(&self, ty: TypeId) -> Vec<FieldId> {
        let mut all: Vec<FieldId> = Vec::new();
        for parent in &self.types[ty].parents {
            all.extend(self.fields_of(*parent));
        }
        all.extend(&self.types[ty].fields);
        all
    }

    /// The nearest `pick` of a class and its superclasses.
    pub fn pick_of(&self, ty: TypeId) -> Option<Pick> {
        let inherited = || self.types[ty].parents.iter().find_map(|parent| self.pick_of(*parent));
        self.types[ty].pick.or_else(inherited)
    }

    pub fn decode(choices: &mut Choices) -> Self {
        let object = Type {
            name: "Object".to_owned(),
            kind: Kind::Class,
            parents: Vec::new(),
            fields: Vec::new(),
            pick: None,
        };
        let mut program = Self {
            types: vec![object],
            fields: Vec::new(),
            dynamics: Vec::new(),
            variables: Vec::new(),
            params: 0,
            non_null: Vec::new(),
            body: Vec::new(),
            answer: Answer::Var(0),
        };
        program.decode_types(choices);
        program.dynamics = program.all_dynamics();
        program.params = 1 + choices.below(2);
        for number in 0..program.params {
            let ty = program.any_type(choices);
            program.variables.push(Variable { name: format!("p{number}"), ty });
            program.non_null.push(choices.chance(15));
        }
        let mut scope: Vec<Var> = (0..program.params).collect();
        // reads multiply the paths of the lazy mode
        let mut reads = 5;
        program.body = program.decode_block(choices, &mut scope, 9, 2, &mut reads);
        program.answer = if choices.chance(50) {
            Answer::Cond(program.decode_cond(choices, &scope, 1, &mut reads))
        } else {
            Answer::Var(choices.pick(&scope))
        };
        program
    }

    fn decode_types(&mut self, choices: &mut Choices) {
        let count = [1, 2, 3, 1, 2][choices.below(5)];
        let has_interface = count > 1 && choices.chance(25);
        if has_interface {
            self.types.push(Type {
                name: "I".to_owned(),
                kind: Kind::Interface,
                parents: Vec::new(),
                fields: Vec::new(),
                pick: None,
            });
        }
        let first = self.types.len();
        for number in 0..count {
            let ty = self.types.len();
            let mut parents = Vec::new();
            if number > 0 && choices.chance(60) {
                parents.push(first + choices.below(number));
            }
            if has_interface && choices.chance(40) {
                parents.push(1);
            }
            let kind = if choices.chance(12) { Kind::Abstract } else { Kind::Class };
            self.types.push(Type {
                name: format!("C{number}"),
                kind,
                parents,
                fields: Vec::new(),
                pick: None,
            });
            debug_assert_eq!(self.types.len(), ty + 1);
        }
        for owner in first..self.types.len() {
            for _ in 0..=choices.below(if owner == first { 3 } else { 2 }) {
                let id = self.fields.len();
                let ty = self.any_type(choices);
                self.fields.push(Field { name: format!("f{id}"), ty, owner });
                self.types[owner].fields.push(id);
            }
            let fields = self.fields_of(owner);
            self.types[owner].pick = choices.chance(50).then(|| match choices.below(4) {
                0 => Pick::This,
                1 => Pick::Null,
                _ => Pick::Field(choices.pick(&fields)),
            });
        }
    }

    /// What `pick` is declared to give.
    fn pick_type(&self) -> TypeId {
        usize::from(self.types.len() == 2)
    }

    /// Classes are twice as frequent as `Object` and the interface.
    fn any_type(&self, choices: &mut Choices) -> TypeId {
        let mut all: Vec<TypeId> = (1..self.types.len()).collect();
        all.extend((1..self.types.len()).rev());
        if self.types.len() > 2 {
            all.push(0);
        }
        choices.pick(&all)
    }

    /// The run-time types that this program can tell apart: concrete classes, `Object`, and abstract types of which
    /// there is no concrete class.
    fn all_dynamics(&self) -> Vec<Dynamic> {
        let is_concrete = |ty: &TypeId| self.types[*ty].kind == Kind::Class;
        let mut all = Vec::new();
        for ty in 0..self.types.len() {
            let name = &self.types[ty].name;
            if is_concrete(&ty) {
                all.push(Dynamic { name: name.clone(), ty });
            } else if !(0..self.types.len()).any(|below| is_concrete(&below) && self.is_subtype(below, ty)) {
                all.push(Dynamic { name: format!("some {name}"), ty });
            }
        }
        all
    }

    fn decode_block(
        &mut self,
        choices: &mut Choices,
        scope: &mut Vec<Var>,
        length: usize,
        depth: usize,
        reads: &mut usize,
    ) -> Vec<Stmt> {
        let outer = scope.len();
        let mut block = Vec::new();
        for _ in 0..length {
            if !choices.chance(92) {
                break;
            }
            block.extend(self.decode_stmt(choices, scope, depth, reads));
        }
        if depth < 2 {
            scope.truncate(outer);
        }
        block
    }

    fn decode_stmt(
        &mut self,
        choices: &mut Choices,
        scope: &mut Vec<Var>,
        depth: usize,
        reads: &mut usize,
    ) -> Option<Stmt> {
        let var = choices.pick(scope);
        let fields = self.fields_of(self.variables[var].ty);
        match choices.below(11) {
            0..=2 if !fields.is_empty() && *reads > 0 => {
                *reads -= 1;
                let field = choices.pick(&fields);
                Some(self.set(choices, scope, self.fields[field].ty, Expr::Read(var, field)))
            }
            3..=5 if !fields.is_empty() => {
                let field = choices.pick(&fields);
                let fitting: Vec<Var> = scope
                    .iter()
                    .copied()
                    .filter(|v| self.is_subtype(self.variables[*v].ty, self.fields[field].ty))
                    .collect();
                let value = if fitting.is_empty() || choices.chance(15) {
                    None
                } else {
                    Some(choices.pick(&fitting))
                };
                Some(Stmt::Write { object: var, field, value })
            }
            6 => {
                let concrete: Vec<TypeId> =
                    (1..self.types.len()).filter(|ty| self.types[*ty].kind == Kind::Class).collect();
                if concrete.is_empty() {
                    return None;
                }
                let ty = choices.pick(&concrete);
                Some(self.set(choices, scope, ty, Expr::New(ty)))
            }
            7 => {
                let ty = self.related(choices, self.variables[var].ty);
                Some(self.set(choices, scope, ty, Expr::Cast(var, ty)))
            }
            8 if self.pick_of(self.variables[var].ty).is_some() && *reads > 0 => {
                *reads -= 1;
                Some(self.set(choices, scope, self.pick_type(), Expr::Pick(var)))
            }
            8 => {
                let ty = self.variables[var].ty;
                let value = if choices.chance(20) { Expr::Null } else { Expr::Copy(var) };
                Some(self.set(choices, scope, ty, value))
            }
            _ if depth > 0 => {
                let cond = self.decode_cond(choices, scope, depth, reads);
                let then = self.decode_block(choices, scope, 2, depth - 1, reads);
                let els = if choices.chance(40) {
                    self.decode_block(choices, scope, 2, depth - 1, reads)
                } else {
                    Vec::new()
                };
                Some(Stmt::If { cond, then, els })
            }
            _ => None,
        }
    }

    /// Into a new variable, or into one that is there.
    fn set(&mut self, choices: &mut Choices, scope: &mut Vec<Var>, ty: TypeId, value: Expr) -> Stmt {
        let fitting: Vec<Var> =
            scope.iter().copied().filter(|v| self.is_subtype(ty, self.variables[*v].ty)).collect();
        if !fitting.is_empty() && choices.chance(30) {
            return Stmt::Set { to: choices.pick(&fitting), declare: false, value };
        }
        let to = self.variables.len();
        self.variables.push(Variable { name: format!("v{to}"), ty });
        scope.push(to);
        Stmt::Set { to, declare: true, value }
    }

    /// A type that a cast or test of this static type may name.
    fn related(&self, choices: &mut Choices, ty: TypeId) -> TypeId {
        let first = usize::from(self.types.len() == 2);
        let all: Vec<TypeId> = (first..self.types.len())
            .rev()
            .filter(|other| self.is_subtype(*other, ty) || self.is_subtype(ty, *other))
            .collect();
        choices.pick(&all)
    }

    fn are_related(&self, a: TypeId, b: TypeId) -> bool {
        self.is_subtype(a, b) || self.is_subtype(b, a)
    }

    fn decode_cond(&self, choices: &mut Choices, scope: &[Var], depth: usize, reads: &mut usize) -> Cond {
        let var = choices.pick(scope);
        let ty = self.variables[var].ty;
        let fields = self.fields_of(ty);
        let comparable = |ty: TypeId| -> Vec<Var> {
            scope.iter().copied().filter(|other| self.are_related(ty, self.variables[*other].ty)).collect()
        };
        let plain = match choices.below(9) {
            0 => Cond::IsNull(var),
            1..=3 => Cond::Same(var, choices.pick(&comparable(ty))),
            4 | 5 => Cond::Is(var, self.related(choices, ty)),
            6 if !fields.is_empty() && *reads > 0 => {
                *reads -= 1;
                Cond::FieldIsNull(var, choices.pick(&fields))
            }
            7 if !fields.is_empty() && *reads > 0 => {
                let field = choices.pick(&fields);
                let others = comparable(self.fields[field].ty);
                if others.is_empty() {
                    Cond::IsNull(var)
                } else {
                    *reads -= 1;
                    Cond::FieldIs(var, field, choices.pick(&others))
                }
            }
            8 if !fields.is_empty() && *reads > 1 => {
                let (a, b) = (choices.pick(&fields), choices.pick(&fields));
                if self.are_related(self.fields[a].ty, self.fields[b].ty) {
                    *reads -= 2;
                    Cond::FieldsSame(var, a, var, b)
                } else {
                    Cond::IsNull(var)
                }
            }
            _ => Cond::IsNull(var),
        };
        let plain = if choices.chance(35) { Cond::Not(Box::new(plain)) } else { plain };
        if depth > 0 && choices.chance(25) {
            let other = self.decode_cond(choices, scope, 0, reads);
            let (a, b) = (Box::new(plain), Box::new(other));
            return if choices.chance(50) { Cond::Or(a, b) } else { Cond::And(a, b) };
        }
        plain
    }

    /// The text, with `first` as the first statements of the method.
    pub fn text(&self, first: &str) -> String {
        let mut out = String::new();
        for ty in &self.types[1..] {
            let parents: Vec<&Type> = ty.parents.iter().map(|parent| &self.types[*parent]).collect();
            let names = |kind_is_interface: bool| -> Vec<&str> {
                let wanted = parents.iter().filter(|p| (p.kind == Kind::Interface) == kind_is_interface);
                wanted.map(|parent| parent.name.as_str()).collect()
            };
            let word = match ty.kind {
                Kind::Class => "class",
                Kind::Abstract => "abstract class",
                Kind::Interface => "interface",
            };
            let _ = write!(out, "{word} {}", ty.name);
            if let [class] = names(false)[..] {
                let _ = write!(out, " extends {class}");
            }
            if let [interface] = names(true)[..] {
                let _ = write!(out, " implements {interface}");
            }
            out.push_str(" {\n");
            for field in &ty.fields {
                let field = &self.fields[*field];
                let _ = writeln!(out, "    {} {};", self.types[field.ty].name, field.name);
            }
            if let Some(pick) = ty.pick {
                let value = match pick {
                    Pick::This => "this".to_owned(),
                    Pick::Null => "null".to_owned(),
                    Pick::Field(field) => format!("this.{}", self.fields[field].name),
                };
                let result = &self.types[self.pick_type()].name;
                let _ = writeln!(out, "    {result} pick() {{ return {value}; }}");
            }
            out.push_str("}\n");
        }
        let params: Vec<String> = self.variables[..self.params]
            .iter()
            .zip(&self.non_null)
            .map(|(param, non_null)| {
                let word = if *non_null { "nonnull " } else { "" };
                format!("{word}{} {}", self.types[param.ty].name, param.name)
            })
            .collect();
        let (result, answer) = match &self.answer {
            Answer::Cond(cond) => ("bool", self.cond_text(cond)),
            Answer::Var(var) => ("Object", self.variables[*var].name.clone()),
        };
        let _ = writeln!(out, "class Main {{\n    static {result} run({}) {{", params.join(", "));
        out.push_str(first);
        self.block_text(&self.body, 2, &mut out);
        let _ = writeln!(out, "        return {answer};\n    }}\n}}");
        out
    }

    fn block_text(&self, block: &[Stmt], depth: usize, out: &mut String) {
        let indent = "    ".repeat(depth);
        let name = |var: &Var| self.variables[*var].name.as_str();
        for stmt in block {
            match stmt {
                Stmt::Set { to, declare, value } => {
                    let ty = if *declare {
                        format!("{} ", self.types[self.variables[*to].ty].name)
                    } else {
                        String::new()
                    };
                    let value = match value {
                        Expr::Null => "null".to_owned(),
                        Expr::Copy(var) => name(var).to_owned(),
                        Expr::Read(var, field) => format!("{}.{}", name(var), self.fields[*field].name),
                        Expr::Cast(var, ty) => format!("{} as {}", name(var), self.types[*ty].name),
                        Expr::New(ty) => format!("new {}()", self.types[*ty].name),
                        Expr::Pick(var) => format!("{}.pick()", name(var)),
                    };
                    let _ = writeln!(out, "{indent}{ty}{} := {value};", name(to));
                }
                Stmt::Write { object, field, value } => {
                    let value = value.as_ref().map_or("null", name);
                    let _ =
                        writeln!(out, "{indent}{}.{} := {value};", name(object), self.fields[*field].name);
                }
                Stmt::If { cond, then, els } => {
                    let _ = writeln!(out, "{indent}if ({}) {{", self.cond_text(cond));
                    self.block_text(then, depth + 1, out);
                    let _ = writeln!(out, "{indent}}} else {{");
                    self.block_text(els, depth + 1, out);
                    let _ = writeln!(out, "{indent}}}");
                }
            }
        }
    }

    fn cond_text(&self, cond: &Cond) -> String {
        let name = |var: &Var| self.variables[*var].name.as_str();
        let field = |field: &FieldId| self.fields[*field].name.as_str();
        match cond {
            Cond::IsNull(var) => format!("{} == null", name(var)),
            Cond::Same(a, b) => format!("{} == {}", name(a), name(b)),
            Cond::Is(var, ty) => format!("{} is {}", name(var), self.types[*ty].name),
            Cond::FieldIsNull(var, f) => format!("{}.{} == null", name(var), field(f)),
            Cond::FieldIs(a, f, b) => format!("{}.{} == {}", name(a), field(f), name(b)),
            Cond::FieldsSame(a, f, b, g) => format!("{}.{} == {}.{}", name(a), field(f), name(b), field(g)),
            Cond::Not(cond) => format!("!({})", self.cond_text(cond)),
            Cond::And(a, b) => format!("({}) && ({})", self.cond_text(a), self.cond_text(b)),
            Cond::Or(a, b) => format!("({}) || ({})", self.cond_text(a), self.cond_text(b)),
        }
    }
}

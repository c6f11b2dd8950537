//! Expressions in words: `(s.*next & (Strip - null)) -> c`.

use std::collections::BTreeSet;

use super::relation::{Filter, Link, Lit, Relations, Set, SetExpr, all_of};
use crate::ir::{ClassId, FieldId, MethodId, Program, Ty};
use crate::lang::span::FileId;
use crate::term::{FloatTy, IntTy};

/// How expressions of one method are written.
pub(super) struct Names<'p, 'f> {
    program: &'p Program,
    relations: Relations<'p>,
    params: Vec<String>,
    /// The files whose fields a reader knows.
    files: &'f BTreeSet<FileId>,
    /// Names that several of the fields have that are spoken of.
    ambiguous: BTreeSet<String>,
}

impl<'p, 'f> Names<'p, 'f> {
    pub fn new(program: &'p Program, method: MethodId, files: &'f BTreeSet<FileId>) -> Self {
        let declared = program.method(method);
        let receiver = (!declared.is_static).then(|| "this".to_owned());
        let params = receiver.into_iter().chain(declared.params.iter().map(|param| param.name.clone()));
        let params = params.collect();
        let relations = Relations { program };
        Self { program, relations, params, files, ambiguous: BTreeSet::new() }
    }

    /// Fields of one name among these are told apart by their classes.
    pub fn tell_apart(&mut self, links: impl Iterator<Item = Link>, statics: impl Iterator<Item = FieldId>) {
        let fields = links.filter_map(|link| if let Link::Field(field) = link { Some(field) } else { None });
        let all: BTreeSet<FieldId> = fields.chain(statics).collect();
        let mut seen = BTreeSet::new();
        for field in all {
            let name = &self.program.field(field).name;
            if !seen.insert(name.clone()) {
                self.ambiguous.insert(name.clone());
            }
        }
    }

    /// Does a reader of the given files know the class?
    pub fn is_known(&self, class: ClassId) -> bool {
        let declared = self.program.class(class);
        declared.is_of_user() || self.files.contains(&declared.span.file)
    }

    /// Does a reader know the link?
    pub fn is_visible(&self, link: Link) -> bool {
        match link {
            Link::Field(field) => self.is_known(self.program.field(field).class),
            Link::Elem(_) | Link::Length => true,
        }
    }

    /// The name of a relation.
    pub fn link(&self, link: Link) -> String {
        match link {
            Link::Field(field) => self.field(field),
            Link::Elem(_) => "elem".to_owned(),
            Link::Length => "length".to_owned(),
        }
    }

    fn field(&self, field: FieldId) -> String {
        let declared = self.program.field(field);
        if self.ambiguous.contains(&declared.name) { self.qualified(field) } else { declared.name.clone() }
    }

    /// `Class.field`
    pub fn qualified(&self, field: FieldId) -> String {
        let declared = self.program.field(field);
        format!("{}.{}", self.class(declared.class), declared.name)
    }

    /// The name of a class, without its package.
    pub fn class(&self, class: ClassId) -> String {
        let name = &self.program.class(class).name;
        name.rsplit('.').next().unwrap_or(name).trim_matches('`').to_owned()
    }

    /// The set of all values of a type.
    pub fn type_name(&self, ty: &Ty) -> String {
        match ty {
            Ty::Bool => "boolean".into(),
            Ty::Int | Ty::Uint | Ty::Bits(_) => "Int".into(),
            Ty::Float(_) => "Real".into(),
            other => self.declared(other),
        }
    }

    /// A type as Java writes it.
    pub fn declared(&self, ty: &Ty) -> String {
        match ty {
            Ty::Bool => "boolean".into(),
            Ty::Bits(IntTy::I8) => "byte".into(),
            Ty::Bits(IntTy::I16) => "short".into(),
            Ty::Bits(IntTy::U16) => "char".into(),
            Ty::Bits(IntTy::I32) | Ty::Int | Ty::Uint => "int".into(),
            Ty::Bits(IntTy::I64) => "long".into(),
            Ty::Float(FloatTy::F32) => "float".into(),
            Ty::Float(FloatTy::F64) => "double".into(),
            Ty::Ref(class) => self.class(*class),
            Ty::Array(elem) => format!("{}[]", self.declared(elem)),
            Ty::String => "String".into(),
            Ty::Null => "null".into(),
        }
    }

    /// The set without what a reader does not know: a larger one. The flag: it is the same.
    pub fn shown(&self, set: &Set) -> (Set, bool) {
        if self.is_clear(set) {
            return (set.clone(), true);
        }
        if let SetExpr::Union(all) = &**set {
            return (self.relations.union(all.iter().map(|part| self.shown(part).0)), false);
        }
        let ty = self.relations.type_of(set).unwrap_or(Ty::Ref(self.program.builtin.object));
        let all = all_of(&ty);
        (if matches!(**set, SetExpr::NonNull(_)) { self.relations.non_null(&all) } else { all }, false)
    }

    fn is_clear(&self, set: &SetExpr) -> bool {
        match set {
            SetExpr::Join(owners, link) | SetExpr::Where(owners, link, _) => {
                self.is_visible(*link) && self.is_clear(owners)
            }
            SetExpr::Star(owners, links) => {
                links.iter().all(|link| self.is_visible(*link)) && self.is_clear(owners)
            }
            SetExpr::NonNull(owners) => self.is_clear(owners),
            SetExpr::Union(all) => all.iter().all(|part| self.is_clear(part)),
            SetExpr::Static(field) => self.is_known(self.program.field(*field).class),
            _ => true,
        }
    }

    /// An expression that stands alone.
    pub fn set(&self, set: &SetExpr) -> String {
        match set {
            SetExpr::Union(all) => all.iter().map(|part| self.factor(part)).collect::<Vec<_>>().join(" + "),
            SetExpr::NonNull(owners) => match self.relations.type_of(owners) {
                Some(ty) if !matches!(**owners, SetExpr::Type(_)) => {
                    format!("{} & ({} - null)", self.factor(owners), self.type_name(&ty))
                }
                _ => format!("{} - null", self.factor(owners)),
            },
            SetExpr::Where(owners, link, filter) => {
                format!("{} & {}", self.factor(owners), self.filter(owners, *link, filter))
            }
            _ => self.factor(set),
        }
    }

    fn filter(&self, owners: &SetExpr, link: Link, filter: &Filter) -> String {
        let range = self.relations.range(link, self.relations.type_of(owners).as_ref());
        let to = match filter {
            Filter::NotNull => {
                format!("({} - null)", range.map_or_else(|| "Object".into(), |ty| self.type_name(&ty)))
            }
            Filter::Is(lit) => self.lit(lit, range.as_ref()),
        };
        format!("{}.{to}", self.link(link))
    }

    /// An expression within another one.
    pub fn factor(&self, set: &SetExpr) -> String {
        match set {
            SetExpr::None => "none".into(),
            SetExpr::Lit(lit) => self.lit(lit, None),
            SetExpr::Param(at, _) => self.params.get(*at).cloned().unwrap_or_else(|| format!("p{at}")),
            SetExpr::Static(field) => self.qualified(*field),
            SetExpr::New(new) => format!("New${}${}", self.declared(&new.ty), new.number),
            SetExpr::Fresh(ty) => format!("NewSet${}", self.declared(ty)),
            SetExpr::Type(ty) => self.type_name(ty),
            SetExpr::Join(owners, link) => format!("{}.{}", self.factor(owners), self.link(*link)),
            SetExpr::Star(owners, links) => {
                let names: Vec<String> = links.iter().map(|link| self.link(*link)).collect();
                match &names[..] {
                    [only] => format!("{}.*{only}", self.factor(owners)),
                    _ => format!("{}.*({})", self.factor(owners), names.join(" + ")),
                }
            }
            SetExpr::Union(_) | SetExpr::NonNull(_) | SetExpr::Where(..) => format!("({})", self.set(set)),
        }
    }

    fn lit(&self, lit: &Lit, _ty: Option<&Ty>) -> String {
        match lit {
            Lit::Null => "null".into(),
            Lit::Bool(value) => value.to_string(),
            Lit::Int(value) => value.to_string(),
            Lit::F32(bits) => format!("{:?}", f32::from_bits(*bits)),
            Lit::F64(bits) => format!("{:?}", f64::from_bits(*bits)),
            Lit::Text(text) => {
                let known = self.program.strings.get_index(text.index());
                format!("{:?}", known.map_or("", String::as_str))
            }
        }
    }
}

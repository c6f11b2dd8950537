//! What a type name means at a place (JLS 6.5).

use std::rc::Rc;

use super::{Origin, Scope, ScopeKind, World};
use crate::problem::Problem;
use crate::syntax::tree::{self, Ident, TypeArg, TypeKind, TypeRef};
use crate::types::{ClassId, Type, VarId};

/// Types of `java.lang`, up to Java 21, of which there is no model: open, and not misspelt.
const UNMODELLED_IN_LANG: [&str; 15] = [
    "ClassLoader",
    "ClassValue",
    "Compiler",
    "Module",
    "ModuleLayer",
    "Package",
    "ProcessBuilder",
    "ProcessHandle",
    "Readable",
    "RuntimePermission",
    "ScopedValue",
    "SecurityManager",
    "StackWalker",
    "ThreadGroup",
    "WrongThreadException",
];

/// What a simple type name stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named {
    Class(ClassId),
    Var(VarId),
}

impl World {
    /// The type that is written. `var` is unknown.
    pub fn resolve(&self, scope: &Scope, ty: &TypeRef) -> Result<Type, Problem> {
        match &ty.kind {
            TypeKind::Prim(prim) => Ok(Type::Prim(*prim)),
            TypeKind::Void => Ok(Type::Void),
            TypeKind::Var => Ok(Type::Unknown),
            TypeKind::Array(elem) => Ok(Type::array(self.resolve(scope, elem)?)),
            TypeKind::Several(parts) => {
                let parts: Vec<Type> =
                    parts.iter().map(|part| self.resolve(scope, part)).collect::<Result<_, _>>()?;
                Ok(Type::Both(parts.into()))
            }
            TypeKind::Named(segments) => self.resolve_named(scope, segments, ty),
        }
    }

    fn resolve_named(
        &self,
        scope: &Scope,
        segments: &[tree::TypeSegment],
        ty: &TypeRef,
    ) -> Result<Type, Problem> {
        let names: Vec<&str> = segments.iter().map(|segment| segment.name.text.as_str()).collect();
        let Some((found, used)) = self.longest_type(scope, &names) else {
            return self.missing_type(scope, segments, ty);
        };
        let mut class = match found {
            Named::Var(var) => return Ok(Type::Var(var)),
            Named::Class(class) => class,
        };
        let mut args = self.implied_args(scope, class);
        args.extend(self.resolve_args(scope, class, &segments[used - 1])?);
        for segment in &segments[used..] {
            let Some(inner) = self.member_type(class, &segment.name.text) else {
                if self.class(class).origin != Origin::User {
                    return Ok(Type::class(self.open_class(&format!(
                        "{}${}",
                        self.class(class).name,
                        segment.name.text
                    ))));
                }
                return Err(Problem::error(
                    format!("cannot find the class `{}` in `{}`", segment.name.text, self.class(class).name),
                    segment.name.span,
                ));
            };
            if self.type_params(inner).len() < args.len() || !self.class(inner).has_outer_instance {
                args.clear();
            }
            class = inner;
            args.extend(self.resolve_args(scope, class, segment)?);
        }
        if args.len() != self.type_params(class).len() {
            args.clear();
        }
        Ok(Type::Class(class, args.into()))
    }

    /// The arguments of the outer classes, when an inner class is named by its simple name inside of them.
    fn implied_args(&self, scope: &Scope, class: ClassId) -> Vec<Type> {
        let inherited = self.type_params(class).len() - self.own_params(class);
        let params = self.type_params(class);
        let visible = |var: &VarId| {
            scope.outward().any(|scope| match &scope.kind {
                ScopeKind::Class(id) | ScopeKind::Header(id) => self.type_params(*id).contains(var),
                _ => false,
            })
        };
        params[..inherited]
            .iter()
            .map(|var| if visible(var) { Type::Var(*var) } else { Type::Unknown })
            .collect()
    }

    fn resolve_args(
        &self,
        scope: &Scope,
        class: ClassId,
        segment: &tree::TypeSegment,
    ) -> Result<Vec<Type>, Problem> {
        match &segment.args {
            None => Ok(Vec::new()),
            Some(args) if args.is_empty() => Ok(vec![Type::Unknown; self.own_params(class)]),
            Some(args) => args.iter().map(|arg| self.resolve_arg(scope, arg)).collect(),
        }
    }

    /// A type argument.
    pub(crate) fn resolve_arg(&self, scope: &Scope, arg: &TypeArg) -> Result<Type, Problem> {
        match arg {
            TypeArg::Type(ty) => self.resolve(scope, ty),
            TypeArg::Any => Ok(Type::Extends(Rc::new(self.object()))),
            TypeArg::Extends(bound) => Ok(Type::Extends(Rc::new(self.resolve(scope, bound)?))),
            TypeArg::Super(bound) => Ok(Type::Super(Rc::new(self.resolve(scope, bound)?))),
        }
    }

    /// The type that the first names stand for, and how many of them: `java.util.Map.Entry` is found as
    /// `java.util.Map` with three names used.
    pub(crate) fn longest_type(&self, scope: &Scope, names: &[&str]) -> Option<(Named, usize)> {
        // a class file says where the package ends
        if names[0].contains('.') {
            return self.find_top_level(names[0]).map(|class| (Named::Class(class), 1));
        }
        if let Some(found) = self.simple_type(scope, names[0]) {
            return Some((found, 1));
        }
        (2..=names.len())
            .find_map(|used| Some((Named::Class(self.find_top_level(&names[..used].join("."))?), used)))
    }

    /// What a simple name means as a type.
    pub(crate) fn simple_type(&self, scope: &Scope, name: &str) -> Option<Named> {
        for scope in scope.outward() {
            match &scope.kind {
                ScopeKind::LocalType(known, id) if known == name => return Some(Named::Class(*id)),
                ScopeKind::TypeVar(known, var) if known == name => return Some(Named::Var(*var)),
                ScopeKind::Class(id) | ScopeKind::Header(id) => {
                    let class = self.class(*id);
                    let own = self.own_params(*id);
                    let params = self.type_params(*id);
                    let var = params[params.len() - own..].iter().find(|var| self.var(**var).name == name);
                    if let Some(var) = var {
                        return Some(Named::Var(*var));
                    }
                    if class.simple == name && class.place != super::ClassPlace::Lambda {
                        return Some(Named::Class(*id));
                    }
                    if matches!(scope.kind, ScopeKind::Class(_))
                        && let Some(found) = self.member_type(*id, name)
                    {
                        return Some(Named::Class(found));
                    }
                }
                ScopeKind::File(index) => return self.type_of_file(*index, name).map(Named::Class),
                _ => {}
            }
        }
        None
    }

    fn type_of_file(&self, index: super::FileIndex, name: &str) -> Option<ClassId> {
        let file = self.file(index);
        let path =
            |parts: &[Ident]| parts.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(".");
        for import in file.imports.iter().filter(|import| !import.on_demand) {
            let Some((last, class)) = import.path.split_last() else { continue };
            if last.text != name {
                continue;
            }
            if import.is_static {
                let owner = self.find_class(&path(class));
                if let Some(found) = owner.and_then(|owner| self.member_type(owner, name)) {
                    return Some(found);
                }
            } else {
                let qualified = path(&import.path);
                return Some(self.find_class(&qualified).unwrap_or_else(|| self.open_class(&qualified)));
            }
        }
        let in_package =
            if file.package.is_empty() { name.to_owned() } else { format!("{}.{name}", file.package) };
        if let Some(found) = self.find_top_level(&in_package) {
            return Some(found);
        }
        // the insides of a library's package are not meant
        let is_visible = |id: &ClassId| {
            let class = self.class(*id);
            class.origin != Origin::Open || class.decl.as_ref().is_none_or(|decl| decl.modifiers.is_public)
        };
        for import in file.imports.iter().filter(|import| import.on_demand) {
            let owner = path(&import.path);
            let found = if import.is_static {
                self.find_class(&owner).and_then(|owner| self.member_type(owner, name))
            } else {
                self.find_top_level(&format!("{owner}.{name}"))
                    .or_else(|| self.find_class(&owner).and_then(|owner| self.member_type(owner, name)))
            };
            let found = found.filter(is_visible);
            if found.is_some() {
                return found;
            }
        }
        let in_lang = format!("java.lang.{name}");
        self.find_top_level(&in_lang)
            .filter(is_visible)
            .or_else(|| UNMODELLED_IN_LANG.contains(&name).then(|| self.open_class(&in_lang)))
    }

    /// A member type of a class, its own or inherited.
    pub(crate) fn member_type(&self, class: ClassId, name: &str) -> Option<ClassId> {
        self.member_type_within(class, name, 0)
    }

    fn member_type_within(&self, class: ClassId, name: &str, depth: usize) -> Option<ClassId> {
        if let Some(found) = self.declared_type(class, name) {
            return Some(found);
        }
        if depth > 200 {
            return None;
        }
        let (superclass, interfaces) = self.supers(class);
        superclass
            .iter()
            .chain(interfaces.iter())
            .filter_map(Type::class_id)
            .find_map(|above| self.member_type_within(above, name, depth + 1))
    }

    /// A type that nobody declares: open when an import says that it is elsewhere, an error otherwise.
    fn missing_type(
        &self,
        scope: &Scope,
        segments: &[tree::TypeSegment],
        ty: &TypeRef,
    ) -> Result<Type, Problem> {
        let name = segments.iter().map(|segment| segment.name.text.as_str()).collect::<Vec<_>>().join(".");
        if self.is_of_class_file(scope) || segments[0].name.text.contains('.') {
            // a library may speak of others that are not here
            return Ok(Type::class(self.open_class(&name)));
        }
        if let [first, rest @ ..] = segments
            && !rest.is_empty()
            && first.name.text.starts_with(char::is_uppercase)
            && let Some(outer) = self.imported_from_elsewhere(scope, &first.name.text)
        {
            let inner = rest.iter().map(|segment| segment.name.text.as_str()).collect::<Vec<_>>().join("$");
            return Ok(Type::class(self.open_class(&format!("{}${inner}", self.class(outer).name))));
        }
        if segments.len() > 1 {
            // a.b.C of a library that is not here; a name in capitals before the last would be a class
            return Ok(Type::class(self.open_class(&name)));
        }
        let found = self.inherited_from_elsewhere(scope, &name);
        match found.or_else(|| self.imported_from_elsewhere(scope, &name)) {
            Some(class) => Ok(Type::class(class)),
            None => Err(Problem::error(format!("cannot find the class `{name}`"), ty.span)),
        }
    }

    /// The name stands in a class file, where names are full.
    fn is_of_class_file(&self, scope: &Scope) -> bool {
        scope.outward().any(|scope| match scope.kind {
            ScopeKind::File(index) => self.file(index).origin == Origin::Open,
            _ => false,
        })
    }

    /// The class of a name that nobody here declares, as a member of a class without source that a class around it extends.
    fn inherited_from_elsewhere(&self, scope: &Scope, name: &str) -> Option<ClassId> {
        let around = scope.outward().filter_map(|scope| match scope.kind {
            ScopeKind::Class(id) => Some(id),
            _ => None,
        });
        let is_open = |id: &ClassId| self.class(*id).is_unseen();
        let above = { around }.find_map(|class| self.linearised(class).iter().copied().find(is_open))?;
        Some(self.open_class(&format!("{}${name}", self.class(above).name)))
    }

    /// The class of a name that nobody here declares, when a package is imported that is not the user's: open.
    pub(crate) fn imported_from_elsewhere(&self, scope: &Scope, name: &str) -> Option<ClassId> {
        let file = scope.outward().find_map(|scope| match scope.kind {
            ScopeKind::File(index) => Some(self.file(index)),
            _ => None,
        })?;
        let on_demand = file.imports.iter().filter(|import| import.on_demand && !import.is_static);
        let package = on_demand
            .map(|import| import.path.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join("."))
            .find(|package| !self.is_user_package(package))?;
        Some(self.open_class(&format!("{package}.{name}")))
    }
}

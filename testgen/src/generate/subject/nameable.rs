//! Types that a test in some package cannot name, in whole or in part: a private nested class, a class that another
//! package keeps to itself. Such a type is never written.

use crate::generate::reason::Reason;
use crate::generate::subject::Subject;
use crate::java::{Expr, JavaType, TypeParam};

impl Subject<'_> {
    /// Whether a test in this package can write all of a type.
    pub fn can_name_type(&self, package: &str, ty: &JavaType) -> bool {
        match ty {
            JavaType::Prim(_) => true,
            JavaType::Class(name, args) => {
                let class = self.info.class(name);
                class.is_none_or(|class| Self::can_name(package, class))
                    && args.iter().all(|arg| self.can_name_type(package, arg))
            }
            JavaType::Array(elem) | JavaType::Extends(elem) | JavaType::Super(elem) | JavaType::Raw(elem) => {
                self.can_name_type(package, elem)
            }
            JavaType::Var(_) | JavaType::Unknown => false,
        }
    }

    /// The type of a variable for an object that the test builds and gives away by reflection: `Map<K, Node>` is filled as
    /// a `Map<K, Object>`.
    pub fn type_to_build(&self, package: &str, ty: &JavaType) -> JavaType {
        self.without_hidden(package, ty, JavaType::object)
    }

    /// The type of a variable for an object that the test gets: a `Map<K, Node>` is a `Map<K, ?>`.
    pub fn type_to_see(&self, package: &str, ty: &JavaType) -> JavaType {
        self.without_hidden(package, ty, || JavaType::Extends(Box::new(JavaType::object())))
    }

    /// The type with something else for arguments that cannot be named.
    fn without_hidden(&self, package: &str, ty: &JavaType, instead: fn() -> JavaType) -> JavaType {
        if self.hidden(package, ty).is_none() {
            return ty.clone();
        }
        let inner = |ty: &JavaType| Box::new(self.without_hidden(package, ty, instead));
        match ty {
            JavaType::Class(name, args) => {
                let class = self.info.class(name);
                if class.is_some_and(|class| !Self::can_name(package, class)) {
                    return JavaType::object();
                }
                let params = class.map_or(&[][..], |class| &class.type_params);
                let args = args.iter().enumerate().map(|(index, arg)| {
                    let is_bounded = params.get(index).is_some_and(is_bounded);
                    match self.hidden(package, arg) {
                        None => arg.clone(),
                        // nothing that can be named is known to be within the bound
                        Some(_) if is_bounded => JavaType::Extends(Box::new(JavaType::object())),
                        // a list of lists is not one of lists of something
                        Some(_) if instead() != JavaType::object() => instead(),
                        Some(_) => *inner(arg),
                    }
                });
                JavaType::Class(name.clone(), args.collect())
            }
            JavaType::Array(elem) => JavaType::Array(inner(elem)),
            JavaType::Extends(bound) => JavaType::Extends(inner(bound)),
            JavaType::Super(bound) => JavaType::Super(inner(bound)),
            JavaType::Raw(bound) => JavaType::Raw(inner(bound)),
            JavaType::Prim(_) | JavaType::Var(_) | JavaType::Unknown => ty.clone(),
        }
    }

    /// The first class in a type that a test in this package cannot name.
    pub fn hidden<'t>(&self, package: &str, ty: &'t JavaType) -> Option<&'t str> {
        match ty {
            JavaType::Class(name, args) => {
                let class = self.info.class(name);
                let is_hidden = class.is_some_and(|class| !Self::can_name(package, class));
                let own = is_hidden.then_some(name.as_str());
                own.or_else(|| args.iter().find_map(|arg| self.hidden(package, arg)))
            }
            JavaType::Array(inner)
            | JavaType::Extends(inner)
            | JavaType::Super(inner)
            | JavaType::Raw(inner) => self.hidden(package, inner),
            JavaType::Prim(_) | JavaType::Var(_) | JavaType::Unknown => None,
        }
    }

    /// An object cannot be given where a class is wanted that has no name in the test: no variable has that type.
    pub fn check_nameable(&self, package: &str, code: &Expr, ty: &JavaType) -> Result<(), Reason> {
        match self.hidden(package, ty) {
            Some(class) if !code.is_null() => Err(Reason::HiddenClass(class.to_owned())),
            _ => Ok(()),
        }
    }
}

fn is_bounded(param: &TypeParam) -> bool {
    param.bounds.iter().any(|bound| *bound != JavaType::object())
}

//! Descriptors and generic signatures (JVMS 4.3, 4.7.9.1).

use super::Bad;
use crate::syntax::tree::Prim;

/// Types inside of types: deeper ones are no program's.
const DEEPEST: usize = 100;

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub enum Ty {
    /// A primitive type.
    Prim(Prim),
    /// A type variable.
    Var(String),
    /// A class.
    Class(ClassType),
    /// `T[]`
    Array(Box<Ty>),
}

/// A class with its type arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassType {
    /// The binary name: `a.b.Outer$Inner`.
    pub name: String,
    /// Its arguments.
    pub args: Vec<Arg>,
    /// The inner classes of a class with arguments, by their simple names: `Outer<T>.Inner<U>`.
    pub inner: Vec<(String, Vec<Arg>)>,
}

/// A type argument.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// `T`
    Exactly(Ty),
    /// `?`
    Any,
    /// `? extends T`
    Extends(Ty),
    /// `? super T`
    Super(Ty),
}

/// `T extends A & B`
#[derive(Clone, Debug, PartialEq)]
pub struct TypeVariable {
    /// Its name.
    pub name: String,
    /// Its bounds.
    pub bounds: Vec<Ty>,
}

/// The generic types of a class.
pub(super) struct ClassSignature {
    pub params: Vec<TypeVariable>,
    pub superclass: Ty,
    pub interfaces: Vec<Ty>,
}

/// The types of a method.
pub(super) struct MethodSignature {
    pub type_params: Vec<TypeVariable>,
    pub params: Vec<Ty>,
    pub ret: Option<Ty>,
    pub throws: Vec<Ty>,
}

impl Ty {
    /// A class without arguments.
    pub fn class(name: impl Into<String>) -> Self {
        Self::Class(ClassType { name: name.into(), args: Vec::new(), inner: Vec::new() })
    }
}

/// The type of a field, as a descriptor or as a signature.
pub(super) fn field(text: &str) -> Result<Ty, Bad> {
    let mut reader = Reader { text, at: 0 };
    let ty = reader.ty(0)?;
    reader.end()?;
    Ok(ty)
}

/// The types of a method, as a descriptor or as a signature.
pub(super) fn method(text: &str) -> Result<MethodSignature, Bad> {
    let mut reader = Reader { text, at: 0 };
    let type_params = reader.type_params()?;
    reader.take('(')?;
    let mut params = Vec::new();
    while !reader.has(')') {
        params.push(reader.ty(0)?);
    }
    let ret = if reader.has('V') { None } else { Some(reader.ty(0)?) };
    let mut throws = Vec::new();
    while reader.has('^') {
        throws.push(reader.ty(0)?);
    }
    reader.end()?;
    Ok(MethodSignature { type_params, params, ret, throws })
}

/// The supertypes of a class.
pub(super) fn class(text: &str) -> Result<ClassSignature, Bad> {
    let mut reader = Reader { text, at: 0 };
    let params = reader.type_params()?;
    let superclass = reader.ty(0)?;
    let mut interfaces = Vec::new();
    while reader.peek().is_some() {
        interfaces.push(reader.ty(0)?);
    }
    Ok(ClassSignature { params, superclass, interfaces })
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Result<char, Bad> {
        let found = self.peek().ok_or_else(|| self.bad())?;
        self.at += found.len_utf8();
        Ok(found)
    }

    /// Whether this comes next; then it is behind us.
    fn has(&mut self, wanted: char) -> bool {
        let is_there = self.peek() == Some(wanted);
        if is_there {
            self.at += wanted.len_utf8();
        }
        is_there
    }

    fn take(&mut self, wanted: char) -> Result<(), Bad> {
        if self.has(wanted) { Ok(()) } else { Err(self.bad()) }
    }

    fn end(&self) -> Result<(), Bad> {
        if self.at == self.text.len() { Ok(()) } else { Err(self.bad()) }
    }

    fn bad(&self) -> Bad {
        Bad::new(format!("the signature `{}` is wrong at {}", self.text, self.at))
    }

    /// A name up to a character that no name has.
    fn name(&mut self) -> Result<String, Bad> {
        let rest = &self.text[self.at..];
        let end = rest.find([';', '<', '>', ':', '.', '[']).ok_or_else(|| self.bad())?;
        if end == 0 {
            return Err(self.bad());
        }
        self.at += end;
        Ok(rest[..end].replace('/', "."))
    }

    fn type_params(&mut self) -> Result<Vec<TypeVariable>, Bad> {
        let mut params = Vec::new();
        if !self.has('<') {
            return Ok(params);
        }
        while !self.has('>') {
            let name = self.name()?;
            self.take(':')?;
            let mut bounds = Vec::new();
            // an interface may be the first bound: then that of a class is empty
            if !matches!(self.peek(), Some(':' | '>')) && self.begins_type() {
                bounds.push(self.ty(0)?);
            }
            while self.has(':') {
                bounds.push(self.ty(0)?);
            }
            params.push(TypeVariable { name, bounds });
        }
        Ok(params)
    }

    /// After `T:` either a bound or the next variable follows; a bound begins with `L`, `T` or `[` and a name that ends in `;`
    /// or has arguments, a variable ends in a colon.
    fn begins_type(&self) -> bool {
        let rest = &self.text[self.at..];
        let end = rest.find([';', '<', ':']);
        rest.starts_with(['L', 'T', '[']) && end.is_some_and(|end| !rest[end..].starts_with(':'))
    }

    fn ty(&mut self, depth: usize) -> Result<Ty, Bad> {
        if depth > DEEPEST {
            return Err(self.bad());
        }
        Ok(match self.next()? {
            'Z' => Ty::Prim(Prim::Boolean),
            'B' => Ty::Prim(Prim::Byte),
            'S' => Ty::Prim(Prim::Short),
            'C' => Ty::Prim(Prim::Char),
            'I' => Ty::Prim(Prim::Int),
            'J' => Ty::Prim(Prim::Long),
            'F' => Ty::Prim(Prim::Float),
            'D' => Ty::Prim(Prim::Double),
            '[' => Ty::Array(Box::new(self.ty(depth + 1)?)),
            'T' => {
                let name = self.name()?;
                self.take(';')?;
                Ty::Var(name)
            }
            'L' => {
                let name = self.name()?;
                let args = self.args(depth)?;
                let mut inner = Vec::new();
                while self.has('.') {
                    inner.push((self.name()?, self.args(depth)?));
                }
                self.take(';')?;
                Ty::Class(ClassType { name, args, inner })
            }
            _ => return Err(self.bad()),
        })
    }

    fn args(&mut self, depth: usize) -> Result<Vec<Arg>, Bad> {
        let mut args = Vec::new();
        if !self.has('<') {
            return Ok(args);
        }
        while !self.has('>') {
            args.push(if self.has('*') {
                Arg::Any
            } else if self.has('+') {
                Arg::Extends(self.ty(depth + 1)?)
            } else if self.has('-') {
                Arg::Super(self.ty(depth + 1)?)
            } else {
                Arg::Exactly(self.ty(depth + 1)?)
            });
        }
        Ok(args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_methods() {
        let found = method(
            "<T::Ljava/lang/Comparable<-TT;>;X:Ljava/lang/Exception;>(ITT;[Ljava/util/List<+TT;>;)TT;^TX;",
        )
        .expect("a signature");
        assert_eq!(found.type_params[0].name, "T");
        let bound = ClassType {
            name: "java.lang.Comparable".to_owned(),
            args: vec![Arg::Super(Ty::Var("T".to_owned()))],
            inner: Vec::new(),
        };
        assert_eq!(found.type_params[0].bounds, [Ty::Class(bound)]);
        assert_eq!(found.type_params[1].bounds, [Ty::class("java.lang.Exception")]);
        assert_eq!(found.params.len(), 3);
        assert_eq!(found.throws, [Ty::Var("X".to_owned())]);
        assert!(method("()V").expect("a descriptor").ret.is_none());
    }

    #[test]
    fn variables_without_bounds_of_classes() {
        let found = class("<L:Ljava/lang/Object;T:TL;>La/B<TL;>.C<*>;La/I;").expect("a signature");
        assert_eq!(found.params.len(), 2);
        assert_eq!(found.params[1].bounds, [Ty::Var("L".to_owned())]);
        let Ty::Class(above) = &found.superclass else { panic!("{:?}", found.superclass) };
        assert_eq!(above.inner, [("C".to_owned(), vec![Arg::Any])]);
        assert_eq!(found.interfaces, [Ty::class("a.I")]);
    }

    #[test]
    fn what_is_wrong_is_an_error() {
        for text in
            ["", "L", "La", "La<", "La<*", "[", "(", "(I", "T;", "Q", "II", "(I)", "<T", "<T:", "La.;"]
        {
            assert!(field(text).is_err(), "{text}");
            assert!(method(text).is_err(), "{text}");
        }
        assert!(field(&"[".repeat(100_000)).is_err());
        assert!(field(&"La<".repeat(100_000)).is_err());
    }
}

//! Questions about all parts of a tree.

use super::{Expr, LambdaBody, Member, On, Stmt};

impl Expr {
    /// Whether it or a part of it is so.
    pub fn any(&self, is: &dyn Fn(&Expr) -> bool) -> bool {
        let holds = |part: &Expr| part.any(is);
        if is(self) {
            return true;
        }
        match self {
            Self::Name(_)
            | Self::Literal(_)
            | Self::Constant(..)
            | Self::ArrayOf(..)
            | Self::ClassLiteral(_) => false,
            Self::Field(inner, _)
            | Self::Cast(_, inner)
            | Self::Unary(_, inner)
            | Self::InstanceOf(inner, _)
            | Self::Parens(inner) => holds(inner),
            Self::Index(a, b) | Self::Binary(_, a, b) => holds(a) || holds(b),
            Self::Call(on, _, args) => any_on(on, is) || args.iter().any(holds),
            Self::Helper(_, args) | Self::ArrayWith(_, args) => args.iter().any(holds),
            Self::New(new) => new.outer.iter().chain(&new.args).any(holds),
            Self::Anonymous(_, members) => members.iter().any(|member| member.any(is)),
            Self::Conditional(parts) => parts.iter().any(holds),
            Self::Lambda(_, body) => match &**body {
                LambdaBody::Value(value) => holds(value),
                LambdaBody::Block(stmt) => stmt.iter().any(|stmt| stmt.any(is)),
            },
            Self::MethodRef(on, _) => any_on(on, is),
        }
    }

    /// Whether it is a call of a method of this name, or of a constructor of a class, or declares such a method.
    pub fn calls(&self, name: &str) -> bool {
        match self {
            Self::Call(_, called, _) => called == name,
            Self::New(new) => new.class.path.last().is_some_and(|simple| simple == name),
            Self::Anonymous(_, members) => members.iter().any(|member| member.name == name),
            _ => false,
        }
    }

    /// Whether another expression is it or a part of it.
    pub fn contains(&self, other: &Expr) -> bool {
        self.any(&|part| part == other)
    }
}

fn any_on(on: &On, is: &dyn Fn(&Expr) -> bool) -> bool {
    matches!(on, On::Object(object) if object.any(is))
}

impl Stmt {
    /// Whether some expression in it is so.
    pub fn any(&self, is: &dyn Fn(&Expr) -> bool) -> bool {
        let all = |body: &[Self]| body.iter().any(|stmt| stmt.any(is));
        match self {
            Self::Expr(expr) | Self::Throw(expr) => expr.any(is),
            Self::Local(local) => local.value.any(is),
            Self::Assign(target, value) => target.any(is) || value.any(is),
            Self::Return(value) => value.iter().any(|value| value.any(is)),
            Self::If(condition, body) => condition.any(is) || all(body),
            Self::InTurn(_, body) => all(body),
            Self::Try(body, catches) => all(body) || catches.iter().any(|catch| all(&catch.body)),
            Self::Comment(_) => false,
        }
    }
}

impl Member {
    fn any(&self, is: &dyn Fn(&Expr) -> bool) -> bool {
        self.body.iter().any(|stmt| stmt.any(is))
    }
}

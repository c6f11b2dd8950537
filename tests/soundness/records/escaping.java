//! Own.notItself => invalid complete
//! Init.notItself => invalid complete
//! Init2.notItself => invalid complete
//! Help.notItself => invalid complete
//! Inn.notItself => invalid complete
//! Ano.notItself => invalid complete
//! Lam.notItself => invalid complete
//! Ref.notItself => invalid complete
//! Loc.notItself => invalid complete
//! Swi.notItself => invalid complete
//! Sup.notItself => invalid complete
//! Exc.notItself => invalid complete
//! SubLam.notItself => invalid complete
//! Sub.other => valid complete
//! Sub.inner => valid complete
//! Late.inner => valid complete
//! Late.later => invalid complete
//
// Ways in which a constructor gives its object away before a final field of it is set, or sets the field to the object itself:
// each of these objects exists. `Sub` and `Late` beside them: the class above has set its field before.

import java.util.ArrayList;
import java.util.List;

abstract class Base { final Base inner; Base(Base b) { inner = b; } }
class Sub extends Base {
    final Base other;
    Sub(Base b, Base o) { super(b); other = o; }
    static void other(Sub s) { if (s != null && s.other != null) { assert s.other != s; assert s.other.inner != s; } }
    static void inner(Sub s) { if (s != null && s.inner instanceof Sub q) { assert q.other != s; assert q.inner != s && q != s; } }
}
class Late extends Base {
    static List<Base> seen = new ArrayList<>();
    final Base later;
    Late(Base b) { super(b); seen.add(this); later = seen.get(0); }
    static void later(Late x) { if (x != null) assert x.later != x; } //~ assert Late.later
    static void inner(Late x) { if (x != null) assert x.inner != x; }
}
class Own { final Own m; Own() { m = this; } static void notItself(Own a) { if (a != null) assert a.m != a; } } //~ assert Own.notItself
class Init { final Init m; { m = this; } static void notItself(Init a) { if (a != null) assert a.m != a; } } //~ assert Init.notItself
class Init2 { final Init2 m = this; static void notItself(Init2 a) { if (a != null) assert a.m != a; } } //~ assert Init2.notItself
class Help { final Help m; Help() { m = self(); } Help self() { return this; } static void notItself(Help a) { if (a != null) assert a.m != a; } } //~ assert Help.notItself
class Inn { final Object m; class I { Inn me() { return Inn.this; } } Inn() { m = new I().me(); } static void notItself(Inn a) { if (a != null) assert a.m != a; } } //~ assert Inn.notItself
class Ano { final Object m; interface G { Object g(); } Ano() { m = new G() { public Object g() { return Ano.this; } }.g(); } static void notItself(Ano a) { if (a != null) assert a.m != a; } } //~ assert Ano.notItself
class Lam { final Object m; interface G { Object g(); } Lam() { G g = () -> this; m = g.g(); } static void notItself(Lam a) { if (a != null) assert a.m != a; } } //~ assert Lam.notItself
class Ref { final Object m; interface G { Object g(); } Object id() { return this; } Ref() { G g = this::id; m = g.g(); } static void notItself(Ref a) { if (a != null) assert a.m != a; } } //~ assert Ref.notItself
class Loc { final Object m; Loc() { class Q { Object q() { return Loc.this; } } m = new Q().q(); } static void notItself(Loc a) { if (a != null) assert a.m != a; } } //~ assert Loc.notItself
class Swi { final Object m; Swi(int i) { m = switch (i) { case 0 -> this; default -> null; }; } static void notItself(Swi a) { if (a != null) assert a.m != a; } } //~ assert Swi.notItself
class Sup { final Object m; Sup() { m = super.equals(null) ? null : ident(this); } static Object ident(Object o) { return o; } static void notItself(Sup a) { if (a != null) assert a.m != a; } } //~ assert Sup.notItself
class Exc extends RuntimeException { final Object m; Exc() { m = fillInStackTrace(); } static void notItself(Exc a) { if (a != null) assert a.m != a; } } //~ assert Exc.notItself
class SubLam extends Base2 { final Object m; SubLam(Object o) { m = o; } static void notItself(SubLam a) { if (a != null) assert a.m != a; } } //~ assert SubLam.notItself
class Base2 { static Object last; Runnable r = () -> last = this; Base2() { r.run(); new SubLam2(last); } }
class SubLam2 { SubLam2(Object o) {} }

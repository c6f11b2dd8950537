//! The programs of the checklists we were given: each parses without a word, and prints to the same tree.

use oox_core::lang::parser::parse;
use oox_core::lang::printer::print;
use oox_core::lang::span::FileId;

fn check_listing(text: &str) {
    let (program, diagnostics) = parse(FileId(0), text);
    assert!(diagnostics.is_empty(), "{diagnostics:#?}\n{text}");
    assert!(!program.types.is_empty());
    let (again, diagnostics) = parse(FileId(0), &print(&program));
    assert!(diagnostics.is_empty());
    assert_eq!(again, program);
}

#[test]
fn programs() {
    for text in PROGRAMS {
        check_listing(text);
    }
}

#[test]
fn members() {
    for text in MEMBERS {
        check_listing(&format!("class C {{ {text} }}"));
    }
}

#[test]
fn statements() {
    for text in STATEMENTS {
        check_listing(&format!("class C {{ static void m() {{ {text} }} }}"));
    }
}

const MEMBERS: &[&str] = &[
    // seed 000, 7.3 and 7.8
    "static int get(Cell c) ensures(c != null) exceptional(c == null) { int r := c.n; return r; }",
    "static void el(Cell[] a, int i) requires(a != null && #a == 2 && 0 <= i && i < 2) { Cell o := a[i]; assume o != null; \
     o.n := 4; Cell p := a[0]; if (i == 0) { int z := p.n; assert z == 4; } }",
];

const STATEMENTS: &[&str] = &[
    // seed 000, 7.9, 7.10 and 7.11
    "int[][] g := new int[2][3]; int[] r0 := g[0]; int[] r1 := g[1]; r0[2] := 8; int z := r1[2]; assert z == 0;",
    "while (true) { ; }",
    "assert 10 - 3 - 2 == 5; assert true || (false && false);",
    // seed 001, 7.1, 7.4, 7.8 and 7.9
    "while (n > 0) { n := n - 1; } assert n <= 0;",
    "assume p >= 5; int q := -p; assert q >= 1;",
    "int[] a := new int[3]; a[b] := 5; int p := a[1]; int q := a[2]; assert p == 5 || q == 5; assert p == 5;",
    "assert a != b;",
    "int z := a[n]; int y := a[n - 1]; int x := a[0 - 1];",
];

const PROGRAMS: &[&str] = &[
    // seed 000, 7.1
    r"
class Clamp {
    static int clamp(int v, int lo, int hi)
        requires(lo <= hi)
        ensures(retval >= lo && retval <= hi)
        exceptional(false)
    {
        if (v < lo) { return lo; }
        else { if (v > hi) { return hi; } else { return v; } }
    }
    static int twice(int v) requires(v > 0) { int r := Clamp.clamp(v, v, 0); return r; }
}
",
    // seed 000, 7.2
    r"
class Cell { int n; Cell(int n0) { this.n := n0; } }
class AliasT {
    static void ok(Cell p, Cell q) requires(p != null && q != null) {
        q.n := 3; p.n := 7;
        int z := q.n;
        if (p == q) { assert z == 7; } else { assert z == 3; }
    }
    static void bad(Cell p, Cell q) requires(p != null && q != null) {
        q.n := 3; p.n := 7;
        int z := q.n;
        assert z == 3;
    }
    static void fresh(Cell p) requires(p != null) {
        Cell c := new Cell(1);
        p.n := 2;
        int z := c.n;
        assert z == 1 && p != c;
    }
}
",
    // seed 000, 7.4
    r"
class Arr {
    static void put(int[] a, int i)
        requires(a != null && #a == 2)
        exceptional(i < 0 || i > 1)
    {
        a[i] := 9;
        int s := a[0];
        int t := a[1];
        assert s == 9 || t == 9;
    }
    static void lens(int[] a) requires(a != null) { assert #a < 4; }
    static void fill(int[] a) requires(a != null) exceptional(false) {
        int i := 0;
        while (i < #a) { a[i] := i * i; i := i + 1; }
        assert forall v, j : a : v >= j;
    }
    static void none(int[] a) requires(a != null) { assert exists v, j : a : v == v; }
    static void share(int[] a, int[] b) requires(a != null && b != null && #a > 0 && #b > 0) {
        a[0] := 1; b[0] := 2;
        int x := a[0];
        assert x == 1;
    }
}
",
    // seed 000, 7.5
    r"
class Exc {
    static int inner(int d) ensures(d != 0) exceptional(d == 0) { return 100 / d; }
    static int mid(int d) exceptional(d == 0) { int r := Exc.inner(d); return r; }
    static int outer(int d) ensures(d != 0 || retval == -1) exceptional(false) {
        int r := 0;
        try { r := Exc.mid(d); } catch { r := -1; }
        return r;
    }
    static void nested(int d) exceptional(d == 0) {
        try { int q := Exc.mid(d); } catch { int w := Exc.mid(d); }
    }
    static void loopGuard(int n) requires(n == 2) ensures(false) exceptional(true) {
        while (6 / n > 0) { n := n - 1; }
    }
}
",
    // seed 000, 7.6
    r"
class Tally { int t; Tally() { ; } }
class Conc {
    static void add(Tally y) { int c := y.t; c := c + 1; y.t := c; }
    static void addL(Tally y) { lock (y) { int c := y.t; c := c + 1; y.t := c; } }
    static void race() { Tally y := new Tally(); fork Conc.add(y); fork Conc.add(y); join; int c := y.t; assert c == 2; }
    static void safe() { Tally y := new Tally(); fork Conc.addL(y); fork Conc.addL(y); join; int c := y.t; assert c == 2; }
    static void early() { Tally y := new Tally(); fork Conc.addL(y); int c := y.t; assert c == 0; }
    static void two(Tally a, Tally b) { lock (a) { lock (b) { ; } } }
    static void dead() { Tally a := new Tally(); Tally b := new Tally(); fork Conc.two(a, b); fork Conc.two(b, a); join; }
    static void fine() { Tally a := new Tally(); Tally b := new Tally(); fork Conc.two(a, b); fork Conc.two(a, b); join; }
    static void symDead(Tally a, Tally b) requires(a != null && b != null) { fork Conc.two(a, b); fork Conc.two(b, a); join; }
    static void self(Tally a) requires(a != null) { Conc.two(a, a); }
}
",
    // seed 000, 7.7
    r"
class Ring { int id; Ring nxt; }
class RingT {
    static void self(Ring r) requires(r != null) exceptional(false) {
        Ring s := r.nxt;
        if (s != null) { s.id := 5; if (s == r) { int me := r.id; assert me == 5; } }
    }
    static void noLoop(Ring r) requires(r != null) { Ring s := r.nxt; int u := r.id; if (s != null) { int w := s.id; assert s != r; } }
}
",
    // seed 001, 7.2
    r"
class Main {
    static void main(int a, int b) {
        assume a > b;
        assume b > a + 1;
        int i := 0;
        while (i < 1000) { i := i + 1; }
        assert false;
    }
}
",
    // seed 001, 7.3
    r"
class Main {
    static void main(int v, int x) {
        assume v > 3 && v < 8;
        assume x == 3 * v;
        if (x > 22) { assert false; }
        assert x >= 11;
    }
}
",
    // seed 001, 7.4
    r"
class Main {
    static void main(int x, int y) {
        assume y >= 0 && y <= 10;
        assume x < y;
        if (x >= 0) { assert false; }
        int d := y - x;
        assert d >= 1;
        int m := 0 - y;
        assert m <= 0;
    }
}
",
    // seed 001, 7.7
    r"
class Main {
    static void main(int[] a, int n) {
        assume #a == n && n > 0;
        int i := 0;
        while (i < n) { a[i] := 0; i := i + 1; }
        int z := a[n];
    }
}
",
];

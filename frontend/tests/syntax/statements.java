class Statements {
    void all(int n) throws Exception {
        ;
        int a = 1, b[] = {1, 2}, c;
        final var d = new int[]{1, 2,};
        @A final String s;
        if (a > 0) a--; else if (a == 0) { } else a = 2;
        while (true) break;
        do { a++; continue; } while (a < 3);
        outer:
        for (int i = 0, j = 1; i < n; i++, --j) { if (i == j) continue outer; else break outer; }
        for (;;) { return; }
        for (a = 1, c = 2; ; ) f();
        for (final String x : list) System.out.println(x);
        for (int x[] : xs) ;
        synchronized (this) { a = 1; }
        assert a > 0;
        assert a > 0 : "message" + a;
        try { f(); } catch (final A | b.B e) { } catch (RuntimeException e) { throw e; } finally { g(); }
        try (var in = open(); final @A Reader r = new Reader(in); this.field; shared) { }
        try (in) { } finally { }
        class Local { }
        interface I { }
        enum E { X }
        record R(int x) { }
        abstract class Q { }
        new Object();
        new Thread() { public void run() { } }.start();
        this.x = a;
        x[0]++;
        ++x[0];
        f().g().h = 2;
        throw new Exception();
    }
    class Inner extends Outer.Deep {
        Inner(Outer outer) { outer.super(1); }
        Inner() { <String>this(null); }
    }
}

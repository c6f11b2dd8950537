class Names {
    int class = 1;
    public f() { }
    Names { }
    void g(int... a, int b) { private static int x = 1; goto y; void z; f()++; 1--; (x)++; if (a) int c = 1; while (b) class D { } }
    void h() { for (a; b; c + 1) { } switch (x) { case 1 -> 5; default -> f(); } List<void> l; }
    Class<?> ok = void.class;
}
interface I { int x; Supplier<> s(); static static int y = 1; void f(int a, I this); }
class E extends this { void g(E this, int a) { } }

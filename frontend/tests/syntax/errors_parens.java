class Parens {
    void f() {
        g(1, 2;
        h();
        int y = 3 +;
        do { } while (x)
    }
}

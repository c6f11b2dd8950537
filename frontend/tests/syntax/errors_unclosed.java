class Unclosed {
    void f() {
        if (x) {
            g();
    }

    void h() {
        g(1, 2;
    }
}

class A {
    void f() {
        if (x) {
            g();
    }
    void h() { }
}

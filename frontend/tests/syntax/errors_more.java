int x = 1;
void f() { }
class A {
    void g() { int # = 1; char c = `; }
    void s(Object o) { switch (o) { case A _, B _ -> { } case 1 -> yield 2; default -> { } } }
    int t = (List<A>) - b;
    int z = Integer.1;
}
}

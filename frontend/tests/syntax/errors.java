package a
import b.C;
class Errors {
    int x = 1
    int y = ;
    void f( { }
    void g() { if (x { } }
    void h() { return 1 }
    void i() { x + 1; (x); "a"; a.b; }
    void ok() { f(); }
}

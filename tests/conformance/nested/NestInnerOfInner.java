// Three levels of inner classes with the same names at every level.
public class NestInnerOfInner {
    String n = "1";

    String who() {
        return "outer" + n;
    }

    class A {
        String n = "2";

        String who() {
            return "A" + n + NestInnerOfInner.this.n;
        }

        class B {
            String n = "3";

            String who() {
                return "B" + n + A.this.n + NestInnerOfInner.this.n;
            }

            class C {
                String all() {
                    return n + " " + A.this.n + " " + NestInnerOfInner.this.n + " " + who() + " " + A.this.who() + " " + NestInnerOfInner.this.who();
                }

                void change() {
                    n += "c";
                    A.this.n += "a";
                    NestInnerOfInner.this.n += "o";
                }
            }

            C c() {
                return new C();
            }
        }

        B b() {
            return new B();
        }
    }

    class Sibling {
        String via(A a) {
            return a.who() + a.b().who() + n;
        }
    }

    public static void main(String[] args) {
        NestInnerOfInner o = new NestInnerOfInner();
        A a = o.new A();
        A.B b = a.new B();
        A.B.C c = b.new C();
        System.out.println(c.all());
        c.change();
        System.out.println(c.all());
        System.out.println(o.n + " " + a.n + " " + b.n);
        System.out.println(b.c().all());
        System.out.println(a.b().c().all());
        System.out.println(o.new A().new B().new C().all());
        System.out.println(o.new Sibling().via(a));
        NestInnerOfInner other = new NestInnerOfInner();
        System.out.println(other.new Sibling().via(a));
        A.B.C d = other.new A().b().c();
        d.change();
        System.out.println(d.all() + " | " + c.all());
        System.out.println(new NestInnerOfInner().new A() {
            @Override
            String who() {
                return "anon " + super.who();
            }
        }.b().c().all());
    }
}

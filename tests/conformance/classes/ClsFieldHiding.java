// Fields are chosen by static type, methods by dynamic type.
public class ClsFieldHiding {
    static class A {
        String name = "A.name";
        static String st = "A.st";
        int n = 1;

        String get() {
            return name;
        }

        String both() {
            return name + "/" + get();
        }

        static String stat() {
            return "A.stat";
        }
    }

    static class B extends A {
        String name = "B.name";
        static String st = "B.st";
        long n = 2L;

        @Override
        String get() {
            return name + "<" + super.name;
        }

        static String stat() {
            return "B.stat";
        }

        String up() {
            return super.name + " " + super.get() + " " + ((A) this).name + " " + ((A) this).get().length();
        }
    }

    static class C extends B {
        String get() {
            return name + "!" + super.get();
        }

        void set(String s) {
            name = s;
            super.name += "+";
            ((A) this).name = "changed";
        }
    }

    public static void main(String[] args) {
        B b = new B();
        A a = b;
        System.out.println(a.name + " " + b.name + " " + ((A) b).name);
        System.out.println(a.get() + " " + b.get());
        System.out.println(a.both());
        System.out.println(a.n + " " + b.n + " " + ((B) a).n);
        System.out.println(A.st + " " + B.st + " " + C.st + " " + A.stat() + " " + B.stat() + " " + C.stat());
        System.out.println(b.up());
        C c = new C();
        c.set("set");
        System.out.println(c.name + " " + ((A) c).name + " " + ((B) c).name);
        System.out.println(c.get());
        a.name = "via A";
        System.out.println(b.name + " " + a.name + " " + b.get());
        A[] all = {new A(), new B(), new C()};
        for (A x : all) {
            System.out.println(x.name + " " + x.get());
        }
    }
}

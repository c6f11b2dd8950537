// Overloaded constructors: choice by static type, null, varargs, boxing, delegation.
public class ClsConstructorOverloads {
    final String how;

    ClsConstructorOverloads() {
        this("none");
    }

    ClsConstructorOverloads(String s) {
        how = "String:" + s;
    }

    ClsConstructorOverloads(Object o) {
        how = "Object:" + o;
    }

    ClsConstructorOverloads(int i) {
        how = "int:" + i;
    }

    ClsConstructorOverloads(long l) {
        how = "long:" + l;
    }

    ClsConstructorOverloads(double d) {
        how = "double:" + d;
    }

    ClsConstructorOverloads(int a, int b) {
        this(a * 10 + b);
    }

    ClsConstructorOverloads(int... xs) {
        how = "ints:" + xs.length;
    }

    ClsConstructorOverloads(String s, Object... os) {
        how = s + os.length;
    }

    private ClsConstructorOverloads(char c, String s) {
        how = s + c;
    }

    static ClsConstructorOverloads of(char c) {
        return new ClsConstructorOverloads(c, "private ");
    }

    static class Sub extends ClsConstructorOverloads {
        Sub(Object o) {
            super(o);
        }

        Sub(Integer i) {
            super(i);
        }

        Sub(short s) {
            super(s);
        }

        Sub(String... s) {
            super(s.length == 0 ? null : s[0], (Object[]) s);
        }
    }

    static void p(ClsConstructorOverloads c) {
        System.out.println(c.how);
    }

    public static void main(String[] args) {
        p(new ClsConstructorOverloads());
        p(new ClsConstructorOverloads("s"));
        p(new ClsConstructorOverloads((Object) "s"));
        p(new ClsConstructorOverloads('c'));
        p(new ClsConstructorOverloads((byte) 1));
        p(new ClsConstructorOverloads(1L));
        p(new ClsConstructorOverloads(1f));
        p(new ClsConstructorOverloads(Integer.valueOf(3)));
        p(new ClsConstructorOverloads(true));
        p(new ClsConstructorOverloads(1, 2));
        p(new ClsConstructorOverloads(1, 2, 3));
        p(new ClsConstructorOverloads(new int[4]));
        p(new ClsConstructorOverloads("x", 1, 2));
        p(new ClsConstructorOverloads("x", (Object) null));
        p(of('z'));
        p(new Sub(5));
        p(new Sub((short) 6));
        p(new Sub(7L));
        p(new Sub());
        p(new Sub("a", "b"));
        p(new Sub("a"));
    }
}

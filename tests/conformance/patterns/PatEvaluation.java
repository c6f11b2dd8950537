// The tested expression is evaluated once; null never matches; bindings can be assigned.
public class PatEvaluation {
    static int calls;

    static Object next() {
        calls++;
        return calls % 3 == 0 ? null : calls % 2 == 0 ? (Object) calls : "s" + calls;
    }

    static class A {
        int v = 1;
    }

    static class B extends A {
        int w = 2;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 7; i++) {
            if (next() instanceof String s) {
                System.out.println("string " + s);
            } else {
                System.out.println("call " + calls);
            }
        }
        Object o = "text";
        if (o instanceof String s) {
            s += "!";
            System.out.println(s + " " + o);
        }
        if (o instanceof String s && (o = 5) != null && s.length() == 4) {
            System.out.println(s + " " + o);
        }
        A a = new B();
        if (a instanceof B b) {
            b.w = 50;
            b.v = 60;
        }
        System.out.println(a.v + " " + ((B) a).w);
        if (a instanceof B b && b.w == 50 && (Object) new A() instanceof A fresh) {
            System.out.println(fresh.v + b.w);
        }
        Object none = null;
        System.out.println((none instanceof Integer x) + " " + (none instanceof String));
        Object[] arr = {1, "two", 3.0};
        int idx = 0;
        String r = "";
        while (idx < arr.length) {
            r += arr[idx++] instanceof Number n ? "n" + n.intValue() : "x";
        }
        System.out.println(r + idx);
        int n = 0;
        if (arr[n++] instanceof Integer i && arr[n++] instanceof String t) {
            System.out.println(i + t + n);
        }
        if (arr[0] instanceof String t) {
            System.out.println(t);
        } else if (arr[0] instanceof Integer t) {
            System.out.println(t + 1);
        }
        final Object f = arr[2];
        Runnable run = () -> {
            if (f instanceof Double d) {
                System.out.println(d / 2);
            }
        };
        run.run();
        if (f instanceof Double d) {
            Runnable cap = () -> System.out.println("captured " + d);
            cap.run();
        }
    }
}

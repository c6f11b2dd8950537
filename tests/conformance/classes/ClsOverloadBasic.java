// Overload resolution: widening before boxing before varargs; the most specific wins.
public class ClsOverloadBasic {
    static String a(int x) { return "int"; }
    static String a(long x) { return "long"; }
    static String a(Integer x) { return "Integer"; }
    static String a(Object x) { return "Object"; }
    static String a(int... x) { return "int..."; }

    static String b(long x) { return "long"; }
    static String b(Integer x) { return "Integer"; }
    static String b(Object x) { return "Object"; }

    static String c(double x) { return "double"; }
    static String c(Object x) { return "Object"; }

    static String d(Object x) { return "Object"; }
    static String d(Object... x) { return "Object..."; }

    static String e(Object x) { return "Object"; }
    static String e(String x) { return "String"; }
    static String e(CharSequence x) { return "CharSequence"; }

    static String f(char x) { return "char"; }
    static String f(int x) { return "int"; }

    static String g(Number x) { return "Number"; }
    static String g(Comparable<?> x, int... y) { return "Comparable..."; }

    static String h(byte x) { return "byte"; }
    static String h(short x) { return "short"; }

    static String i(float x) { return "float"; }
    static String i(double x) { return "double"; }

    public static void main(String[] args) {
        byte by = 1;
        short sh = 1;
        Integer boxed = 1;
        System.out.println(a(1) + " " + a(1L) + " " + a(by) + " " + a('c') + " " + a(boxed) + " " + a(1.0) + " " + a() + " " + a(1, 2) + " " + a("s"));
        System.out.println(b(1) + " " + b(by) + " " + b(boxed) + " " + b(1.5f) + " " + b('x'));
        System.out.println(c(1) + " " + c(1L) + " " + c(boxed) + " " + c('c') + " " + c(1f));
        System.out.println(d(1) + " " + d() + " " + d(1, 2) + " " + d((Object) null) + " " + d(new int[0]));
        System.out.println(e(null) + " " + e("s") + " " + e((Object) "s") + " " + e(new StringBuilder()) + " " + e(1));
        System.out.println(f('a') + " " + f(97) + " " + f('a' + 1) + " " + f(by) + " " + f((char) 97));
        System.out.println(g(1) + " " + g("s") + " " + g("s", 1));
        System.out.println(h(by) + " " + h(sh) + " " + h((byte) 5));
        System.out.println(i(1) + " " + i(1L) + " " + i(1.0) + " " + i('c'));
        Object o = "dynamic";
        System.out.println(e(o) + " " + e(args.length == 0 ? "x" : null));
        StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append((Object) 'a').append("a");
        System.out.println(sb);
        java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(5, 6, 7));
        list.remove(1);
        list.remove(Integer.valueOf(7));
        System.out.println(list);
    }
}

// Legal but unusual layout of declarations and statements.
public class CtlUnusualLayout {
    static int[] f()[] {
        return new int[][] {{1}, {2, 3}};
    }

    static int a = 1, b[] = {1, 2}, c[][] = {{3}};

    static final public strictfp int odd(final int x) {
        return x | 1;
    }

    ;

    static <T> T same(T t) {
        return t;
    }

    public static void main(final String... args) throws RuntimeException {
        int x = 1, y[] = {2, 3}, z = y[0] + x;
        System.out.println(x + y[1] + z);
        System.out.println(f()[1][1] + a + b[1] + c[0][0]);
        System . out . println ( odd ( 4 ) );
        int $ = 1, _a = 2, été = 3;
        System.out.println($ + _a + été);
        if(x==1){System.out.println("tight");}else{System.out.println("no");}
        http://label.and.comment
        for (int i = 0; ; i++) {
            if (i > 2) break http;
            System.out.print(i);
        }
        System.out.println();
        System.out.println(/* inside */ "a" // trailing
            + /**/ "b");
        int i=3;
        System.out.println(i+++ ++i);
        System.out.println(i-- - -i);
        System.out.println((((((i))))));
        System.out.println(((Object) "s").equals((("s"))));
        System.out.println(CtlUnusualLayout.<String>same("explicit"));
        System.out.println((int) (char) (byte) -1);
        System.out.println(new int[] {1, 2, 3,}.length + new int[] {,}.length);
        java.util.List<java.util.List<java.util.List<String>>> deep = new java.util.ArrayList<>();
        System.out.println(deep.size()>>>1);
        boolean t = 1 < 2, u = x < z == z > x;
        System.out.println(t & u);
        ; ; ;
        var v = 5;
        var var = "var as a name";
        System.out.println(v + var);
        int record = 1, sealed = 2, permits = 3, when = 4;
        System.out.println(record + sealed + permits + when);
        return;
    }
}

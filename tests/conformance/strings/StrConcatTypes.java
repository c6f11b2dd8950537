// Concatenation with every type, null included.
public class StrConcatTypes {
    static class Named {
        public String toString() {
            return "named";
        }
    }

    static class NullName {
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        String n = null;
        Object o = null;
        Integer i = null;
        char[] cs = {'x'};
        System.out.println("s" + 1 + 2L + 'c' + 1.5f + 2.5 + true + (byte) 3 + (short) 4);
        System.out.println("null: " + null + n + o + i);
        System.out.println(n + n);
        System.out.println(n + 'c');
        System.out.println(1 + 'a' + "b" + 1 + 'a');
        System.out.println('a' + 1 + "");
        System.out.println("" + 'a' + 1);
        System.out.println(new Named() + "!" + new NullName());
        System.out.println("x".concat("y") + cs[0] + cs.length);
        System.out.println("-" + -1 + - -1);
        System.out.println("sum " + (1 + 1) + 1 + 1);
        System.out.println(1 + 1 + "sum" + 1 * 2);
        System.out.println("b" + (1 == 1) + (char) 98 + (int) 'b');
        System.out.println("cond " + (n == null ? "none" : n));
        System.out.println("obj " + (Object) 'c' + (Object) 1.0);
        final String a = "a";
        System.out.println(a + 1 == "a1");
        System.out.println("" + Long.MIN_VALUE + Integer.MIN_VALUE);
        String t = "t";
        t += null;
        t += 1 + 1;
        t += 'c';
        t += 1.0f;
        System.out.println(t);
        n += "x";
        System.out.println(n);
        Object ob = "o";
        ob += "p";
        ob = ob + "5";
        System.out.println(ob);
        System.out.println(("a" + "b").length() + "ab".length());
        System.out.println("" + new int[0].length + new String[] {"q"}[0]);
    }
}

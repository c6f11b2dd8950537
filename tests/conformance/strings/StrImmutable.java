// Strings never change: methods return new ones, parameters are copies of references.
public class StrImmutable {
    static void change(String s) {
        s = s + "!";
        s.toUpperCase();
    }

    static void change(StringBuilder sb) {
        sb.append("!");
        sb = new StringBuilder("other");
        sb.append("?");
    }

    static void change(char[] cs) {
        cs[0] = 'X';
    }

    public static void main(String[] args) {
        String s = "abc";
        change(s);
        System.out.println(s);
        s.concat("d");
        s.replace('a', 'z');
        System.out.println(s);
        StringBuilder sb = new StringBuilder("abc");
        change(sb);
        System.out.println(sb);
        char[] cs = s.toCharArray();
        change(cs);
        System.out.println(new String(cs) + " " + s);
        String copy = new String(cs);
        cs[1] = 'Y';
        System.out.println(copy + " " + String.valueOf(cs));
        String t = s;
        s = s.toUpperCase();
        System.out.println(s + " " + t);
        String frozen = sb.toString();
        sb.append("more");
        System.out.println(frozen + " " + sb);
        System.out.println("trim".trim() == "trim");
        System.out.println("x".equals("X".toLowerCase()));
        String r = "";
        for (char c = 'e'; c >= 'a'; c--) {
            r = c + r;
        }
        System.out.println(r);
    }
}

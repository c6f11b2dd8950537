// Concatenation evaluates and converts its parts from left to right.
public class OrderStringConcat {
    int n;

    @Override
    public String toString() {
        return "T" + n++;
    }

    static String say(String s) {
        System.out.println("say " + s);
        return s;
    }

    public static void main(String[] args) {
        OrderStringConcat t = new OrderStringConcat();
        System.out.println(say("a") + say("b") + (say("c") + say("d")));
        String r = "" + t + t.toString() + t.n;
        System.out.println(r);
        int i = 0;
        System.out.println(i++ + " " + i++ + " " + (i += 2) + " " + i);
        int[] a = {1, 2, 3};
        System.out.println("a" + a[0]++ + a[0] + (a[0] = 9) + a[0]);
        String s = "x";
        System.out.println(s + (s = "y") + s + (s += "z") + s);
        System.out.println(1 + i + "k" + 1 + i);
        try {
            System.out.println("start" + say("one") + 1 / (i - i) + say("two"));
        } catch (ArithmeticException e) {
            System.out.println("no output of the half-built string");
        }
        StringBuilder sb = new StringBuilder("p");
        String u = sb + "-" + sb.append("q").length();
        System.out.println(u.length() + " " + sb);
        System.out.println(say("cond") == null ? "null" : say("then") + say("more"));
        System.out.println("end" + (i > 100 ? say("not") : ""));
    }
}

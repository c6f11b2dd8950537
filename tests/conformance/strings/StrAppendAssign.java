// += on strings held by locals, fields, statics and array elements; the place is found once.
public class StrAppendAssign {
    String f = "f";
    static String s;
    static int calls;
    static String[] arr = {"a", null, "c"};

    StrAppendAssign me() {
        calls++;
        return this;
    }

    static int index() {
        return ++calls % 3;
    }

    static String log(String x) {
        System.out.println("eval " + x);
        return x;
    }

    public static void main(String[] args) {
        StrAppendAssign o = new StrAppendAssign();
        o.f += 1 + 2;
        o.me().f += 'c' + 1;
        o.me().f += 'c';
        System.out.println(o.f + " " + calls);
        s += s;
        System.out.println(s);
        calls = 0;
        arr[index()] += "x";
        arr[index()] += 5;
        arr[index()] += arr[0];
        System.out.println(arr[0] + " " + arr[1] + " " + arr[2] + " " + calls);
        String t = "t";
        t += log("1") + log("2");
        t += t += "u";
        System.out.println(t);
        String u = "u";
        String v = u;
        u += "!";
        System.out.println(u + " " + v + " " + (u == v));
        String w = "";
        for (int i = 0; i < 5; i++) {
            w += i;
            w += i % 2 == 0 ? "e" : 'o';
        }
        System.out.println(w);
        String x = "v=" + (t = "new") + t;
        System.out.println(x);
        String y = "1";
        y = y + (y += "2") + y;
        System.out.println(y);
        System.out.println(y += true);
    }
}

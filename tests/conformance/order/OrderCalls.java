// Receiver, then arguments from left to right, then dispatch on the receiver found first.
public class OrderCalls {
    static StringBuilder log = new StringBuilder();
    final String name;

    OrderCalls(String name) {
        this.name = name;
        log.append("new ").append(name).append("; ");
    }

    OrderCalls call(int a, int b) {
        log.append(name).append(a).append(b).append("; ");
        return this;
    }

    static int arg(int x) {
        log.append("arg").append(x).append("; ");
        return x;
    }

    static OrderCalls make(String n) {
        log.append("make; ");
        return new OrderCalls(n);
    }

    static void flush() {
        System.out.println(log.toString().trim());
        log.setLength(0);
    }

    static int depth(int n, int acc) {
        return n == 0 ? acc : depth(n - 1, acc * 2 + n);
    }

    public static void main(String[] args) {
        make("a").call(arg(1), arg(2));
        flush();
        make("b").call(arg(1), arg(2)).call(arg(3), arg(4));
        flush();
        OrderCalls o = new OrderCalls("c");
        o.call(1, (o = new OrderCalls("d")).name.length());
        flush();
        System.out.println(o.name);
        int i = 0;
        o.call(i++, i++).call(i, i += 5);
        System.out.println(i);
        flush();
        make("e").call(make("f").call(arg(1), 0).name.length(), arg(9));
        flush();
        new OrderCalls(make("g").name + arg(7)).call(0, 0);
        flush();
        System.out.println(depth(5, arg(1)) + arg(2) * depth(arg(2), 0));
        flush();
        int[] a = {1, 2, 3};
        int k = 0;
        o.call(a[k++], a[k++] = a[k]);
        flush();
        System.out.println(a[1] + " " + k);
        String s = make("h").name + make("i").name;
        System.out.println(s);
        flush();
    }
}

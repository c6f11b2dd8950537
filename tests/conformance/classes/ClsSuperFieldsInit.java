// Field initialisers that call methods, use parameters of other fields, arrays and lambdas.
public class ClsSuperFieldsInit {
    static int seq;

    final int id = ++seq;
    final int square = id * id;
    final int[] table = build(id);
    final String text = "t" + table.length + square;
    final Runnable printer = () -> System.out.println("printer of " + this.id + " " + this.after);
    String after = text + "!";
    int a = 1, b = a + 1, c = a + b;
    boolean odd = (id & 1) == 1;
    Object self = this;
    long stamp = seq = seq + 10;

    static int[] build(int n) {
        int[] r = new int[n + 1];
        for (int i = 0; i <= n; i++) {
            r[i] = i * i;
        }
        return r;
    }

    static class Sub extends ClsSuperFieldsInit {
        int fromSuper = square + c;
        int d = c = 100;
        int e = super.c;

        {
            after = "sub " + after;
            a *= 7;
        }
    }

    static class Lists {
        final java.util.List<String> names = new java.util.ArrayList<>();

        {
            names.add("one");
            names.add("two");
        }

        final int n = names.size();
        final String[] arr = names.toArray(new String[0]);
        final java.util.List<String> dbl = new java.util.ArrayList<String>() {
            {
                addAll(names);
                add("three");
            }
        };
    }

    public static void main(String[] args) {
        ClsSuperFieldsInit x = new ClsSuperFieldsInit();
        System.out.println(x.id + " " + x.square + " " + x.table.length + " " + x.text + " " + x.after + " " + x.c + " " + x.odd + " " + x.stamp);
        System.out.println(x.self == x);
        x.printer.run();
        Sub s = new Sub();
        System.out.println(s.id + " " + s.fromSuper + " " + s.d + " " + s.e + " " + s.c + " " + s.a + " " + s.after);
        s.printer.run();
        Lists l = new Lists();
        System.out.println(l.n + " " + l.arr[1] + " " + l.dbl);
        System.out.println(seq);
        System.out.println(new ClsSuperFieldsInit().id + " " + new ClsSuperFieldsInit().odd);
    }
}

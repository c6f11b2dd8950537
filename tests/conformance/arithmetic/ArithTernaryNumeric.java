// The numeric type of a conditional changes what is printed.
public class ArithTernaryNumeric {
    public static void main(String[] args) {
        boolean t = args.length == 0;
        char x = 'X';
        int i = 0;
        System.out.println(t ? x : 0);
        System.out.println(t ? x : i);
        System.out.println(!t ? 0 : x);
        System.out.println(!t ? i : x);
        System.out.println(t ? 1 : 2.0);
        System.out.println(t ? 1 : 2L);
        System.out.println(t ? 'a' : 2.0f);
        System.out.println(t ? (byte) 65 : 'B');
        System.out.println(t ? (short) 65 : 'B');
        byte b = 65;
        System.out.println(t ? b : 'B');
        System.out.println(t ? null : 0);
        Object o = t ? 1 : "one";
        System.out.println(o);
        Object n = t ? 1 : 2.0;
        System.out.println(n);
        Object boxed = t ? Integer.valueOf(1) : Double.valueOf(2);
        System.out.println(boxed);
        Object split = t ? (Object) Integer.valueOf(1) : Double.valueOf(2);
        System.out.println(split);
        Integer in = 7;
        System.out.println(t ? in : 'c');
        Character ch = 'q';
        System.out.println(t ? ch : 0);
        System.out.println(t ? ch : i);
        long l = t ? 1 : 2L;
        System.out.println(l);
        System.out.println((t ? 1 : 'b') + 1);
        System.out.println((t ? 'a' : 'b') + 1);
        System.out.println("" + (t ? 'a' : 70000));
        System.out.println("" + (t ? 'a' : 65535));
    }
}

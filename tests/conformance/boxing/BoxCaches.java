// == on boxes: the small values are shared, larger ones need not be compared so.
public class BoxCaches {
    public static void main(String[] args) {
        Integer a = 127;
        Integer b = 127;
        System.out.println((a == b) + " " + a.equals(b));
        Integer m = -128;
        Integer n = -128;
        System.out.println(m == n);
        Integer c = 1000;
        Integer d = 1000;
        System.out.println((c == d) + " " + c.equals(d) + " " + (c.intValue() == d) + " " + (c == 1000) + " " + (c <= d && c >= d));
        Long l = 127L;
        Long k = 127L;
        Long big = 128L;
        Long big2 = 128L;
        System.out.println((l == k) + " " + (big == big2) + " " + big.equals(big2) + " " + big.equals(128) + " " + (big == 128));
        Character x = 'a';
        Character y = 'a';
        System.out.println((x == y) + " " + ((Character) '\u007f' == (Character) '\u007f'));
        Boolean t = true;
        Boolean u = Boolean.valueOf("true");
        System.out.println((t == u) + " " + (t == Boolean.TRUE));
        Byte p = (byte) -7;
        Byte q = (byte) -7;
        Short s = 100;
        Short r = 100;
        System.out.println((p == q) + " " + (s == r) + " " + p.equals(q) + " " + s.equals(100) + " " + s.equals((short) 100));
        Integer v1 = Integer.valueOf(50);
        Integer v2 = Integer.valueOf("50");
        Object o = 50;
        System.out.println((v1 == v2) + " " + (o == v1) + " " + o.equals(50));
        Integer inc = 126;
        Integer keep = inc;
        inc++;
        System.out.println((inc == a) + " " + keep + " " + inc);
        inc++;
        Integer other = 128;
        System.out.println((inc == other) + " " + inc.equals(other));
        Object[] arr = {1, 1, 1L, 200, 200};
        System.out.println((arr[0] == arr[1]) + " " + arr[0].equals(arr[2]) + " " + (arr[3] == arr[4]) + " " + arr[3].equals(arr[4]));
        java.util.List<Integer> list = new java.util.ArrayList<>();
        list.add(300);
        list.add(300);
        System.out.println((list.get(0) == list.get(1)) + " " + list.get(0).equals(list.get(1)) + " " + ((int) list.get(0) == list.get(1)));
        Double e = 1.0;
        Double f = 1.0;
        System.out.println(e.equals(f) + " " + (e == 1.0) + " " + (e.doubleValue() == f));
    }
}

// Arithmetic on boxes of several types; assignment conversions; compound operators on boxes.
import java.util.ArrayList;
import java.util.List;

public class BoxMixedArithmetic {
    static String t(Object o) {
        return o.getClass().getSimpleName() + ":" + o;
    }

    public static void main(String[] args) {
        Integer i = 7;
        Long l = 3L;
        Double d = 0.5;
        Character c = 'a';
        Byte b = 10;
        Short s = 20;
        Float f = 1.5f;
        System.out.println(t(i + l) + " " + t(i * d) + " " + t(c + i) + " " + t(b + s) + " " + t(f * l) + " " + t(f + d));
        System.out.println(t(-i) + " " + t(~b) + " " + t(+c) + " " + t(l << i) + " " + t(b >> 1));
        i += 5;
        i *= 2;
        i -= 1;
        i /= 2;
        i <<= 2;
        System.out.println(i);
        l += i;
        d *= l;
        c++;
        b++;
        s--;
        f /= 2;
        System.out.println(l + " " + d + " " + c + " " + b + " " + s + " " + f);
        long wide = i;
        double dd = i;
        Object o = i;
        Number n = d;
        System.out.println(wide + " " + dd + " " + o + " " + n.intValue());
        int x = b + s;
        byte nb = (byte) (b + 250);
        System.out.println(x + " " + nb);
        char ch = c;
        System.out.println((char) (ch + 1) + " " + (c + 1) + " " + (c > 'a'));
        List<Integer> li = new ArrayList<>();
        li.add(i);
        li.add(li.get(0) + 1);
        li.set(0, li.get(0) * li.get(1) % 7);
        int sum = 0;
        for (Integer v : li) {
            sum += v;
        }
        System.out.println(li + " " + sum);
        Integer[] arr = {1, 2, 3};
        arr[0]++;
        arr[1] += arr[0];
        arr[2] = arr[1]-- + --arr[0];
        System.out.println(arr[0] + " " + arr[1] + " " + arr[2]);
        Boolean p = i > 3;
        p &= l > 100;
        p = !p || p;
        System.out.println(p);
        System.out.println(Integer.valueOf(3) + Integer.parseInt("4") + Long.valueOf(5).intValue());
        System.out.println(i.compareTo(5) + " " + Integer.compare(i, 5) + " " + d.isNaN() + " " + i.equals(l.intValue()) + " " + i.hashCode());
        System.out.println((int) c.charValue() + " " + d.intValue() + " " + Double.valueOf(i) + " " + i.toString().length());
        Object[] os = {1, 'c', 2L, 3.0, 4f, (byte) 5, (short) 6, true, "s"};
        StringBuilder sb = new StringBuilder();
        for (Object v : os) {
            sb.append(t(v)).append(' ');
        }
        System.out.println(sb.toString().trim());
    }
}

// Compound assignment to fields, statics, array cells; the place is found once.
public class ArithCompoundFields {
    int v = 1;
    static long total = 100;
    ArithCompoundFields next;
    static int asked;

    ArithCompoundFields next() {
        asked++;
        return next;
    }

    public static void main(String[] args) {
        ArithCompoundFields o = new ArithCompoundFields();
        o.next = new ArithCompoundFields();
        o.next.v = 40;
        o.next().v += 2;
        System.out.println(o.next.v + " " + asked);
        o.next().v <<= 1;
        o.next().v ^= 0xff;
        o.next().v %= 100;
        System.out.println(o.next.v + " " + asked);
        total -= o.v += 9;
        System.out.println(total + " " + o.v);
        total /= 7;
        total *= -1.5;
        System.out.println(total);
        int[] a = {1, 2, 3, 4};
        int i = 0;
        a[i++] += 10;
        a[i++] *= 10;
        a[++i] -= 10;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + a[3] + " " + i);
        a[i -= 2] |= 64;
        System.out.println(a[1] + " " + i);
        int k = 3;
        k += k++ + ++k;
        System.out.println(k);
        k -= k -= 2;
        System.out.println(k);
        int m = 5;
        m = m++ * 2 + m;
        System.out.println(m);
        String s = "a";
        s += s += "b";
        System.out.println(s);
        long[] ls = new long[2];
        ls[1] += Integer.MAX_VALUE;
        ls[1] += Integer.MAX_VALUE;
        System.out.println(ls[1]);
        double[] ds = {1, 2};
        ds[0] /= 3;
        ds[1] %= 1.5;
        System.out.println(ds[0] + " " + ds[1]);
    }
}

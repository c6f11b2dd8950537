// Big decimal numbers by hand: addition, multiplication, factorials, powers, comparison.
public class AlgBigInteger implements Comparable<AlgBigInteger> {
    private static final int BASE = 10000;
    private final int[] d;

    private AlgBigInteger(int[] d) {
        int n = d.length;
        while (n > 1 && d[n - 1] == 0) {
            n--;
        }
        this.d = java.util.Arrays.copyOf(d, n);
    }

    static AlgBigInteger of(long v) {
        int[] d = new int[5];
        for (int i = 0; v > 0; v /= BASE) {
            d[i++] = (int) (v % BASE);
        }
        return new AlgBigInteger(d);
    }

    static AlgBigInteger parse(String s) {
        int[] d = new int[(s.length() + 3) / 4];
        for (int i = 0, end = s.length(); end > 0; i++, end -= 4) {
            d[i] = Integer.parseInt(s.substring(Math.max(0, end - 4), end));
        }
        return new AlgBigInteger(d);
    }

    AlgBigInteger plus(AlgBigInteger o) {
        int[] r = new int[Math.max(d.length, o.d.length) + 1];
        int carry = 0;
        for (int i = 0; i < r.length; i++) {
            int s = carry + (i < d.length ? d[i] : 0) + (i < o.d.length ? o.d[i] : 0);
            r[i] = s % BASE;
            carry = s / BASE;
        }
        return new AlgBigInteger(r);
    }

    AlgBigInteger times(AlgBigInteger o) {
        int[] r = new int[d.length + o.d.length];
        for (int i = 0; i < d.length; i++) {
            int carry = 0;
            for (int j = 0; j < o.d.length || carry > 0; j++) {
                int t = r[i + j] + carry + (j < o.d.length ? d[i] * o.d[j] : 0);
                r[i + j] = t % BASE;
                carry = t / BASE;
            }
        }
        return new AlgBigInteger(r);
    }

    AlgBigInteger pow(int e) {
        return e == 0 ? of(1) : e % 2 == 1 ? times(pow(e - 1)) : times(this).pow(e / 2);
    }

    int mod(int m) {
        long r = 0;
        for (int i = d.length - 1; i >= 0; i--) {
            r = (r * BASE + d[i]) % m;
        }
        return (int) r;
    }

    @Override
    public int compareTo(AlgBigInteger o) {
        if (d.length != o.d.length) {
            return Integer.compare(d.length, o.d.length);
        }
        for (int i = d.length - 1; i >= 0; i--) {
            if (d[i] != o.d[i]) {
                return Integer.compare(d[i], o.d[i]);
            }
        }
        return 0;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder().append(d[d.length - 1]);
        for (int i = d.length - 2; i >= 0; i--) {
            String s = "" + d[i];
            sb.append("0".repeat(4 - s.length())).append(s);
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        System.out.println(of(0) + " " + of(9999).plus(of(1)) + " " + of(Long.MAX_VALUE));
        System.out.println(parse("123456789012345678901234567890").plus(parse("987654321098765432109876543210")));
        System.out.println(of(99999999).times(of(99999999)));
        AlgBigInteger f = of(1);
        for (int i = 2; i <= 30; i++) {
            f = f.times(of(i));
        }
        System.out.println(f);
        System.out.println(of(2).pow(100));
        AlgBigInteger a = of(0);
        AlgBigInteger b = of(1);
        for (int i = 0; i < 120; i++) {
            AlgBigInteger t = a.plus(b);
            a = b;
            b = t;
        }
        System.out.println(a);
        System.out.println(f.mod(31) + " " + of(2).pow(64).mod(97) + " " + of(7).pow(0));
        System.out.println(of(5).compareTo(of(50000)) + " " + f.compareTo(f) + " " + parse("10001").compareTo(of(10000)) + " " + parse("00042"));
        int sum = 0;
        for (char c : of(2).pow(50).toString().toCharArray()) {
            sum += c - '0';
        }
        System.out.println(sum);
    }
}

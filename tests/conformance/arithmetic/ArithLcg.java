// A linear congruential generator and bit mixing: long runs of wrap-around arithmetic.
public class ArithLcg {
    private long seed;

    ArithLcg(long seed) {
        this.seed = (seed ^ 0x5DEECE66DL) & ((1L << 48) - 1);
    }

    int next(int bits) {
        seed = (seed * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
        return (int) (seed >>> (48 - bits));
    }

    static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    static int xorshift(int x) {
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
        return x;
    }

    public static void main(String[] args) {
        ArithLcg r = new ArithLcg(42);
        for (int i = 0; i < 10; i++) {
            System.out.println(r.next(32));
        }
        for (int i = 0; i < 5; i++) {
            System.out.println(r.next(8));
        }
        for (long i = 0; i < 5; i++) {
            System.out.println(mix(i * 0x9e3779b97f4a7c15L));
        }
        int x = 2463534;
        for (int i = 0; i < 8; i++) {
            x = xorshift(x);
            System.out.println(x + " " + (x >>> 28) + " " + (x & 7) + " " + x % 10);
        }
    }
}

// Overflow of long, and where int arithmetic overflows before it is widened.
public class ArithLongWrap {
    public static void main(String[] args) {
        long max = Long.MAX_VALUE;
        long min = Long.MIN_VALUE;
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(-min);
        System.out.println(min / -1L);
        System.out.println(min % -1L);
        System.out.println(max * max);
        System.out.println(min * 3);
        int million = 1_000_000;
        long early = million * million;
        long late = (long) million * million;
        System.out.println(early + " " + late);
        long mixed = 24 * 60 * 60 * 1000 * 1000;
        long right = 24L * 60 * 60 * 1000 * 1000;
        System.out.println(mixed + " " + right);
        long fact = 1;
        for (int i = 1; i <= 22; i++) {
            fact *= i;
            if (i > 18) {
                System.out.println(i + "! = " + fact);
            }
        }
        long fnv = 0xcbf29ce484222325L;
        for (char c : "hello".toCharArray()) {
            fnv ^= c;
            fnv *= 0x100000001b3L;
        }
        System.out.println(fnv);
        System.out.println(Long.toHexString(fnv));
        System.out.println((int) fnv + " " + (int) (fnv >>> 32));
        System.out.println(max == max + 0L);
        System.out.println(0x7fff_ffff_ffff_ffffL == max);
    }
}

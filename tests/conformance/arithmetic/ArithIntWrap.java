// Overflow of int wraps around silently in every operator.
public class ArithIntWrap {
    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(max * 2);
        System.out.println(min * min);
        System.out.println(max * max);
        System.out.println(-min);
        System.out.println(-min == min);
        System.out.println(Math.abs(min));
        System.out.println(min / -1);
        System.out.println(min % -1);
        System.out.println(max + max);
        System.out.println(min + min);
        int x = max;
        x++;
        System.out.println(x);
        x--;
        System.out.println(x);
        x += 1.0;
        System.out.println(x);
        int h = 1;
        for (int i = 0; i < 40; i++) {
            h = h * 31 + i;
        }
        System.out.println(h);
        int f = 1;
        for (int i = 1; i <= 20; i++) {
            f *= i;
            System.out.print(f + " ");
        }
        System.out.println();
        System.out.println(46341 * 46341);
        System.out.println(65536 * 65536);
        System.out.println(1_000_000 * 1_000_000);
    }
}

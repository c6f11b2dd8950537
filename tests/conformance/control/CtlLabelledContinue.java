// continue with labels runs the update of the labelled loop.
public class CtlLabelledContinue {
    public static void main(String[] args) {
        StringBuilder primes = new StringBuilder();
        next:
        for (int n = 2; n < 40; n++) {
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) {
                    continue next;
                }
            }
            primes.append(n).append(' ');
        }
        System.out.println(primes.toString().trim());
        int i = 0;
        outer:
        while (i < 5) {
            i++;
            int j = 0;
            do {
                j++;
                if (j == i) {
                    continue outer;
                }
                if (i == 4) {
                    continue;
                }
                System.out.println(i + " " + j);
            } while (j < 2);
            System.out.println("end of " + i);
        }
        int k = 0;
        again:
        do {
            k++;
            for (int x : new int[] {1, 2, 3}) {
                if (x == k) {
                    System.out.println("skip at " + x);
                    continue again;
                }
            }
            System.out.println("no skip " + k);
        } while (k < 5);
        String s = "search in this";
        String t = "in";
        int found = -1;
        test:
        for (int p = 0; p <= s.length() - t.length(); p++) {
            for (int q = 0; q < t.length(); q++) {
                if (s.charAt(p + q) != t.charAt(q)) {
                    continue test;
                }
            }
            found = p;
            break test;
        }
        System.out.println(found);
        rows:
        for (int r = 0; ; r++) {
            for (int c = 0; ; c++) {
                if (r == 2) {
                    break rows;
                }
                if (c == 3) {
                    continue rows;
                }
                System.out.print(r * 3 + c + " ");
            }
        }
        System.out.println();
    }
}

// Dynamic programming: knapsack, longest common subsequence, edit distance, coins, LIS.
import java.util.Arrays;

public class AlgDynamic {
    static int knapsack(int[] w, int[] v, int cap) {
        int[] best = new int[cap + 1];
        for (int i = 0; i < w.length; i++) {
            for (int c = cap; c >= w[i]; c--) {
                best[c] = Math.max(best[c], best[c - w[i]] + v[i]);
            }
        }
        return best[cap];
    }

    static String lcs(String a, String b) {
        int[][] t = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                t[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? t[i - 1][j - 1] + 1 : Math.max(t[i - 1][j], t[i][j - 1]);
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int i = a.length(), j = b.length(); i > 0 && j > 0;) {
            if (a.charAt(i - 1) == b.charAt(j - 1)) {
                sb.append(a.charAt(i - 1));
                i--;
                j--;
            } else if (t[i - 1][j] >= t[i][j - 1]) {
                i--;
            } else {
                j--;
            }
        }
        return sb.reverse().toString();
    }

    static int edit(String a, String b) {
        int[] prev = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            prev[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] cur = new int[b.length() + 1];
            cur[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int sub = prev[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                cur[j] = Math.min(sub, Math.min(prev[j], cur[j - 1]) + 1);
            }
            prev = cur;
        }
        return prev[b.length()];
    }

    static long ways(int[] coins, int sum) {
        long[] w = new long[sum + 1];
        w[0] = 1;
        for (int c : coins) {
            for (int s = c; s <= sum; s++) {
                w[s] += w[s - c];
            }
        }
        return w[sum];
    }

    static int fewest(int[] coins, int sum) {
        int[] f = new int[sum + 1];
        Arrays.fill(f, Integer.MAX_VALUE);
        f[0] = 0;
        for (int s = 1; s <= sum; s++) {
            for (int c : coins) {
                if (c <= s && f[s - c] != Integer.MAX_VALUE && f[s - c] + 1 < f[s]) {
                    f[s] = f[s - c] + 1;
                }
            }
        }
        return f[sum] == Integer.MAX_VALUE ? -1 : f[sum];
    }

    static int lis(int... a) {
        int[] tails = new int[a.length];
        int n = 0;
        for (int x : a) {
            int i = Arrays.binarySearch(tails, 0, n, x);
            i = i < 0 ? -i - 1 : i;
            tails[i] = x;
            if (i == n) {
                n++;
            }
        }
        return n;
    }

    public static void main(String[] args) {
        System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7) + " " + knapsack(new int[] {9}, new int[] {5}, 7));
        System.out.println(lcs("AGGTAB", "GXTXAYB") + " " + lcs("abc", "def") + "| " + lcs("same", "same"));
        System.out.println(edit("kitten", "sitting") + " " + edit("", "abc") + " " + edit("flaw", "lawn"));
        System.out.println(ways(new int[] {1, 2, 5, 10}, 20) + " " + ways(new int[] {2}, 3));
        System.out.println(fewest(new int[] {1, 5, 12}, 15) + " " + fewest(new int[] {4, 6}, 7) + " " + fewest(new int[] {1}, 0));
        System.out.println(lis(10, 9, 2, 5, 3, 7, 101, 18) + " " + lis() + " " + lis(3, 3, 3));
        long[][] paths = new long[8][8];
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) {
                paths[i][j] = i == 0 || j == 0 ? 1 : paths[i - 1][j] + paths[i][j - 1];
            }
        }
        System.out.println(paths[7][7]);
        long[] cat = new long[15];
        cat[0] = 1;
        for (int n = 1; n < cat.length; n++) {
            for (int k = 0; k < n; k++) {
                cat[n] += cat[k] * cat[n - 1 - k];
            }
        }
        System.out.println(Arrays.toString(cat));
    }
}

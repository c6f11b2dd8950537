// The Josephus problem in four ways, permutations, combinations, Gray codes, Pascal.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class AlgJosephus {
    static int recursive(int n, int k) {
        return n == 1 ? 0 : (recursive(n - 1, k) + k) % n;
    }

    static int byQueue(int n, int k) {
        Deque<Integer> q = new ArrayDeque<>();
        for (int i = 0; i < n; i++) {
            q.add(i);
        }
        while (q.size() > 1) {
            for (int i = 1; i < k; i++) {
                q.add(q.remove());
            }
            q.remove();
        }
        return q.peek();
    }

    static int byList(int n, int k, List<Integer> order) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            l.add(i);
        }
        int at = 0;
        while (l.size() > 1) {
            at = (at + k - 1) % l.size();
            order.add(l.remove(at));
        }
        return l.get(0);
    }

    static int byRing(int n, int k) {
        int[] next = new int[n];
        for (int i = 0; i < n; i++) {
            next[i] = (i + 1) % n;
        }
        int prev = n - 1;
        while (next[prev] != prev) {
            for (int i = 1; i < k; i++) {
                prev = next[prev];
            }
            next[prev] = next[next[prev]];
        }
        return prev;
    }

    static void permutations(String rest, String done, List<String> out) {
        if (rest.isEmpty()) {
            out.add(done);
        }
        for (int i = 0; i < rest.length(); i++) {
            permutations(rest.substring(0, i) + rest.substring(i + 1), done + rest.charAt(i), out);
        }
    }

    static void combinations(int n, int k, int from, String cur, List<String> out) {
        if (k == 0) {
            out.add(cur);
            return;
        }
        for (int i = from; i <= n - k + 1; i++) {
            combinations(n, k - 1, i + 1, cur + i, out);
        }
    }

    public static void main(String[] args) {
        for (int[] c : new int[][] {{1, 1}, {7, 3}, {10, 2}, {41, 3}, {12, 1}}) {
            List<Integer> order = new ArrayList<>();
            int a = byList(c[0], c[1], order);
            System.out.println(c[0] + "," + c[1] + ": " + recursive(c[0], c[1]) + " " + byQueue(c[0], c[1]) + " " + a + " " + byRing(c[0], c[1]) + (c[0] < 11 ? " " + order : ""));
        }
        List<String> out = new ArrayList<>();
        permutations("abc", "", out);
        System.out.println(out);
        out.clear();
        combinations(5, 3, 1, "", out);
        System.out.println(out);
        StringBuilder gray = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            String b = Integer.toBinaryString(i ^ i >> 1);
            gray.append("0".repeat(3 - b.length())).append(b).append(' ');
        }
        System.out.println(gray.toString().trim());
        List<List<Integer>> pascal = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            List<Integer> row = new ArrayList<>();
            for (int j = 0; j <= i; j++) {
                row.add(j == 0 || j == i ? 1 : pascal.get(i - 1).get(j - 1) + pascal.get(i - 1).get(j));
            }
            pascal.add(row);
        }
        System.out.println(pascal);
    }
}

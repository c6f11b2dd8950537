// Text processing: word counts, Caesar, KMP search, justification, Huffman codes.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

public class AlgText {
    static List<Integer> kmp(String s, String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) {
            while (k > 0 && p.charAt(i) != p.charAt(k)) {
                k = f[k - 1];
            }
            f[i] = p.charAt(i) == p.charAt(k) ? ++k : k;
        }
        List<Integer> out = new ArrayList<>();
        for (int i = 0, k = 0; i < s.length(); i++) {
            while (k > 0 && s.charAt(i) != p.charAt(k)) {
                k = f[k - 1];
            }
            if (s.charAt(i) == p.charAt(k)) {
                k++;
            }
            if (k == p.length()) {
                out.add(i - k + 1);
                k = f[k - 1];
            }
        }
        return out;
    }

    static String caesar(String s, int k) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                sb.append((char) ('a' + Math.floorMod(c - 'a' + k, 26)));
            } else {
                sb.append(c);
            }
        }
        return sb.toString();
    }

    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String w : text.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + w.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(w);
        }
        lines.add(line.toString());
        return lines;
    }

    static class Tree implements Comparable<Tree> {
        final char c;
        final int n;
        final Tree l;
        final Tree r;

        Tree(char c, int n, Tree l, Tree r) {
            this.c = c;
            this.n = n;
            this.l = l;
            this.r = r;
        }

        @Override
        public int compareTo(Tree o) {
            return n != o.n ? n - o.n : c - o.c;
        }

        void codes(String pre, Map<Character, String> out) {
            if (l == null) {
                out.put(c, pre.isEmpty() ? "0" : pre);
            } else {
                l.codes(pre + "0", out);
                r.codes(pre + "1", out);
            }
        }
    }

    static Map<Character, String> huffman(String s) {
        Map<Character, Integer> f = new TreeMap<>();
        for (char c : s.toCharArray()) {
            f.merge(c, 1, Integer::sum);
        }
        PriorityQueue<Tree> q = new PriorityQueue<>();
        f.forEach((c, n) -> q.add(new Tree(c, n, null, null)));
        while (q.size() > 1) {
            Tree a = q.poll();
            Tree b = q.poll();
            q.add(new Tree((char) Math.min(a.c, b.c), a.n + b.n, a, b));
        }
        Map<Character, String> out = new TreeMap<>();
        q.poll().codes("", out);
        return out;
    }

    public static void main(String[] args) {
        System.out.println(kmp("abababcabab", "abab") + " " + kmp("aaaa", "aa") + " " + kmp("abc", "z"));
        String secret = caesar("attack at dawn, zebra", 3);
        System.out.println(secret + " | " + caesar(secret, -3));
        for (String l : wrap("the quick brown fox jumps over the lazy dog", 16)) {
            System.out.println(l + "|" + l.length());
        }
        Map<Character, String> h = huffman("abracadabra");
        System.out.println(h);
        int bits = 0;
        for (char c : "abracadabra".toCharArray()) {
            bits += h.get(c).length();
        }
        System.out.println(bits + " " + huffman("zzz"));
        TreeMap<String, Integer> words = new TreeMap<>();
        for (String w : "It was the best of times, it was the worst of times".toLowerCase().split("[ ,]+")) {
            words.merge(w, 1, Integer::sum);
        }
        System.out.println(words);
        String vowels = "";
        for (char c : "education".toCharArray()) {
            if ("aeiou".indexOf(c) >= 0) {
                vowels += c;
            }
        }
        System.out.println(vowels + new StringBuilder(vowels).reverse());
    }
}

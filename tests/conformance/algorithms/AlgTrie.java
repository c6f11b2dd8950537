// A trie with insert, search, prefix listing, removal and counts.
import java.util.ArrayList;
import java.util.List;

public class AlgTrie {
    private static class Node {
        final Node[] kids = new Node[26];
        int words;
        int below;
    }

    private final Node root = new Node();
    private int nodes = 1;

    void add(String w) {
        Node n = root;
        n.below++;
        for (char c : w.toCharArray()) {
            int i = c - 'a';
            if (n.kids[i] == null) {
                n.kids[i] = new Node();
                nodes++;
            }
            n = n.kids[i];
            n.below++;
        }
        n.words++;
    }

    private Node find(String p) {
        Node n = root;
        for (int i = 0; n != null && i < p.length(); i++) {
            n = n.kids[p.charAt(i) - 'a'];
        }
        return n;
    }

    boolean has(String w) {
        Node n = find(w);
        return n != null && n.words > 0;
    }

    int count(String p) {
        Node n = find(p);
        return n == null ? 0 : n.below;
    }

    boolean remove(String w) {
        if (!has(w)) {
            return false;
        }
        Node n = root;
        n.below--;
        for (char c : w.toCharArray()) {
            Node k = n.kids[c - 'a'];
            if (--k.below == 0) {
                n.kids[c - 'a'] = null;
                return true;
            }
            n = k;
        }
        n.words--;
        return true;
    }

    List<String> list(String p) {
        List<String> out = new ArrayList<>();
        collect(find(p), new StringBuilder(p), out);
        return out;
    }

    private void collect(Node n, StringBuilder sb, List<String> out) {
        if (n == null) {
            return;
        }
        for (int i = 0; i < n.words; i++) {
            out.add(sb.toString());
        }
        for (int i = 0; i < 26; i++) {
            if (n.kids[i] != null) {
                sb.append((char) ('a' + i));
                collect(n.kids[i], sb, out);
                sb.setLength(sb.length() - 1);
            }
        }
    }

    public static void main(String[] args) {
        AlgTrie t = new AlgTrie();
        for (String w : "to tea ted ten i in inn to".split(" ")) {
            t.add(w);
        }
        System.out.println(t.nodes + " " + t.list(""));
        System.out.println(t.has("tea") + " " + t.has("te") + " " + t.has("zoo") + " " + t.has(""));
        System.out.println(t.count("te") + " " + t.count("in") + " " + t.count("x") + " " + t.count(""));
        System.out.println(t.list("te") + " " + t.list("q"));
        System.out.println(t.remove("ted") + " " + t.remove("ted") + " " + t.list("te"));
        System.out.println(t.remove("to") + " " + t.list("to") + " " + t.remove("in") + " " + t.list("i"));
        t.add("");
        System.out.println(t.has("") + " " + t.list("").size());
        try {
            t.add("Bad");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}

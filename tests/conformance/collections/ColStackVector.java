// The old classes: Stack, Vector, and their search order.
import java.util.Collections;
import java.util.EmptyStackException;
import java.util.List;
import java.util.Stack;
import java.util.StringJoiner;
import java.util.Vector;

public class ColStackVector {
    static int rpn(String s) {
        Stack<Integer> st = new Stack<>();
        for (String t : s.split(" ")) {
            switch (t) {
                case "+" -> st.push(st.pop() + st.pop());
                case "*" -> st.push(st.pop() * st.pop());
                case "-" -> {
                    int b = st.pop();
                    st.push(st.pop() - b);
                }
                case "dup" -> st.push(st.peek());
                default -> st.push(Integer.parseInt(t));
            }
        }
        return st.pop();
    }

    public static void main(String[] args) {
        Stack<String> s = new Stack<>();
        System.out.println(s.push("a") + s.push("b") + s.push("c") + " " + s);
        System.out.println(s.peek() + s.pop() + s.size() + " " + s.search("a") + " " + s.search("b") + " " + s.search("z"));
        System.out.println(s.get(0) + s.contains("b") + s.empty());
        s.add(0, "bottom");
        s.addAll(List.of("x", "y"));
        System.out.println(s + " " + s.firstElement() + s.lastElement() + s.elementAt(1));
        Collections.reverse(s);
        System.out.println(s.pop() + s);
        s.clear();
        try {
            s.pop();
        } catch (EmptyStackException e) {
            System.out.println("empty " + s.empty());
        }
        try {
            s.peek();
        } catch (EmptyStackException e) {
            System.out.println("empty peek");
        }
        System.out.println(rpn("3 4 + 2 *") + " " + rpn("5 1 2 + 4 * + 3 -") + " " + rpn("7 dup *"));
        Vector<Integer> v = new Vector<>(List.of(3, 1, 2));
        v.addElement(9);
        v.removeElement(1);
        v.insertElementAt(5, 0);
        System.out.println(v + " " + v.indexOf(9) + " " + v.equals(List.of(5, 3, 2, 9)));
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.add("p").add("q");
        System.out.println(j.toString());
        StringJoiner e = new StringJoiner("-").setEmptyValue("none");
        System.out.println(e + " " + e.add("x") + " " + e.add("y").length());
    }
}

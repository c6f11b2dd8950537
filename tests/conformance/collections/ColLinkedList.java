// LinkedList as list, queue, deque and stack.
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

public class ColLinkedList {
    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>(List.of("b", "c"));
        l.addFirst("a");
        l.addLast("d");
        l.add(2, "x");
        System.out.println(l + " " + l.getFirst() + l.getLast() + " " + l.size());
        System.out.println(l.removeFirst() + l.removeLast() + l + l.indexOf("x"));
        System.out.println(l.peek() + l.peekLast() + l.poll() + l);
        l.push("p");
        l.offer("q");
        System.out.println(l + " " + l.pop() + " " + l.element());
        System.out.println(l.remove("x") + " " + l.remove("zz") + " " + l.remove(0) + " " + l);
        l.clear();
        System.out.println(l.peek() + " " + l.poll() + " " + l.pollLast() + " " + l.isEmpty());
        try {
            l.getFirst();
        } catch (NoSuchElementException e) {
            System.out.println("getFirst on empty");
        }
        try {
            l.remove();
        } catch (NoSuchElementException e) {
            System.out.println("remove on empty");
        }
        for (int i = 0; i < 6; i++) {
            l.add("n" + i);
        }
        ListIterator<String> it = l.listIterator();
        for (int i = 0; it.hasNext(); i++) {
            String s = it.next();
            if (i % 3 == 0) {
                it.remove();
            } else if (i % 3 == 1) {
                it.set(s.toUpperCase());
            } else {
                it.add("+" + i);
            }
        }
        System.out.println(l);
        System.out.println(it.nextIndex() + " " + it.previousIndex());
        StringBuilder back = new StringBuilder();
        while (it.hasPrevious()) {
            back.append(it.previous()).append(' ');
        }
        System.out.println(back.toString().trim());
        System.out.println(l.removeFirstOccurrence("+2") + " " + l.removeLastOccurrence("nope") + " " + l.contains("+5"));
        var desc = l.descendingIterator();
        System.out.println(desc.next() + desc.next());
        l.add(null);
        System.out.println(l.indexOf(null) + " " + l.getLast() + " " + new LinkedList<>(l).equals(l));
        System.out.println(l.set(0, "z") + l.get(0) + l.subList(1, 3));
    }
}

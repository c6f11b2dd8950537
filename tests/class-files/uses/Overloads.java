// Which of several methods is meant follows from their declarations.

import acme.Printer;
import java.util.ArrayList;
import java.util.List;

class Overloads {
    int number(Printer<String> printer) { return printer.print(1); }

    long large(Printer<String> printer, long value) { return printer.print(value); }

    long widened(Printer<String> printer, short value) { return printer.print(value); }

    Object boxed(Printer<String> printer, Integer value) { return printer.print(value); }

    int length(Printer<String> printer, String text) {
        CharSequence found = printer.print(text);
        return found == null ? 0 : 1;
    }

    boolean many(Printer<String> printer) { return printer.print("a", 1, 'c'); }

    int first(Printer<String> printer, List<Integer> all) {
        List<Integer> found = printer.best(all);
        return found == null ? 0 : 1;
    }

    int best(Printer<String> printer, java.util.Set<Integer> all) {
        Integer found = printer.best(all);
        return found == null ? 0 : found;
    }

    int given(Printer<int[]> printer) {
        int[] found = printer.given(new int[3]);
        return found == null ? 0 : found.length;
    }

    int chained(Printer<String> printer) {
        Integer found = printer.map(text -> text.length()).orElse(4);
        return found == null ? 0 : found;
    }

    String supplied(Printer<String> printer) { return printer.orElse(() -> "none"); }

    String plain(Printer<String> printer) { return printer.orElse("none"); }

    void referred(Printer<String> printer) {
        List<String> into = new ArrayList<>();
        printer.each(into::add);
        printer.map(String::length).each(System.out::println);
    }

    Object made() { return new Printer<String>(3); }

    Object madeOfParts(String part) { return new Printer<>(part); }
}

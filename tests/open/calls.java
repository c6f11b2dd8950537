// Calls, names and types that meet classes without source: what javac takes is no error.
//! Calls.nothing => valid complete
//! Calls.twins => valid complete
//! Calls.guessed => unknown
//! Calls.wanted => possible
//! Calls.imported => valid complete
//! Calls.member => valid complete
//! Calls.hidden => possible
//! Calls.referred => unknown
//! Calls.bound => valid complete
//! Calls.labelled => unknown
//! Calls.bounded => valid complete
//! Calls.collected => valid complete
//! Calls.unknownElements => valid complete
//! Calls.arrays => valid complete
//! Calls.made => valid complete
//! Calls.caught => valid complete
//! Calls.thrown => valid complete
//! Calls.narrower => valid complete
//! Calls.looped => possible
//! Calls.element => valid
import static com.nowhere.Level.LOUD;
import static com.nowhere.Tools.measure;

import com.nowhere.Bag;
import com.nowhere.Bag.*;
import com.nowhere.Failure;
import com.nowhere.Heap;
import com.nowhere.Level;
import com.nowhere.Out;
import com.nowhere.Ref;
import com.nowhere.Tools;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

class Calls {
    final class Held extends Ref {
        Object key() {
            // not the method of the class around this one
            return get();
        }

        Part part() {
            return makePart();
        }
    }

    Object get(int index) {
        return null;
    }

    static void hidden() {
        Calls calls = new Calls();
        Held held = calls.new Held();
        assert held.key() == null; //~ assert Calls.hidden
    }

    // the type is not the argument of another call
    static void nothing(Out out, String text, Integer number) {
        if (out != null) {
            out.write(text);
            out.write(number);
            out.write(null);
            out.put(1);
            out.put(1L);
            out.put(0);
        }
    }

    // in OOX both are objects
    static void twins(Out out, Object any, Serializable some) {
        if (out != null) {
            out.write(any);
            out.write(some);
        }
    }

    static String choose(int number) {
        return "number";
    }

    static String choose(String text) {
        return "text";
    }

    // nobody knows which of the two is meant
    static void guessed() {
        assert choose(Tools.any()).equals("number");
    }

    static void wanted(int length) {
        if (length >= 0 && length < 3) {
            char[] copy = Arrays.copyOf(Tools.array(), length); //~ crash Calls.wanted
            assert copy.length == length;
        }
    }

    static void imported(Out out) {
        if (out != null) {
            out.log(LOUD, "text");
            int length = measure("text");
        }
    }

    static void member(Held held) {
        if (held != null) {
            Object part = held.part();
        }
    }

    static Supplier<String> named(Function<Level, String> name) {
        return () -> "";
    }

    // static, or of the level that it gets
    static void referred() {
        named(Level::name);
    }

    static void bound(Out out) {
        if (out != null) {
            Runnable flush = out::flush;
            flush.run();
        }
    }

    static int labelled(int level) {
        switch (level) {
            case Level.QUIET:
                return 1;
            default:
                return 2;
        }
    }

    static class Entry {
        int key;
    }

    static class Table<E extends Entry> {
        E first;

        E first() {
            return first;
        }
    }

    // of `?` the bound is known
    static int bounded(Table<?> table) {
        if (table == null || table.first() == null) {
            return 0;
        }
        Entry entry = table.first();
        return table.first().key - entry.key;
    }

    interface Fold<T, A, R> {
        static <T, A, R> Fold<T, A, R> of(Supplier<A> start, BiConsumer<A, T> step, Function<A, R> end) {
            return null;
        }
    }

    // `?` in the type that is wanted says nothing of the type that is inferred
    static Fold<String, ?, Integer> collected() {
        return Fold.of(() -> new ArrayList<String>(), (list, text) -> list.add(text), List::size);
    }

    static void unknownElements() {
        List<Object> names = new ArrayList<>();
        Stream.of(Tools.part()).forEach(part -> names.add(part.name()));
        assert names.size() == 1;
    }

    static void arrays() {
        Bag.Part[] parts = (Part[]) Tools.parts();
    }

    interface Check {
        boolean check(String text, String other);
    }

    static int use(Check check) {
        return 1;
    }

    static int use(Supplier<Heap> heap) {
        return 2;
    }

    // a constructor gives an object
    static void made() {
        assert use(Heap::new) == 2;
    }

    static int caught(Object value) {
        try {
            String e = (String) value;
            return e.length() * 0;
        } catch (ClassCastException | NullPointerException e) {
            return 0;
        }
    }

    static void thrown(boolean fails) {
        try {
            if (fails) {
                Failure failure = new Failure("text");
                failure.initCause(new RuntimeException());
                throw failure;
            }
        } catch (Failure failure) {
            assert fails;
        }
        try {
            Tools.fail();
        } catch (IllegalStateException | Failure failure) {
            failure.printStackTrace();
        }
    }

    // any number of them
    static void looped() {
        int count = 0;
        for (Level level : Tools.levels()) { //~ crash Calls.looped
            count++;
        }
        assert Tools.levels().length >= 0; //~ crash Calls.looped
        assert count < 2; //~ assert Calls.looped
    }

    static int element(int which) {
        try {
            int number = Tools.levels()[which];
            return number - number;
        } catch (RuntimeException e) {
            return 0;
        }
    }

    interface Steps {
        Object steps();
    }

    interface Longer extends Steps {
        String steps();
    }

    interface Both extends Steps, Longer {
    }

    static class Walk implements Both {
        public String steps() {
            return "walk";
        }
    }

    static void narrower() {
        Both walk = new Walk();
        String steps = walk.steps();
        assert steps.length() == 4;
    }
}

// A crash inside of a model of the JDK is placed at the call that led there: each call is a violation of its own.
//! LibraryCrashes.both => invalid
//! LibraryCrashes.deep => invalid
//! LibraryCrashes.lambda => invalid
//! LibraryCrashes.rethrown => invalid
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

class LibraryCrashes {
    static void both(boolean first) {
        List<String> all = new ArrayList<>();
        if (first) {
            // the same line of the model in both cases
            all.get(3); //~ crash LibraryCrashes.both
        } else {
            all.remove(4); //~ crash LibraryCrashes.both
        }
    }

    static String deep(boolean empty) {
        Optional<String> found = empty ? Optional.empty() : Optional.of("x");
        return found.map(text -> text + "y").orElseThrow(); //~ crash LibraryCrashes.deep
    }

    // the code of a lambda is the user's
    static void lambda(int n) {
        List<Integer> all = new ArrayList<>();
        all.add(n);
        all.forEach(each -> System.out.println(1 / each)); //~ crash LibraryCrashes.lambda
    }

    static void rethrown(Object o) {
        try {
            Objects.requireNonNull(o);
        } catch (NullPointerException e) {
            // thrown anew, here
            throw e; //~ crash LibraryCrashes.rethrown
        }
    }
}

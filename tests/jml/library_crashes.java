// A crash inside of a model of the JDK is placed at the call that led there: each call is a violation of its own.
//! LibraryCrashes.both => invalid crash@16 crash@18
//! LibraryCrashes.deep => invalid crash@24
//! LibraryCrashes.lambda => invalid crash@31
//! LibraryCrashes.rethrown => invalid crash@39
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

class LibraryCrashes {
    static void both(boolean first) {
        List<String> all = new ArrayList<>();
        if (first) {
            // the same line of the model in both cases
            all.get(3);
        } else {
            all.remove(4);
        }
    }

    static String deep(boolean empty) {
        Optional<String> found = empty ? Optional.empty() : Optional.of("x");
        return found.map(text -> text + "y").orElseThrow();
    }

    // the code of a lambda is the user's
    static void lambda(int n) {
        List<Integer> all = new ArrayList<>();
        all.add(n);
        all.forEach(each -> System.out.println(1 / each));
    }

    static void rethrown(Object o) {
        try {
            Objects.requireNonNull(o);
        } catch (NullPointerException e) {
            // thrown anew, here
            throw e;
        }
    }
}

// An interface of a library with one abstract method is a type for lambdas; its default methods are inherited.

import acme.Named;
import java.util.function.IntFunction;

class Functions {
    static class Own implements Named {
        @Override public String name(int times) { return times > 1 ? "many" : "one"; }
    }

    void lambda() {
        Named named = times -> times > Named.LIMIT ? "long" : "short";
        assert named.name(4).equals("long");
        assert named.name(3).equals("short");
    }

    void reference() {
        Named named = Integer::toString;
        assert named.name(12).equals("12");
    }

    int inherited() {
        Named own = new Own();
        assert own.name(2).equals("many");
        return own.twice() == null ? 0 : 1;
    }

    int overridden() {
        Named own = new Own() {
            @Override public String twice() { return "twice"; }
        };
        return own.twice().length();
    }

    int unknown(Named named) {
        IntFunction<String> by = named::name;
        String text = by.apply(1);
        return text == null ? 0 : 1;
    }

    int made() {
        String text = Named.of("a").name(1);
        return text == null ? 0 : 1;
    }
}

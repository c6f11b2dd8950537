// Objects that hold behaviour chosen at construction: strategies, state, observers.
import java.util.ArrayList;
import java.util.List;

public class ClsStrategies {
    interface State {
        State next(char c);

        default boolean done() {
            return false;
        }
    }

    static final State START = new State() {
        @Override
        public State next(char c) {
            return c == 'a' ? MIDDLE : START;
        }

        @Override
        public String toString() {
            return "start";
        }
    };

    static final State MIDDLE = new State() {
        @Override
        public State next(char c) {
            return c == 'b' ? END : c == 'a' ? this : START;
        }

        @Override
        public String toString() {
            return "middle";
        }
    };

    static final State END = new State() {
        @Override
        public State next(char c) {
            return this;
        }

        @Override
        public boolean done() {
            return true;
        }

        @Override
        public String toString() {
            return "end";
        }
    };

    static State run(String s) {
        State st = START;
        for (char c : s.toCharArray()) {
            st = st.next(c);
        }
        return st;
    }

    static class Subject {
        private final List<Observer> obs = new ArrayList<>();
        private int value;

        void attach(Observer o) {
            obs.add(o);
        }

        void set(int v) {
            int old = value;
            value = v;
            for (Observer o : new ArrayList<>(obs)) {
                o.changed(this, old);
            }
        }
    }

    interface Observer {
        void changed(Subject s, int old);
    }

    static class Limit implements Observer {
        final int max;

        Limit(int max) {
            this.max = max;
        }

        @Override
        public void changed(Subject s, int old) {
            if (s.value > max) {
                System.out.println("limit " + s.value);
                s.set(max);
            }
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "a", "ab", "xaab", "acb", "abab"}) {
            State st = run(s);
            System.out.println("'" + s + "' " + st + " " + st.done());
        }
        Subject s = new Subject();
        s.attach((x, old) -> System.out.println(old + " -> " + x.value));
        s.attach(new Limit(10));
        s.set(5);
        s.set(50);
        s.attach(new Observer() {
            int times;

            @Override
            public void changed(Subject x, int old) {
                if (++times == 2) {
                    x.obs.remove(this);
                }
                System.out.println("times " + times);
            }
        });
        s.set(6);
        s.set(7);
        s.set(8);
    }
}

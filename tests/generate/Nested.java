// Inner classes of inner classes of generic ones, and type parameters that hide others.
import java.util.ArrayList;
import java.util.List;

public class Nested<T extends Number> {
    private final T limit;

    public Nested(T limit) {
        this.limit = limit;
    }

    public class Shelf<L> {
        private final L label;
        private final List<T> items = new ArrayList<>();

        public Shelf(L label) {
            this.label = label;
        }

        public L getLabel() {
            return label;
        }

        public int size() {
            return items.size();
        }

        public boolean add(T item) {
            if (item == null || item.intValue() > limit.intValue()) {
                return false;
            }
            items.add(item);
            return true;
        }

        public class Slot {
            private final int index;

            public Slot(int index) {
                this.index = index;
            }

            public boolean isFilled() {
                return 0 <= index && index < items.size();
            }

            public T most() {
                return isFilled() ? limit : null;
            }

            public L label() {
                return label;
            }
        }

        public Slot slot(int index) {
            return new Slot(index);
        }
    }

    /** Its parameter is not that of the class around it. */
    public class Tag<T> {
        private final T text;

        public Tag(T text) {
            this.text = text;
        }

        public T getText() {
            return text;
        }

        public boolean isEmpty() {
            return text == null;
        }

        public String of() {
            return limit == null ? "none" : "some";
        }
    }

    /** So is that of a method. */
    public <T> boolean isSame(T one, T other) {
        return one == other;
    }

    /** A static class has no object around it. */
    public static class Note<T> {
        private T text;

        public class Line {
            private int number;

            public int getNumber() {
                return number;
            }

            public void setNumber(int number) {
                this.number = number;
            }

            public T text() {
                return number > 0 ? text : null;
            }
        }

        public T getText() {
            return text;
        }

        public void setText(T text) {
            this.text = text;
        }
    }
}

// Classes that only factories make, which say that they give the interface.
class Views {
    interface Source<T> {
        T get();

        int size();
    }

    static final class Checked<T> implements Source<T> {
        private final Source<T> inner;

        private Checked(Source<T> inner) {
            this.inner = inner;
        }

        static <T> Source<T> checked(Source<T> inner) {
            if (inner == null) {
                throw new NullPointerException("inner");
            }
            if (inner instanceof Checked) {
                return inner;
            }
            return new Checked<>(inner);
        }

        @Override
        public T get() {
            if (inner.size() <= 0) {
                throw new IllegalStateException("nothing is left");
            }
            return inner.get();
        }

        @Override
        public int size() {
            int size = inner.size();
            return size < 0 ? 0 : size;
        }
    }

    interface Counter {
        int next();
    }

    static final class Bounded implements Counter {
        private final Counter inner;
        private final int most;

        private Bounded(Counter inner, int most) {
            this.inner = inner;
            this.most = most;
        }

        static Counter bounded(Counter inner, int most) {
            return new Bounded(inner, most);
        }

        @Override
        public int next() {
            int next = inner.next();
            return next > most ? most : next;
        }
    }
}

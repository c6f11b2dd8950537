/** Inner classes have the object around them; nested ones do not. */
class Inner {
    int n;
    private static int shared;

    class Part {
        int n = Inner.this.n + 1;

        class Deep {
            int sum() {
                return n + Inner.this.n + shared;
            }
        }

        Deep deep() {
            return new Deep();
        }
    }

    static class Nested {
        int n = shared++;
    }

    class Special extends Part {
        int m;
    }

    int use(Inner other) {
        Part mine = new Part();
        Part.Deep deep = other.new Part().new Deep();
        return mine.n + deep.sum() + new Special().m;
    }
}

class Outside extends Inner.Part {
    Outside(Inner inner) {
        inner.super();
    }
}

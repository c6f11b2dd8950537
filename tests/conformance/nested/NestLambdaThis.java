// this in lambdas is the enclosing object; in anonymous classes it is the anonymous object.
import java.util.function.Supplier;

public class NestLambdaThis {
    final String name;

    NestLambdaThis(String name) {
        this.name = name;
    }

    @Override
    public String toString() {
        return "outer " + name;
    }

    Supplier<String> lambda() {
        return () -> this + "/" + this.name + "/" + name;
    }

    Supplier<String> anonymous() {
        return new Supplier<>() {
            final String name = "inner";

            @Override
            public String get() {
                return this + "/" + name + "/" + NestLambdaThis.this.name;
            }

            @Override
            public String toString() {
                return "anon";
            }
        };
    }

    Supplier<Supplier<String>> both() {
        return () -> new Supplier<>() {
            @Override
            public String get() {
                Supplier<String> in = () -> this.toString() + NestLambdaThis.this;
                return in.get();
            }

            @Override
            public String toString() {
                return "deep ";
            }
        };
    }

    class Inner {
        final String name = "in";

        Supplier<String> l() {
            return () -> this.name + name + NestLambdaThis.this.name + (this instanceof Inner);
        }

        Supplier<String> ref() {
            return this::toString;
        }

        Supplier<String> outerRef() {
            return NestLambdaThis.this::toString;
        }

        @Override
        public String toString() {
            return "Inner of " + NestLambdaThis.this;
        }
    }

    static class Sub extends NestLambdaThis {
        Sub() {
            super("sub");
        }

        @Override
        public String toString() {
            return "Sub!" + super.toString();
        }

        Supplier<String> sup() {
            return super::toString;
        }

        Supplier<String> supLambda() {
            return () -> super.toString() + "+" + toString();
        }
    }

    Supplier<String> field = () -> "field " + this.name();

    String name() {
        return name;
    }

    public static void main(String[] args) {
        NestLambdaThis o = new NestLambdaThis("x");
        System.out.println(o.lambda().get());
        System.out.println(o.anonymous().get());
        System.out.println(o.both().get().get());
        Inner i = o.new Inner();
        System.out.println(i.l().get());
        System.out.println(i.ref().get());
        System.out.println(i.outerRef().get());
        Sub s = new Sub();
        System.out.println(s.lambda().get());
        System.out.println(s.sup().get());
        System.out.println(s.supLambda().get());
        System.out.println(s.field.get() + " " + o.field.get());
    }
}

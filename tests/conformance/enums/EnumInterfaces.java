// Enums that implement interfaces, generic and functional; enums as strategies and singletons.
import java.util.function.BinaryOperator;
import java.util.function.Supplier;

public class EnumInterfaces {
    interface Coded {
        int code();

        default String hex() {
            return Integer.toHexString(code());
        }
    }

    enum Status implements Coded {
        OK(200), MISSING(404), BROKEN(500);

        private final int code;

        Status(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }
    }

    enum Fault implements Coded, Supplier<RuntimeException> {
        STATE {
            @Override
            public RuntimeException get() {
                return new IllegalStateException(hex());
            }
        },
        ARG {
            @Override
            public RuntimeException get() {
                return new IllegalArgumentException("arg");
            }

            @Override
            public String hex() {
                return "0x" + super.hex();
            }
        };

        @Override
        public int code() {
            return ordinal() + 254;
        }
    }

    enum IntMath implements BinaryOperator<Integer> {
        ADD {
            @Override
            public Integer apply(Integer a, Integer b) {
                return a + b;
            }
        },
        MAX {
            @Override
            public Integer apply(Integer a, Integer b) {
                return Math.max(a, b);
            }
        }
    }

    enum Registry {
        INSTANCE;

        private int n;

        int next() {
            return ++n;
        }
    }

    static <E extends Enum<E> & Coded> E byCode(E[] all, int code) {
        for (E e : all) {
            if (e.code() == code) {
                return e;
            }
        }
        return null;
    }

    public static void main(String[] args) {
        Coded[] all = {Status.OK, Status.BROKEN, Fault.STATE, Fault.ARG, () -> 16};
        for (Coded c : all) {
            System.out.println(c.code() + " " + c.hex());
        }
        System.out.println(byCode(Status.values(), 404) + " " + byCode(Fault.values(), 255) + " " + byCode(Status.values(), 1));
        try {
            throw Fault.STATE.get();
        } catch (IllegalStateException e) {
            System.out.println("state " + e.getMessage());
        }
        System.out.println(Fault.ARG.get().getMessage());
        int acc = 0;
        for (int i = 1; i <= 5; i++) {
            acc = IntMath.ADD.apply(acc, i);
        }
        System.out.println(acc + " " + IntMath.MAX.apply(3, 9) + " " + IntMath.ADD.andThen(x -> x * 2).apply(1, 2));
        Registry.INSTANCE.next();
        System.out.println(Registry.INSTANCE.next() + Registry.valueOf("INSTANCE").next());
        Coded c = Status.MISSING;
        System.out.println((c instanceof Enum) + " " + ((Status) c).ordinal());
    }
}

// Who calls toString: concatenation, println, valueOf, format, builders, collections.
public class StrToStringCalls {
    static int calls;
    final String name;

    StrToStringCalls(String name) {
        this.name = name;
    }

    @Override
    public String toString() {
        calls++;
        return "<" + name + calls + ">";
    }

    static class Sub extends StrToStringCalls {
        Sub() {
            super("sub");
        }

        @Override
        public String toString() {
            return "Sub" + super.toString();
        }
    }

    public static void main(String[] args) {
        StrToStringCalls a = new StrToStringCalls("a");
        System.out.println(a);
        System.out.println("" + a + a);
        System.out.println(String.valueOf(a));
        System.out.println((Object) null + "" + calls);
        System.out.println(new StringBuilder().append(a).append("|").append(new Sub()));
        System.out.println(java.util.Arrays.asList(a, new Sub(), null));
        System.out.println(String.format("%s %s", a, a));
        StrToStringCalls none = null;
        System.out.println(none);
        System.out.println("n" + none);
        System.out.println(java.util.Objects.toString(none, "default") + java.util.Objects.toString(a));
        String s = "";
        s += a;
        System.out.println(s + calls);
        System.out.print(new Sub());
        System.out.println();
        Object o = new Object() {
            @Override
            public String toString() {
                return "anon";
            }
        };
        System.out.println(o + "!");
        System.out.println(new int[] {1, 2, 3}.length + "" + new StrToStringCalls("z").name);
    }
}

// Nested interfaces, enums and records inside classes and interfaces, with the same simple names.
public class NestInterfaceInClass {
    interface Event {
        String text();

        record Key(char c) implements Event {
            @Override
            public String text() {
                return "key " + c;
            }
        }

        record Click(int x, int y) implements Event {
            @Override
            public String text() {
                return "click " + x + "," + y;
            }
        }

        enum Simple implements Event {
            OPEN, CLOSE;

            @Override
            public String text() {
                return name().toLowerCase();
            }
        }

        class Batch implements Event {
            private final Event[] all;

            Batch(Event... all) {
                this.all = all;
            }

            @Override
            public String text() {
                String s = "";
                for (Event e : all) {
                    s += (s.isEmpty() ? "" : "; ") + e.text();
                }
                return "{" + s + "}";
            }
        }

        static Event of(String s) {
            return s.length() == 1 ? new Key(s.charAt(0)) : () -> "text " + s;
        }
    }

    static class First {
        static class Part {
            String n() {
                return "First.Part";
            }
        }

        Part p() {
            return new Part();
        }
    }

    static class Second {
        static class Part {
            String n() {
                return "Second.Part " + new First.Part().n();
            }
        }

        Part p() {
            return new Part();
        }
    }

    static class Third extends First {
        static class Part extends First.Part {
            @Override
            String n() {
                return "Third.Part<" + super.n();
            }
        }

        Part q() {
            return new Part();
        }
    }

    static class Fourth extends First {
        String make() {
            return new Part().n();
        }
    }

    public static void main(String[] args) {
        Event[] es = {new Event.Key('k'), new Event.Click(1, 2), Event.Simple.CLOSE, Event.of("z"), Event.of("zz"),
            new Event.Batch(Event.Simple.OPEN, new Event.Batch(), new Event.Key('!'))};
        for (Event e : es) {
            System.out.println(e.text());
        }
        System.out.println(new First().p().n());
        System.out.println(new Second().p().n());
        System.out.println(new Third().p().n() + " " + new Third().q().n() + " " + new Third.Part().n());
        System.out.println(new Fourth().make() + " " + new Fourth.Part().n());
    }
}

// A vending machine with an enum of states whose transitions are methods.
import java.util.ArrayList;
import java.util.List;

public class EnumStateMachine {
    enum State {
        IDLE {
            @Override
            State coin(Machine m, int c) {
                m.credit = c;
                return m.credit >= m.price ? READY : PAYING;
            }
        },
        PAYING {
            @Override
            State coin(Machine m, int c) {
                m.credit += c;
                return m.credit >= m.price ? READY : this;
            }

            @Override
            State cancel(Machine m) {
                m.out.add("refund " + m.credit);
                m.credit = 0;
                return IDLE;
            }
        },
        READY {
            @Override
            State coin(Machine m, int c) {
                m.out.add("return " + c);
                return this;
            }

            @Override
            State push(Machine m) {
                m.out.add("drink, change " + (m.credit - m.price));
                m.credit = 0;
                return --m.stock == 0 ? EMPTY : IDLE;
            }

            @Override
            State cancel(Machine m) {
                return PAYING.cancel(m);
            }
        },
        EMPTY;

        State coin(Machine m, int c) {
            m.out.add("rejected " + c);
            return this;
        }

        State push(Machine m) {
            m.out.add("nothing in " + this);
            return this;
        }

        State cancel(Machine m) {
            return this;
        }
    }

    static class Machine {
        final int price = 30;
        int credit;
        int stock = 2;
        State state = State.IDLE;
        final List<String> out = new ArrayList<>();

        void run(String cmds) {
            for (String c : cmds.split(" ")) {
                State before = state;
                switch (c) {
                    case "push" -> state = state.push(this);
                    case "cancel" -> state = state.cancel(this);
                    default -> state = state.coin(this, Integer.parseInt(c));
                }
                System.out.println(c + ": " + before + " -> " + state + " " + out);
                out.clear();
            }
        }
    }

    public static void main(String[] args) {
        Machine m = new Machine();
        m.run("push 10 20 5 push 50 cancel 10 cancel 40 push 10 push cancel");
        System.out.println(m.stock + " " + m.credit + " " + m.state.ordinal());
    }
}

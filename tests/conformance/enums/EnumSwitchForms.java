// switch over enums of several classes, nested, with qualified use outside labels, in loops and expressions.
public class EnumSwitchForms {
    enum Dir {
        N(0, -1), E(1, 0), S(0, 1), W(-1, 0);

        final int dx;
        final int dy;

        Dir(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }

        Dir right() {
            return values()[(ordinal() + 1) % 4];
        }

        Dir left() {
            return switch (this) {
                case N -> W;
                case W -> S;
                case S -> E;
                case E -> N;
            };
        }

        boolean vertical() {
            switch (this) {
                case N:
                case S:
                    return true;
                default:
                    return false;
            }
        }
    }

    enum Cmd { LEFT, RIGHT, GO, STOP }

    static String walk(Cmd... cmds) {
        int x = 0;
        int y = 0;
        Dir d = Dir.N;
        int steps = 0;
        loop:
        for (Cmd c : cmds) {
            switch (c) {
                case LEFT:
                    d = d.left();
                    break;
                case RIGHT:
                    d = d.right();
                    break;
                case STOP:
                    break loop;
                case GO:
                    x += d.dx;
                    y += d.dy;
                    continue;
            }
            steps++;
        }
        return x + "," + y + " " + d + " " + steps;
    }

    static String cross(Dir d, Cmd c) {
        return switch (d) {
            case N, S -> switch (c) {
                case LEFT, RIGHT -> "turn " + d;
                default -> {
                    String s = c.name();
                    yield s.toLowerCase() + d.ordinal();
                }
            };
            default -> c == Cmd.STOP ? "halt" : "side";
        };
    }

    public static void main(String[] args) {
        System.out.println(walk(Cmd.GO, Cmd.GO, Cmd.RIGHT, Cmd.GO));
        System.out.println(walk(Cmd.LEFT, Cmd.GO, Cmd.LEFT, Cmd.GO, Cmd.GO, Cmd.STOP, Cmd.GO));
        System.out.println(walk());
        for (Dir d : Dir.values()) {
            System.out.println(d + " " + d.left() + d.right() + " " + d.vertical() + " " + (d.left().right() == d));
        }
        for (Cmd c : Cmd.values()) {
            System.out.println(cross(Dir.N, c) + " " + cross(Dir.E, c));
        }
        int n = switch (Cmd.valueOf("GO")) {
            case GO:
                int t = 5;
                yield t * 2;
            default:
                yield -1;
        };
        System.out.println(n);
    }
}

// A switch inside a loop drives a small machine that reads a string.
public class CtlStateMachine {
    static final int START = 0, NUM = 1, FRAC = 2, EXP = 3, EXPNUM = 4, BAD = 5;

    static int step(int state, char c) {
        boolean digit = c >= '0' && c <= '9';
        switch (state) {
            case START:
                if (c == '-') {
                    return START;
                }
            case NUM:
                if (digit) {
                    return NUM;
                }
                if (state == NUM) {
                    if (c == '.') {
                        return FRAC;
                    }
                    if (c == 'e') {
                        return EXP;
                    }
                }
                return BAD;
            case FRAC:
                return digit ? FRAC : c == 'e' ? EXP : BAD;
            case EXP:
            case EXPNUM:
                return digit ? EXPNUM : BAD;
            default:
                return BAD;
        }
    }

    static boolean accepts(String s) {
        int st = START;
        for (int i = 0; i < s.length() && st != BAD; i++) {
            st = step(st, s.charAt(i));
        }
        switch (st) {
            case NUM: case FRAC: case EXPNUM:
                return true;
        }
        return false;
    }

    static int vm(int[] code) {
        int[] stack = new int[16];
        int sp = 0;
        int pc = 0;
        int steps = 0;
        run:
        for (;;) {
            steps++;
            switch (code[pc++]) {
                case 0:
                    stack[sp++] = code[pc++];
                    break;
                case 1:
                    sp--;
                    stack[sp - 1] += stack[sp];
                    break;
                case 2:
                    sp--;
                    stack[sp - 1] *= stack[sp];
                    break;
                case 3:
                    if (stack[--sp] != 0) {
                        pc = code[pc];
                    } else {
                        pc++;
                    }
                    break;
                case 4:
                    stack[sp] = stack[sp - 1];
                    sp++;
                    break;
                case 5:
                    break run;
                default:
                    throw new IllegalStateException("opcode at " + (pc - 1));
            }
        }
        System.out.println("steps " + steps);
        return stack[sp - 1];
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1", "-12.5", "1e5", "", "-", "1.", "e5", "1e", "--3", "1.2.3", "x"}) {
            System.out.println("'" + s + "' " + accepts(s));
        }
        System.out.println(vm(new int[] {0, 2, 0, 3, 1, 0, 4, 2, 5}));
        System.out.println(vm(new int[] {0, -5, 0, 1, 1, 4, 3, 2, 5}));
        try {
            vm(new int[] {9});
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}

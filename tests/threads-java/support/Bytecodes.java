/** How long the instructions of the virtual machine are (JVMS 6.5). */
final class Bytecodes {
    private Bytecodes() {
    }

    static int length(byte[] code, int at) {
        int opcode = code[at] & 0xff;
        return switch (opcode) {
            case 0x10, 0x12, 0xa9, 0xbc -> 2;
            case 0x11, 0x13, 0x14, 0x84, 0xbb, 0xbd, 0xc0, 0xc1, 0xc6, 0xc7 -> 3;
            case 0xc5 -> 4;
            case 0xb9, 0xba, 0xc8, 0xc9 -> 5;
            case 0xc4 -> (code[at + 1] & 0xff) == 0x84 ? 6 : 4;
            case 0xaa -> table(code, at);
            case 0xab -> lookup(code, at);
            default -> {
                if (opcode >= 0x15 && opcode <= 0x19 || opcode >= 0x36 && opcode <= 0x3a) {
                    yield 2;
                }
                yield opcode >= 0x99 && opcode <= 0xa8 || opcode >= 0xb2 && opcode <= 0xb8 ? 3 : 1;
            }
        };
    }

    private static int aligned(int at) {
        return at + 4 - at % 4;
    }

    private static int number(byte[] code, int at) {
        return (code[at] & 0xff) << 24 | (code[at + 1] & 0xff) << 16 | (code[at + 2] & 0xff) << 8 | code[at + 3] & 0xff;
    }

    private static int table(byte[] code, int at) {
        int from = aligned(at);
        return from - at + 12 + 4 * (number(code, from + 8) - number(code, from + 4) + 1);
    }

    private static int lookup(byte[] code, int at) {
        int from = aligned(at);
        return from - at + 8 + 8 * number(code, from + 4);
    }
}

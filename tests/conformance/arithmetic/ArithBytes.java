// Packing and unpacking integers in byte arrays.
public class ArithBytes {
    static byte[] pack(int v) {
        return new byte[] {(byte) (v >> 24), (byte) (v >> 16), (byte) (v >> 8), (byte) v};
    }

    static int wrong(byte[] b) {
        return b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3];
    }

    static int right(byte[] b) {
        return b[0] << 24 | (b[1] & 0xff) << 16 | (b[2] & 0xff) << 8 | b[3] & 0xff;
    }

    static long wide(byte[] b) {
        long r = 0;
        for (byte x : b) {
            r = r << 8 | x & 0xff;
        }
        return r;
    }

    static String hex(byte[] b) {
        String digits = "0123456789abcdef";
        StringBuilder sb = new StringBuilder();
        for (byte x : b) {
            sb.append(digits.charAt(x >> 4 & 15)).append(digits.charAt(x & 15));
        }
        return sb.toString();
    }

    static int crc(byte[] data) {
        int crc = 0xffffffff;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int k = 0; k < 8; k++) {
                crc = (crc & 1) != 0 ? crc >>> 1 ^ 0xedb88320 : crc >>> 1;
            }
        }
        return ~crc;
    }

    public static void main(String[] args) {
        for (int v : new int[] {0, 1, -1, 255, 0x7f80ff01, Integer.MIN_VALUE, 128}) {
            byte[] p = pack(v);
            System.out.println(v + " " + hex(p) + " " + wrong(p) + " " + right(p) + " " + wide(p));
        }
        System.out.println(wide(new byte[] {-1, -2, -3, -4, -5, -6, -7, -8}));
        byte[] nine = new byte[9];
        for (int i = 0; i < 9; i++) {
            nine[i] = (byte) ('1' + i);
        }
        System.out.println(Integer.toHexString(crc(nine)));
        byte sum = 0;
        for (byte b : nine) {
            sum += b;
        }
        System.out.println(sum);
        short packed = (short) (nine[0] << 8 | nine[1]);
        System.out.println(packed + " " + (packed >> 8) + " " + (byte) packed);
    }
}

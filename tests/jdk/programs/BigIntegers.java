// BigInteger around the edges of long and far beyond them.
import java.math.BigInteger;

public class BigIntegers {
    static BigInteger any() {
        switch (Show.random(4)) {
            case 0:
                return BigInteger.valueOf(Show.anyLong());
            case 1:
                return BigInteger.valueOf(Show.anyLong()).multiply(BigInteger.valueOf(Show.anyLong()));
            case 2:
                return BigInteger.valueOf(Show.random(40) - 20);
            default:
                String digits = Show.anyText("0123456789", 60);
                return new BigInteger((Show.random(2) == 0 ? "-" : "") + "1" + digits);
        }
    }

    static void one(BigInteger a) {
        System.out.println(a + " " + a.toString(16) + " " + a.toString(36) + " " + a.toString(2) + " " + a.toString(99) + " " + a.signum() + " "
                + a.bitLength() + " " + a.bitCount() + " " + a.getLowestSetBit() + " " + a.hashCode() + " " + a.intValue() + " " + a.longValue()
                + " " + a.doubleValue() + " " + a.floatValue() + " " + a.negate() + " " + a.abs() + " " + a.not());
        StringBuilder bytes = new StringBuilder();
        for (byte b : a.toByteArray()) {
            bytes.append(b).append(' ');
        }
        System.out.println(bytes + " " + new BigInteger(a.toByteArray()).equals(a) + " " + new BigInteger(-1, a.abs().toByteArray()));
        Show.show("long", a::longValueExact);
        Show.show("int", a::intValueExact);
        Show.show("short", a::shortValueExact);
        Show.show("byte", a::byteValueExact);
        Show.show("sqrt", () -> a.sqrt() + " " + a.sqrtAndRemainder()[1]);
        for (int n : new int[] {0, 1, 31, 32, 63, 64, 100, -1, -40}) {
            Show.show("bits " + n, () -> a.shiftLeft(n) + " " + a.shiftRight(n) + " " + a.testBit(n) + " " + a.setBit(n) + " " + a.clearBit(n)
                    + " " + a.flipBit(n));
        }
        for (int n : new int[] {-1, 0, 1, 2, 7}) {
            Show.show("pow " + n, () -> a.pow(n));
        }
    }

    static void two(BigInteger a, BigInteger b) {
        System.out.println(a + " " + b + " " + a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.compareTo(b) + " " + a.equals(b) + " "
                + a.min(b) + " " + a.max(b) + " " + a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.andNot(b) + " " + a.gcd(b));
        Show.show("divide", () -> a.divide(b) + " " + a.remainder(b) + " " + a.divideAndRemainder(b)[1]);
        Show.show("mod", () -> a.mod(b));
        Show.show("inverse", () -> a.modInverse(b));
        Show.show("modPow", () -> a.modPow(BigInteger.valueOf(13), b));
    }

    public static void main(String[] args) {
        BigInteger edge = BigInteger.ONE.shiftLeft(63);
        BigInteger[] some = {BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO, BigInteger.TEN, BigInteger.valueOf(-1), edge, edge.negate(),
            edge.subtract(BigInteger.ONE), edge.negate().subtract(BigInteger.ONE), BigInteger.ONE.shiftLeft(64), BigInteger.ONE.shiftLeft(32),
            BigInteger.ONE.shiftLeft(96).subtract(BigInteger.ONE), BigInteger.ONE.shiftLeft(128).negate()};
        for (BigInteger a : some) {
            one(a);
            for (BigInteger b : some) {
                two(a, b);
            }
        }
        for (int i = 0; i < 120; i++) {
            one(any());
        }
        for (int i = 0; i < 500; i++) {
            two(any(), any());
        }
        BigInteger factorial = BigInteger.ONE;
        for (int i = 1; i <= 60; i++) {
            factorial = factorial.multiply(BigInteger.valueOf(i));
        }
        System.out.println(factorial);
        String[] texts = {"", "-", "+", "+-1", "1-", "--1", "x", "0x1", "00012", "-0", "123456789012345678901234567890", "12345678901234567890123x", " 1",
            "+99999999999999999999", "zz", "1_000"};
        for (String t : texts) {
            for (int radix : new int[] {10, 16, 36, 2, 1, 37}) {
                Show.show("parse " + t + " " + radix, () -> new BigInteger(t, radix));
            }
        }
        Show.show("null", () -> new BigInteger((String) null));
        Show.show("bytes", () -> new BigInteger(new byte[0]));
        Show.show("bytes", () -> new BigInteger(2, new byte[1]));
        Show.show("bytes", () -> new BigInteger(0, new byte[] {1}));
        Show.show("bytes", () -> new BigInteger(new byte[] {-128, 0, 0, 0}) + " " + new BigInteger(new byte[] {1, 2, 3, 4}, 1, 2));
        Show.show("same", () -> (BigInteger.valueOf(5) == BigInteger.valueOf(5)) + " " + (BigInteger.valueOf(0) == BigInteger.ZERO));
        for (int i = -5; i < 60; i++) {
            System.out.print(BigInteger.valueOf(i).isProbablePrime(20) + " ");
        }
        System.out.println(BigInteger.valueOf(7919).nextProbablePrime());
    }
}

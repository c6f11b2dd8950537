// Methods of the wrapper classes: conversions, comparisons, constants, parsing, toString.
public class BoxMethods {
    public static void main(String[] args) {
        Integer i = 300;
        System.out.println(i.byteValue() + " " + i.shortValue() + " " + i.longValue() + " " + i.doubleValue() + " " + i.floatValue());
        Double d = -3.99;
        System.out.println(d.intValue() + " " + d.longValue() + " " + d.byteValue() + " " + Double.valueOf(1e20).intValue() + " " + Double.valueOf(Double.NaN).intValue());
        Long l = 1L << 40 | 7;
        System.out.println(l.intValue() + " " + l.shortValue() + " " + l.toString() + " " + Long.valueOf(5).equals(5L));
        System.out.println(Integer.valueOf(5).compareTo(9) + " " + Integer.compare(9, 5) + " " + Character.valueOf('c').compareTo('a') + " " + Boolean.TRUE.compareTo(false) + " " + Double.compare(1, 2));
        System.out.println(Integer.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Long.MAX_VALUE + " " + Short.MIN_VALUE + " " + Byte.MAX_VALUE);
        System.out.println(Integer.SIZE + " " + Long.BYTES + " " + Character.BYTES);
        System.out.println(Integer.sum(3, 4) + " " + Integer.max(3, 4) + " " + Long.min(3, 4) + " " + Double.sum(0.5, 0.25) + " " + Boolean.logicalXor(true, false));
        System.out.println(Integer.toString(255, 2) + " " + Integer.toHexString(-2) + " " + Integer.toOctalString(8) + " " + Integer.toBinaryString(5));
        System.out.println(Integer.parseInt("-7f", 16) + " " + Integer.valueOf("12") + " " + Long.parseLong("-5") + " " + Integer.decode("0x1F") + " " + Integer.decode("-010"));
        System.out.println(Boolean.parseBoolean("True") + " " + Boolean.parseBoolean(null) + " " + Boolean.toString(false) + " " + Boolean.valueOf(true).hashCode());
        System.out.println(Integer.numberOfTrailingZeros(40) + " " + Integer.reverseBytes(1) + " " + Long.numberOfLeadingZeros(1) + " " + Integer.rotateRight(1, 1) + " " + Long.bitCount(255));
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedString(-1) + " " + Integer.remainderUnsigned(-1, 10) + " " + Long.compareUnsigned(-1, 1));
        System.out.println(Double.isNaN(0.0 / 0) + " " + Double.isFinite(1 / 0.0) + " " + Double.toString(5) + " " + Double.MAX_VALUE + " " + Float.MAX_VALUE);
        System.out.println(Character.getNumericValue('9') + Character.toString(97) + Character.isLetter('x') + Character.toChars(98)[0]);
        Number[] ns = {1, 2L, 3.7, 4.2f, (byte) 5, (short) 6};
        int sum = 0;
        double ds = 0;
        for (Number n : ns) {
            sum += n.intValue();
            ds += n.doubleValue();
        }
        System.out.println(sum + " " + (int) ds);
        Object o = 5;
        System.out.println(o.equals(5) + " " + o.equals(5L) + " " + o.toString() + " " + o.hashCode() + " " + (o instanceof Number) + " " + (o instanceof Comparable));
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1) + " " + Byte.valueOf("7"));
    }
}

// Copies between arrays as System.arraycopy does, with its checks in its order.
package java.lang;

final class ArrayCopy {
    private ArrayCopy() {
    }

    static void copy(Object src, int srcPos, Object dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        if (src instanceof Object[] && dest instanceof Object[]) {
            copyObjects((Object[]) src, srcPos, (Object[]) dest, destPos, length);
        } else if (src instanceof boolean[] && dest instanceof boolean[]) {
            copyBooleans((boolean[]) src, srcPos, (boolean[]) dest, destPos, length);
        } else if (src instanceof byte[] && dest instanceof byte[]) {
            copyBytes((byte[]) src, srcPos, (byte[]) dest, destPos, length);
        } else if (src instanceof char[] && dest instanceof char[]) {
            copyChars((char[]) src, srcPos, (char[]) dest, destPos, length);
        } else if (src instanceof short[] && dest instanceof short[]) {
            copyShorts((short[]) src, srcPos, (short[]) dest, destPos, length);
        } else if (src instanceof int[] && dest instanceof int[]) {
            copyInts((int[]) src, srcPos, (int[]) dest, destPos, length);
        } else if (src instanceof long[] && dest instanceof long[]) {
            copyLongs((long[]) src, srcPos, (long[]) dest, destPos, length);
        } else if (src instanceof float[] && dest instanceof float[]) {
            copyFloats((float[]) src, srcPos, (float[]) dest, destPos, length);
        } else if (src instanceof double[] && dest instanceof double[]) {
            copyDoubles((double[]) src, srcPos, (double[]) dest, destPos, length);
        } else {
            throw mismatch(src, dest);
        }
    }

    private static void check(String kind, int from, int srcPos, int to, int destPos, int length) {
        if (srcPos < 0 | destPos < 0 | length < 0 | srcPos > from - length | destPos > to - length) {
            throw new ArrayIndexOutOfBoundsException(new CopyText(kind, from, srcPos, to, destPos, length));
        }
    }

    // Forwards unless the target overlaps what is still to be read.
    private static boolean backwards(Object src, int srcPos, Object dest, int destPos) {
        return src == dest && srcPos < destPos;
    }

    private static void copyObjects(Object[] src, int srcPos, Object[] dest, int destPos, int length) {
        check("object array[", src.length, srcPos, dest.length, destPos, length);
        if (backwards(src, srcPos, dest, destPos)) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
            return;
        }
        try {
            for (int i = 0; i < length; i++) {
                dest[destPos + i] = src[srcPos + i];
            }
        } catch (ArrayStoreException e) {
            throw new ArrayStoreException(elementMismatch(src, dest));
        }
    }

    private static void copyBooleans(boolean[] src, int srcPos, boolean[] dest, int destPos, int length) {
        check("boolean[", src.length, srcPos, dest.length, destPos, length);
        if (backwards(src, srcPos, dest, destPos)) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
        } else {
            for (int i = 0; i < length; i++) {
                dest[destPos + i] = src[srcPos + i];
            }
        }
    }

    private static void copyBytes(byte[] src, int srcPos, byte[] dest, int destPos, int length) {
        check("byte[", src.length, srcPos, dest.length, destPos, length);
        if (backwards(src, srcPos, dest, destPos)) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
        } else {
            for (int i = 0; i < length; i++) {
                dest[destPos + i] = src[srcPos + i];
            }
        }
    }

    private static void copyChars(char[] src, int srcPos, char[] dest, int destPos, int length) {
        check("char[", src.length, srcPos, dest.length, destPos, length);
        if (backwards(src, srcPos, dest, destPos)) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
        } else {
            for (int i = 0; i < length; i++) {
                dest[destPos + i] = src[srcPos + i];
            }
        }
    }

    private static void copyShorts(short[] src, int srcPos, short[] dest, int destPos, int length) {
        check("short[", src.length, srcPos, dest.length, destPos, length);
        if (backwards(src, srcPos, dest, destPos)) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
        } else {
            for (int i = 0; i < length; i++) {
                dest[destPos + i] = src[srcPos + i];
            }
        }
    }

    private static void copyInts(int[] src, int srcPos, int[] dest, int destPos, int length) {
        check("int[", src.length, srcPos, dest.length, destPos, length);
        if (backwards(src, srcPos, dest, destPos)) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
        } else {
            for (int i = 0; i < length; i++) {
                dest[destPos + i] = src[srcPos + i];
            }
        }
    }

    private static void copyLongs(long[] src, int srcPos, long[] dest, int destPos, int length) {
        check("long[", src.length, srcPos, dest.length, destPos, length);
        if (backwards(src, srcPos, dest, destPos)) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
        } else {
            for (int i = 0; i < length; i++) {
                dest[destPos + i] = src[srcPos + i];
            }
        }
    }

    private static void copyFloats(float[] src, int srcPos, float[] dest, int destPos, int length) {
        check("float[", src.length, srcPos, dest.length, destPos, length);
        if (backwards(src, srcPos, dest, destPos)) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
        } else {
            for (int i = 0; i < length; i++) {
                dest[destPos + i] = src[srcPos + i];
            }
        }
    }

    private static void copyDoubles(double[] src, int srcPos, double[] dest, int destPos, int length) {
        check("double[", src.length, srcPos, dest.length, destPos, length);
        if (backwards(src, srcPos, dest, destPos)) {
            for (int i = length - 1; i >= 0; i--) {
                dest[destPos + i] = src[srcPos + i];
            }
        } else {
            for (int i = 0; i < length; i++) {
                dest[destPos + i] = src[srcPos + i];
            }
        }
    }

    private static ArrayStoreException mismatch(Object src, Object dest) {
        String from = kind(src);
        String to = kind(dest);
        if (from == null) {
            return new ArrayStoreException("arraycopy: source type " + src.getClass().getName() + " is not an array");
        }
        if (to == null) {
            return new ArrayStoreException(
                    "arraycopy: destination type " + dest.getClass().getName() + " is not an array");
        }
        return new ArrayStoreException("arraycopy: type mismatch: can not copy " + from + " into " + to);
    }

    private static String kind(Object array) {
        if (array instanceof Object[]) {
            return "object array[]";
        }
        String name = array.getClass().getTypeName();
        return name.endsWith("[]") ? name : null;
    }

    // The JVM tells two cases apart: could an element of the source ever be one of the target? The models know it for
    // sure when the source is an array of Object.
    private static String elementMismatch(Object[] src, Object[] dest) {
        String from = elementName(src);
        String to = elementName(dest);
        if (from.equals("java.lang.Object")) {
            return "arraycopy: element type mismatch: can not cast one of the elements of java.lang.Object[] to the type"
                    + " of the destination array, " + to;
        }
        return "arraycopy: type mismatch: can not copy " + from + "[] into " + to + "[]";
    }

    private static String elementName(Object[] array) {
        String name = array.getClass().getName();
        if (name.charAt(1) == 'L') {
            return name.substring(2, name.length() - 1);
        }
        return name.substring(1);
    }
}

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
            throw StoreText.refused(src, dest, false);
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
            throw StoreText.refused(src, dest, true);
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
}

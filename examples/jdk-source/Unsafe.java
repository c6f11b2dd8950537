package jdksource;

/** In place of the JDK's internal class of this name. Only reading from a stream uses it, which is not tested here. */
class Unsafe {
    static Unsafe getUnsafe() {
        return new Unsafe();
    }

    long objectFieldOffset(Class<?> type, String field) {
        throw new UnsupportedOperationException(field);
    }

    void putFloat(Object object, long offset, float value) {
        throw new UnsupportedOperationException();
    }
}

// Model of java.util.concurrent.atomic.AtomicMarkableReference: two cells, and no other thread comes in between while a method runs.
package java.util.concurrent.atomic;

import ooxide.Atomic;

public class AtomicMarkableReference<V> {
    private V value;
    private boolean mark;

    public AtomicMarkableReference(V initialRef, boolean initialMark) {
        value = initialRef;
        mark = initialMark;
    }

    @Atomic public V getReference() {
        return value;
    }

    @Atomic public boolean isMarked() {
        return mark;
    }

    @Atomic public V get(boolean[] markHolder) {
        markHolder[0] = mark;
        return value;
    }

    @Atomic public boolean compareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        if (value != expectedReference || mark != expectedMark) {
            return false;
        }
        value = newReference;
        mark = newMark;
        return true;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        return compareAndSet(expectedReference, newReference, expectedMark, newMark);
    }

    @Atomic public void set(V newReference, boolean newMark) {
        value = newReference;
        mark = newMark;
    }

    @Atomic public boolean attemptMark(V expectedReference, boolean newMark) {
        if (value != expectedReference) {
            return false;
        }
        mark = newMark;
        return true;
    }
}

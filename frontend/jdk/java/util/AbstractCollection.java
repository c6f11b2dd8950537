// Model of java.util.AbstractCollection: everything that follows from iterator() and size().
package java.util;

public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object o) {
        Iterator<E> it = iterator();
        if (o == null) {
            while (it.hasNext()) {
                if (it.next() == null) {
                    return true;
                }
            }
        } else {
            while (it.hasNext()) {
                if (o.equals(it.next())) {
                    return true;
                }
            }
        }
        return false;
    }

    public Object[] toArray() {
        return fill(new Object[size()], null);
    }

    public <T> T[] toArray(T[] a) {
        int size = size();
        return (T[]) fill(a.length >= size ? a : ooxide.Native.newArray(a, size), a);
    }

    // Writes the elements to r. The caller's array gets a null after the last one when there is room; any other array
    // is as long as there are elements, also when the iterator yields another number than size() told.
    private Object[] fill(Object[] r, Object[] callers) {
        Iterator<E> it = iterator();
        int n = 0;
        while (it.hasNext()) {
            if (n == r.length) {
                r = resized(r, n + (n >> 1) + 1, n);
            }
            r[n] = it.next();
            n++;
        }
        if (n == r.length) {
            return r;
        }
        if (r == callers) {
            r[n] = null;
            return r;
        }
        return resized(r, n, n);
    }

    private static Object[] resized(Object[] r, int length, int used) {
        Object[] copy = ooxide.Native.newArray(r, length);
        System.arraycopy(r, 0, copy, 0, used);
        return copy;
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        for (Object e : c) {
            if (!contains(e)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean modified = false;
        for (E e : c) {
            if (add(e)) {
                modified = true;
            }
        }
        return modified;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keepOnly(c, false);
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keepOnly(c, true);
    }

    private boolean keepOnly(Collection<?> c, boolean kept) {
        boolean modified = false;
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            if (c.contains(it.next()) != kept) {
                it.remove();
                modified = true;
            }
        }
        return modified;
    }

    public void clear() {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            it.next();
            it.remove();
        }
    }

    public String toString() {
        Iterator<E> it = iterator();
        if (!it.hasNext()) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        while (true) {
            E e = it.next();
            if (e == this) {
                text.append("(this Collection)");
            } else {
                text.append(e);
            }
            if (!it.hasNext()) {
                return text.append(']').toString();
            }
            text.append(", ");
        }
    }
}

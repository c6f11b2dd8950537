// Model of java.util.Queue.
package java.util;

@ForTests("made as java.util.ArrayDeque; noun 4") public interface Queue<E> extends Collection<E> {
    boolean add(E e);

    boolean offer(E e);

    E remove();

    E poll();

    E element();

    E peek();
}

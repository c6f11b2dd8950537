// A forwarding list in front of a list with random access.
package java.util;

@ooxide.Monitor
final class ForwardingRandomAccessList<E> extends ForwardingList<E> implements RandomAccess {
    ForwardingRandomAccessList(List<? extends E> list) {
        super(list);
    }
}

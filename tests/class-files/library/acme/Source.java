package acme;

import java.util.List;

/** More to implement than a program calls. */
public interface Source<E> {
    E next();

    boolean isDone(int after);

    List<E> rest(List<? extends E> before);
}

// Model of java.lang.Comparable.
package java.lang;

@ForTests("instance Integer; abstract 1") public interface Comparable<T> {
    /*@ pure @*/ int compareTo(T o);
}

// A lock with conditions: who waits gives it up and takes it again.
package java.util.concurrent.locks;

interface Holdable {
    int giveUp();

    void takeAgain(int count);

    boolean isHeldByCurrentThread();
}

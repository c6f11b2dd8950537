// Model of java.util.concurrent.locks.ReentrantReadWriteLock: many threads read or one writes. Who writes may read as well; who reads
// must not begin to write, which waits for ever as it does in the JDK.
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
    private int writes;
    // The number of the thread that writes, if one does.
    private int writer;
    // How often it is held by readers, and by which.
    private int reads;
    private Reader readers;
    private final boolean fair;
    private final ReadLock readLock;
    private final WriteLock writeLock;

    // An input is held by nobody.
    //@ invariant writes == 0 && writer == 0 && reads == 0 && readers == null && readLock != null && writeLock != null;
    //@ invariant readLock.lock == this && writeLock.lock == this;

    private static final class Reader {
        final int thread;
        int count;
        Reader next;

        Reader(int thread, Reader next) {
            this.thread = thread;
            this.next = next;
        }
    }

    public ReentrantReadWriteLock() {
        this(false);
    }

    public ReentrantReadWriteLock(boolean fair) {
        this.fair = fair;
        readLock = new ReadLock(this);
        writeLock = new WriteLock(this);
    }

    public ReadLock readLock() {
        return readLock;
    }

    public WriteLock writeLock() {
        return writeLock;
    }

    public final boolean isFair() {
        return fair;
    }

    @Atomic public int getReadLockCount() {
        return reads;
    }

    @Atomic public boolean isWriteLocked() {
        return writes != 0;
    }

    @Atomic public boolean isWriteLockedByCurrentThread() {
        return isMine();
    }

    @Atomic public int getWriteHoldCount() {
        return isMine() ? writes : 0;
    }

    @Atomic public int getReadHoldCount() {
        Reader mine = mine();
        return mine == null ? 0 : mine.count;
    }

    private boolean isMine() {
        return writes != 0 && writer == Native.threadNumber();
    }

    private Reader mine() {
        Reader each = readers;
        while (each != null && each.thread != Native.threadNumber()) {
            each = each.next;
        }
        return each;
    }

    private boolean mayRead() {
        return writes == 0 || writer == Native.threadNumber();
    }

    private boolean mayWrite() {
        return writes == 0 ? reads == 0 : writer == Native.threadNumber();
    }

    private void beginToRead() {
        Reader mine = mine();
        if (mine == null) {
            mine = new Reader(Native.threadNumber(), readers);
            readers = mine;
        }
        mine.count++;
        reads++;
    }

    private void beginToWrite() {
        writer = Native.threadNumber();
        writes++;
    }

    @Atomic private void awaitRead() {
        Native.await(mayRead());
        beginToRead();
    }

    @Atomic private void awaitReadUnlessInterrupted() throws InterruptedException {
        Native.await(mayRead() || Interruption.isPending());
        Interruption.check();
        beginToRead();
    }

    @Atomic private boolean tryRead() {
        if (!mayRead()) {
            return false;
        }
        beginToRead();
        return true;
    }

    @Atomic private void endRead() {
        Reader mine = mine();
        if (mine == null || mine.count == 0) {
            throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
        }
        mine.count--;
        reads--;
    }

    @Atomic private void awaitWrite() {
        Native.await(mayWrite());
        beginToWrite();
    }

    @Atomic private void awaitWriteUnlessInterrupted() throws InterruptedException {
        Native.await(mayWrite() || Interruption.isPending());
        Interruption.check();
        beginToWrite();
    }

    @Atomic private int giveUpWriting() {
        if (!isMine()) {
            throw new IllegalMonitorStateException();
        }
        int count = writes;
        writes = 0;
        return count;
    }

    @Atomic private void writeAgain(int count) {
        Native.await(writes == 0 && reads == 0);
        beginToWrite();
        writes = count;
    }

    @Atomic private boolean tryWrite() {
        if (!mayWrite()) {
            return false;
        }
        beginToWrite();
        return true;
    }

    @Atomic private void endWrite() {
        if (!isMine()) {
            throw new IllegalMonitorStateException();
        }
        writes--;
    }

    public static class ReadLock implements Lock, java.io.Serializable {
        private final ReentrantReadWriteLock lock;

        //@ invariant lock != null;

        protected ReadLock(ReentrantReadWriteLock lock) {
            this.lock = lock;
        }

        public void lock() {
            lock.awaitRead();
        }

        public void lockInterruptibly() throws InterruptedException {
            lock.awaitReadUnlessInterrupted();
        }

        public boolean tryLock() {
            return lock.tryRead();
        }

        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            Interruption.check();
            return tryLock();
        }

        public void unlock() {
            lock.endRead();
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public static class WriteLock implements Lock, Holdable, java.io.Serializable {
        private final ReentrantReadWriteLock lock;

        //@ invariant lock != null;

        protected WriteLock(ReentrantReadWriteLock lock) {
            this.lock = lock;
        }

        public void lock() {
            lock.awaitWrite();
        }

        public void lockInterruptibly() throws InterruptedException {
            lock.awaitWriteUnlessInterrupted();
        }

        public boolean tryLock() {
            return lock.tryWrite();
        }

        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            Interruption.check();
            return tryLock();
        }

        public void unlock() {
            lock.endWrite();
        }

        public Condition newCondition() {
            return new LockCondition(this);
        }

        public int giveUp() {
            return lock.giveUpWriting();
        }

        public void takeAgain(int count) {
            lock.writeAgain(count);
        }

        public boolean isHeldByCurrentThread() {
            return lock.isWriteLockedByCurrentThread();
        }

        public int getHoldCount() {
            return lock.getWriteHoldCount();
        }
    }
}

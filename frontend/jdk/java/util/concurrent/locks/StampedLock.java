// Model of java.util.concurrent.locks.StampedLock: a stamp is a version, which every writing changes, and how the lock is held. It is not reentrant.
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class StampedLock implements java.io.Serializable {
    private static final long WRITING = 1L << 7;
    private static final long FIRST = WRITING << 1;

    // With the bit for writing while somebody writes; the bits below count readers in stamps.
    private long version = FIRST;
    private int readers;

    //@ invariant version >= FIRST && version < Long.MAX_VALUE - FIRST && version % WRITING == 0;
    //@ invariant readers >= 0 && readers < 100 && (readers == 0 || version % FIRST == 0);

    public StampedLock() {
    }

    private boolean isWriting() {
        return (version & WRITING) != 0L;
    }

    private boolean mayWrite() {
        return !isWriting() && readers == 0;
    }

    private long beginToWrite() {
        version += WRITING;
        return version;
    }

    private long beginToRead() {
        readers++;
        return version + 1L;
    }

    @Atomic public long writeLock() {
        Native.await(mayWrite());
        return beginToWrite();
    }

    @Atomic public long writeLockInterruptibly() throws InterruptedException {
        Native.await(mayWrite() || Interruption.isPending());
        Interruption.check();
        return beginToWrite();
    }

    @Atomic public long tryWriteLock() {
        return mayWrite() ? beginToWrite() : 0L;
    }

    // The time may be over at any moment.
    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return tryWriteLock();
    }

    @Atomic public long readLock() {
        Native.await(!isWriting());
        return beginToRead();
    }

    @Atomic public long readLockInterruptibly() throws InterruptedException {
        Native.await(!isWriting() || Interruption.isPending());
        Interruption.check();
        return beginToRead();
    }

    @Atomic public long tryReadLock() {
        return isWriting() ? 0L : beginToRead();
    }

    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return tryReadLock();
    }

    @Atomic public long tryOptimisticRead() {
        return isWriting() ? 0L : version;
    }

    private static long versionOf(long stamp) {
        return stamp & -WRITING;
    }

    @Atomic public boolean validate(long stamp) {
        return versionOf(stamp) == version && stamp != 0L;
    }

    private boolean isWriteStamp(long stamp) {
        return isWriting() && stamp == version;
    }

    private boolean isReadStamp(long stamp) {
        return readers > 0 && versionOf(stamp) == version && stamp != version;
    }

    @Atomic public void unlockWrite(long stamp) {
        if (!isWriteStamp(stamp)) {
            throw new IllegalMonitorStateException();
        }
        version += WRITING;
    }

    @Atomic public void unlockRead(long stamp) {
        if (!isReadStamp(stamp)) {
            throw new IllegalMonitorStateException();
        }
        readers--;
    }

    @Atomic public void unlock(long stamp) {
        if (isWriteStamp(stamp)) {
            version += WRITING;
        } else if (isReadStamp(stamp)) {
            readers--;
        } else {
            throw new IllegalMonitorStateException();
        }
    }

    @Atomic public long tryConvertToWriteLock(long stamp) {
        if (isWriteStamp(stamp)) {
            return stamp;
        }
        if (isReadStamp(stamp)) {
            if (readers > 1) {
                return 0L;
            }
            readers = 0;
            return beginToWrite();
        }
        return stamp == version && mayWrite() ? beginToWrite() : 0L;
    }

    @Atomic public long tryConvertToReadLock(long stamp) {
        if (isWriteStamp(stamp)) {
            version += WRITING;
            return beginToRead();
        }
        if (isReadStamp(stamp)) {
            return stamp;
        }
        return stamp == version && !isWriting() ? beginToRead() : 0L;
    }

    @Atomic public long tryConvertToOptimisticRead(long stamp) {
        if (isWriteStamp(stamp)) {
            version += WRITING;
            return version;
        }
        if (isReadStamp(stamp)) {
            readers--;
            return version;
        }
        return stamp == version ? stamp : 0L;
    }

    @Atomic public boolean isWriteLocked() {
        return isWriting();
    }

    @Atomic public boolean isReadLocked() {
        return readers > 0;
    }

    @Atomic public int getReadLockCount() {
        return readers;
    }

    public static boolean isWriteLockStamp(long stamp) {
        return (stamp & WRITING) != 0L;
    }

    public static boolean isReadLockStamp(long stamp) {
        return (stamp & WRITING - 1L) != 0L;
    }

    public static boolean isLockStamp(long stamp) {
        return (stamp & FIRST - 1L) != 0L;
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return (stamp & FIRST - 1L) == 0L && stamp != 0L;
    }

    public Lock asReadLock() {
        return new View(this, false);
    }

    public Lock asWriteLock() {
        return new View(this, true);
    }

    @Atomic private void release(boolean writes) {
        if (writes ? !isWriting() : readers == 0) {
            throw new IllegalMonitorStateException();
        }
        if (writes) {
            version += WRITING;
        } else {
            readers--;
        }
    }

    private static final class View implements Lock {
        private final StampedLock lock;
        private final boolean writes;

        View(StampedLock lock, boolean writes) {
            this.lock = lock;
            this.writes = writes;
        }

        public void lock() {
            if (writes) {
                lock.writeLock();
            } else {
                lock.readLock();
            }
        }

        public void lockInterruptibly() throws InterruptedException {
            if (writes) {
                lock.writeLockInterruptibly();
            } else {
                lock.readLockInterruptibly();
            }
        }

        public boolean tryLock() {
            return (writes ? lock.tryWriteLock() : lock.tryReadLock()) != 0L;
        }

        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            Interruption.check();
            return tryLock();
        }

        public void unlock() {
            lock.release(writes);
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }
}

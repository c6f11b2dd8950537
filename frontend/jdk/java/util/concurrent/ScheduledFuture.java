// Model of java.util.concurrent.ScheduledFuture.
package java.util.concurrent;

public interface ScheduledFuture<V> extends Delayed, Future<V> {
}

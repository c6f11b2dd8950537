// Model of java.util.Date: milliseconds since 1970. What depends on the zone of the machine, the text included, is open, and so is what
// time it is now.
package java.util;

import java.time.Instant;

@ForTests("parts new time; samples 0, 1709201730000") public class Date implements java.io.Serializable, Cloneable, Comparable<Date> {
    private long time;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long date) {
        this.time = date;
    }

    public static Date from(Instant instant) {
        try {
            return new Date(instant.toEpochMilli());
        } catch (ArithmeticException problem) {
            throw new IllegalArgumentException(problem);
        }
    }

    public Instant toInstant() {
        return Instant.ofEpochMilli(time);
    }

    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    public boolean before(Date when) {
        return time < when.time;
    }

    public boolean after(Date when) {
        return time > when.time;
    }

    public int compareTo(Date anotherDate) {
        return Long.compare(time, anotherDate.time);
    }

    public boolean equals(Object obj) {
        return obj instanceof Date && time == ((Date) obj).getTime();
    }

    public int hashCode() {
        return (int) time ^ (int) (time >> 32);
    }

    public Object clone() {
        return new Date(time);
    }

    //@ ensures \result != null;
    public /*@ pure @*/ native String toString();
}

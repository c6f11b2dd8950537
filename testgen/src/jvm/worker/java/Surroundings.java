package ooxide.jvm;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * What depends on when and where it runs, on chance or on other threads: nobody can expect it, even if two answers in a row are the
 * same.
 */
final class Surroundings {
    private static final List<String> PACKAGES = Arrays.asList(
            "java.io.File", "java.nio.file.", "java.nio.channels.", "java.net.Inet", "java.net.Socket", "java.net.http.",
            "java.net.URLConnection", "java.lang.Process", "java.lang.Thread", "java.lang.Runtime", "java.lang.ClassLoader",
            "java.lang.StackWalker", "java.lang.StackTraceElement", "java.lang.Module", "java.lang.management.",
            "java.lang.invoke.", "java.lang.ref.", "java.security.SecureRandom", "java.util.concurrent.ThreadLocalRandom",
            "java.util.concurrent.ForkJoin", "java.util.concurrent.Executor", "java.util.concurrent.CompletableFuture",
            "java.util.Timer", "java.util.ServiceLoader", "java.util.prefs.", "java.util.Scanner", "java.awt.", "javax.swing.",
            "java.sql.DriverManager", "javax.naming.", "java.util.logging.", "javax.net.", "javax.crypto.KeyGenerator");
    /** With or without parameters. */
    private static final List<String> METHODS = Arrays.asList(
            "java.lang.Math.random", "java.lang.StrictMath.random", "java.util.UUID.randomUUID", "java.lang.Integer.getInteger",
            "java.lang.Long.getLong", "java.lang.Boolean.getBoolean", "java.util.Calendar.getInstance",
            "java.util.Locale.getDefault", "java.util.TimeZone.getDefault", "java.util.Collections.shuffle",
            "java.nio.charset.Charset.defaultCharset", "java.util.Currency.getInstance",
            "java.lang.Object.hashCode", "java.lang.Object.toString", "java.lang.Throwable.getStackTrace",
            "java.lang.Throwable.printStackTrace", "java.lang.Object.wait", "java.lang.Object.notify",
            "java.lang.Object.notifyAll");
    /** What a constructor without arguments asks the clock for, or chance. */
    private static final List<String> NEW = Arrays.asList(
            "java.util.Date", "java.util.GregorianCalendar", "java.util.Random", "java.util.SplittableRandom");

    private Surroundings() {}

    /** Whether surroundings decide what a call gives. */
    static boolean decide(String kind, Class<?> type, String name, Class<?>[] params, Object receiver) {
        String owner = type.getName();
        if (owner.equals("java.lang.System") && !name.equals("lineSeparator")) {
            return true;
        }
        for (String each : PACKAGES) {
            if (owner.startsWith(each)) {
                return true;
            }
        }
        if (METHODS.contains(owner + "." + name) && !(receiver != null && has(receiver.getClass(), name, params))) {
            return true;
        }
        if (owner.startsWith("java.time.") && (name.equals("now") || name.startsWith("system") || name.startsWith("tick"))) {
            return true;
        }
        if (receiver != null && (name.equals("hashCode") || name.equals("toString")) && params.length == 0
                && !has(receiver.getClass(), name, params)) {
            return true;
        }
        return kind.equals("new") && params.length == 0 && NEW.contains(owner);
    }

    /** Whether a class has a method that is not the one of every object. */
    private static boolean has(Class<?> type, String name, Class<?>[] params) {
        try {
            return type.getMethod(name, params).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** Whether the code of a class may ask the clock, chance or the environment: its constants say what it calls. */
    static boolean mayDecide(byte[] code) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(code))) {
            in.readInt();
            in.readInt();
            int count = in.readUnsignedShort();
            int[] first = new int[count];
            int[] second = new int[count];
            int[] tags = new int[count];
            String[] texts = new String[count];
            for (int i = 1; i < count; i++) {
                tags[i] = in.readUnsignedByte();
                switch (tags[i]) {
                    case 1: texts[i] = in.readUTF(); break;
                    case 3: case 4: in.readInt(); break;
                    case 5: case 6: in.readLong(); i++; break;
                    case 7: case 8: case 16: case 19: case 20: first[i] = in.readUnsignedShort(); break;
                    case 15: in.readUnsignedByte(); in.readUnsignedShort(); break;
                    default: first[i] = in.readUnsignedShort(); second[i] = in.readUnsignedShort();
                }
            }
            for (int i = 1; i < count; i++) {
                if (tags[i] == 10 || tags[i] == 11) {
                    String owner = texts[first[first[i]]];
                    String name = texts[first[second[i]]];
                    if (isAsked(owner, name, texts[second[second[i]]])) {
                        return true;
                    }
                }
            }
            return false;
        } catch (IOException | IndexOutOfBoundsException e) {
            return true;
        }
    }

    private static boolean isAsked(String owner, String name, String type) {
        String dotted = owner.replace('/', '.');
        if (dotted.equals("java.lang.System")) {
            return name.equals("currentTimeMillis") || name.equals("nanoTime") || name.equals("getenv");
        }
        if (METHODS.contains(dotted + "." + name)) {
            return !dotted.equals("java.lang.Object") && !dotted.equals("java.lang.Throwable");
        }
        return dotted.startsWith("java.time.") && (name.equals("now") || name.startsWith("system"))
                || dotted.equals("java.util.concurrent.ThreadLocalRandom")
                || name.equals("<init>") && type.equals("()V") && NEW.contains(dotted);
    }
}

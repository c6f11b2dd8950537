// Model of java.io.File: a path text. The file system is open.
package java.io;

public class File implements Serializable, Comparable<File> {
    public static final char separatorChar = '/';
    public static final String separator = "/";
    public static final char pathSeparatorChar = ':';
    public static final String pathSeparator = ":";

    private final String path;

    //@ invariant path != null && isNormal();

    // As `normal` leaves it.
    private /*@ pure @*/ boolean isNormal() {
        for (int i = 1; i < path.length(); i++) {
            if (path.charAt(i) == '/' && (i == path.length() - 1 || path.charAt(i - 1) == '/')) {
                return false;
            }
        }
        return true;
    }

    public File(String pathname) {
        if (pathname == null) {
            throw new NullPointerException();
        }
        this.path = normal(pathname);
    }

    public File(String parent, String child) {
        if (child == null) {
            throw new NullPointerException();
        }
        this.path = parent == null ? normal(child) : under(normal(parent), normal(child));
    }

    public File(File parent, String child) {
        this(parent == null ? null : parent.path, child);
    }

    // One slash at a time, and none at the end.
    private static String normal(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '/' || out.length() == 0 || out.charAt(out.length() - 1) != '/') {
                out.append(c);
            }
        }
        if (out.length() > 1 && out.charAt(out.length() - 1) == '/') {
            out.setLength(out.length() - 1);
        }
        return out.toString();
    }

    private static String under(String parent, String child) {
        if (child.isEmpty()) {
            return parent.isEmpty() ? "/" : parent;
        }
        if (child.charAt(0) == '/') {
            return parent.equals("/") ? child : parent.concat(child);
        }
        return parent.equals("/") ? "/".concat(child) : parent + "/" + child;
    }

    public String getName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    public String getParent() {
        int last = path.lastIndexOf('/');
        if (last > 0) {
            return path.substring(0, last);
        }
        return last == 0 && path.length() > 1 ? "/" : null;
    }

    public File getParentFile() {
        String parent = getParent();
        return parent == null ? null : new File(parent);
    }

    public String getPath() {
        return path;
    }

    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    //@ ensures \result != null;
    public native String getAbsolutePath();

    //@ ensures \result != null;
    public native File getAbsoluteFile();

    //@ ensures \result != null;
    public native String getCanonicalPath() throws IOException;

    public native boolean exists();

    public native boolean isFile();

    public native boolean isDirectory();

    public native boolean canRead();

    public native boolean canWrite();

    public native boolean isHidden();

    //@ ensures \result >= 0;
    public native long length();

    public native long lastModified();

    public native boolean createNewFile() throws IOException;

    public native boolean delete();

    public native boolean mkdir();

    public native boolean mkdirs();

    public native boolean renameTo(File dest);

    public native String[] list();

    public native File[] listFiles();

    public int compareTo(File pathname) {
        return path.compareTo(pathname.path);
    }

    public boolean equals(Object obj) {
        return obj instanceof File && path.equals(((File) obj).path);
    }

    public int hashCode() {
        return path.hashCode() ^ 1234321;
    }

    public String toString() {
        return path;
    }
}

package ooxide.jvm;

import java.io.FilePermission;
import java.net.SocketPermission;
import java.nio.file.Path;
import java.security.Permission;
import java.util.ArrayList;
import java.util.List;

/** Refuses what a recipe must not do: end the machine, start processes, open sockets, write or delete outside of its folder. */
@SuppressWarnings("removal")
final class Guard extends SecurityManager {
    private static volatile String refused;
    private static volatile boolean isOver;
    /** Runs no code of a recipe: it only compiles some. */
    private final Thread ours = Thread.currentThread();
    private final Path scratch;
    /** Where the code is that may be loaded, if nothing else may be read without being noticed. */
    private final List<Path> code;

    private Guard(Path scratch, List<Path> code) {
        this.scratch = scratch.toAbsolutePath().normalize();
        this.code = code;
    }

    /** For recipes, which may read what they like and write into a folder. */
    static void install(Path scratch) {
        System.setSecurityManager(new Guard(scratch, null));
    }

    /** For calls, which may write nothing; what they give may not depend on files. */
    static void installForCalls(Path scratch, String classpath) {
        List<Path> code = new ArrayList<>();
        code.add(Path.of(System.getProperty("java.home")));
        // classes of ours are loaded late, too
        String all = System.getProperty("java.class.path") + java.io.File.pathSeparator + classpath;
        for (String part : all.split(java.io.File.pathSeparator)) {
            if (!part.isEmpty()) {
                code.add(Path.of(part).toAbsolutePath().normalize());
            }
        }
        System.setSecurityManager(new Guard(scratch, code));
    }

    /** Ends the machine, which nobody else can. */
    static void end() {
        isOver = true;
        Runtime.getRuntime().halt(0);
    }

    /** Whether something was refused since the last question. */
    static boolean hasRefused() {
        return refused != null;
    }

    /** What was refused, and forgets it. */
    static String refused() {
        String what = refused;
        refused = null;
        return what;
    }

    @Override
    public void checkPermission(Permission permission) {
        String name = permission.getName();
        boolean isFine = true;
        if (isOver || Thread.currentThread() == ours) {
            return;
        }
        if (permission instanceof SocketPermission) {
            isFine = false;
        } else if (permission instanceof FilePermission) {
            String actions = permission.getActions();
            boolean isRead = actions.equals("read") || actions.equals("readlink");
            isFine = isRead || !actions.contains("execute") && code == null && isInScratch(name);
            if (isRead && code != null && !isCode(name)) {
                // whoever reads a file depends on what is there; the JDK may have to, so nothing is thrown
                refused = "FilePermission " + name;
            }
        } else if (permission instanceof RuntimePermission) {
            isFine = !name.startsWith("exitVM") && !name.equals("setSecurityManager")
                    && !name.equals("shutdownHooks") && !name.startsWith("loadLibrary.")
                    && !name.equals("manageProcess");
            // the JDK loads its own, of which a recipe can name none
            isFine |= name.startsWith("loadLibrary.") && isOfJdk();
        }
        if (!isFine) {
            refused = permission.getClass().getSimpleName() + " " + name;
            throw new SecurityException("a recipe must not do that: " + refused);
        }
    }

    @Override
    public void checkPermission(Permission permission, Object context) {
        checkPermission(permission);
    }

    private boolean isInScratch(String name) {
        return Path.of(name).toAbsolutePath().normalize().startsWith(scratch);
    }

    private boolean isCode(String name) {
        Path file = Path.of(name).toAbsolutePath().normalize();
        return code.stream().anyMatch(file::startsWith);
    }

    /** Whether the innermost caller that is no class of ours is one of the JDK that was not asked for a file of its choice. */
    private boolean isOfJdk() {
        for (Class<?> caller : getClassContext()) {
            if (caller != Guard.class && caller != SecurityManager.class && caller != Runtime.class
                    && caller != System.class) {
                return caller.getClassLoader() == null;
            }
        }
        return false;
    }
}

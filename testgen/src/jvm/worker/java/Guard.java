package ooxide.jvm;

import java.io.FilePermission;
import java.net.SocketPermission;
import java.nio.file.Path;
import java.security.Permission;

/** Refuses what a recipe must not do: end the machine, start processes, open sockets, write or delete outside of its folder. */
@SuppressWarnings("removal")
final class Guard extends SecurityManager {
    private static volatile String refused;
    private static volatile boolean isOver;
    private final Path scratch;

    private Guard(Path scratch) {
        this.scratch = scratch.toAbsolutePath().normalize();
    }

    static void install(Path scratch) {
        System.setSecurityManager(new Guard(scratch));
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
        if (isOver) {
            return;
        }
        if (permission instanceof SocketPermission) {
            isFine = false;
        } else if (permission instanceof FilePermission) {
            String actions = permission.getActions();
            boolean isRead = actions.equals("read") || actions.equals("readlink");
            isFine = isRead || !actions.contains("execute") && isInScratch(name);
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

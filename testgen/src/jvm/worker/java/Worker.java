package ooxide.jvm;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TimeZone;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Carries out recipes: small classes with a method {@code static Object[] run()}. Each line of the input is one of them, each line
 * of the output says what it gave. Every recipe has a class loader of its own, so that static state is new each time. A line that
 * is a list is a question about calls, see {@link Calls}; a recipe that names its methods is one of {@link Trials}.
 *
 * Arguments: the class path of the recipes, the folder in which they may write, milliseconds of work for one
 * recipe, and whether there are recipes, trials, or only calls, for which no compiler is needed.
 */
public final class Worker {
    /** More than that of what a recipe prints is dropped. */
    private static final int MOST_PRINTED = 1 << 16;
    /** So many threads that recipes have left behind are too many: the next worker has none. */
    private static final int MOST_THREADS = 64;

    /** How often the clock of a recipe is looked at, in milliseconds. */
    private static final long PAUSE = 20;

    private final String classpath;
    private final long limit;
    private final PrintStream answers;
    private final ThreadGroup group = new ThreadGroup("recipes");
    private final Properties properties = (Properties) System.getProperties().clone();
    private final Locale locale = Locale.getDefault();
    private final TimeZone zone = TimeZone.getDefault();
    /** The last source, and what became of it: trials of one source come one after the other. */
    private String lastSource;
    private String lastErrors;
    private Map<String, byte[]> lastClasses;

    private Worker(String classpath, long limit, PrintStream answers) {
        this.classpath = classpath;
        this.limit = limit;
        this.answers = answers;
    }

    public static void main(String[] args) throws Exception {
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream answers = new PrintStream(System.out, true, "UTF-8");
        Worker worker = new Worker(args[0], Long.parseLong(args[2]), answers);
        System.setIn(new ByteArrayInputStream(new byte[0]));
        // what the JDK loads on first use it loads before the guard is there
        ManagementFactory.getThreadMXBean();
        if (!args[3].equals("calls")) {
            worker.compiled("Warm", "final class Warm {}", new LinkedHashMap<>());
        }
        if (args[3].equals("recipes")) {
            Guard.install(Path.of(args[1]));
        } else {
            Guard.installForCalls(Path.of(args[1]), args[0]);
        }
        answers.println("{\"ready\":true}");
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            if (line.startsWith("[")) {
                List<String> words = Json.list(line);
                worker.run(new Question(worker.classpath, words.subList(1, words.size())), "other".equals(words.get(0)));
                continue;
            }
            Map<String, String> request = Json.strings(line);
            worker.answer(request, "other".equals(request.get("world")));
        }
        Guard.end();
    }

    private void answer(Map<String, String> request, boolean isElsewhere) throws Exception {
        String name = request.get("class");
        if (!request.get("source").equals(lastSource)) {
            lastClasses = new LinkedHashMap<>();
            lastSource = request.get("source");
            lastErrors = compiled(name, lastSource, lastClasses);
        }
        if (lastErrors != null) {
            answers.println(Json.object("ended", "uncompiled", "message", lastErrors));
            return;
        }
        String methods = request.get("methods");
        run(methods == null ? new Recipe(name, lastClasses) : new Trials(name, methods.split(" ")), isElsewhere);
    }

    /** Runs something in a thread of its own, and gives its answer. */
    private void run(Work work, boolean isElsewhere) throws Exception {
        Printed printed = new Printed();
        PrintStream stream = new PrintStream(printed, true, "UTF-8");
        System.setOut(stream);
        System.setErr(stream);
        if (isElsewhere) {
            // what depends on where it runs is nothing that a test can expect
            Locale.setDefault(Locale.GERMANY);
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
            System.setProperty("user.name", "somebody");
            System.setProperty("user.home", "/home/somebody");
        }
        Thread thread = new Thread(group, work, "recipe");
        thread.setDaemon(true);
        thread.start();
        boolean isOverdue = isOverdue(thread);
        boolean isWornOut = isOverdue || work.isOutOfMemory || group.activeCount() > MOST_THREADS;
        answers.println(isOverdue ? Json.object("ended", "overdue") : work.answer);
        if (isWornOut) {
            Guard.end();
        }
        System.setProperties((Properties) properties.clone());
        Locale.setDefault(locale);
        TimeZone.setDefault(zone);
    }

    /** Waits for a recipe. What counts is how long it has worked: a busy machine makes nobody slow. One that waits for somebody is
     * waited for as long, and any other ten times as long. */
    private boolean isOverdue(Thread thread) throws InterruptedException {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long worked = 0;
        long idle = 0;
        for (long waited = 0; waited < 10 * limit; waited += PAUSE) {
            thread.join(PAUSE);
            if (!thread.isAlive()) {
                return false;
            }
            long now = clock.getThreadCpuTime(thread.getId());
            idle = now == worked && thread.getState() != Thread.State.RUNNABLE ? idle + PAUSE : 0;
            worked = now;
            if (worked > limit * 1_000_000 || idle > limit) {
                return true;
            }
        }
        return thread.isAlive();
    }

    /** The errors of a source, or null. */
    private String compiled(String name, String source, Map<String, byte[]> classes) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (JavaFileManager manager = new Memory(compiler, classes)) {
            List<String> options = Arrays.asList("-proc:none", "-nowarn", "-Xlint:none", "-classpath", classpath);
            JavaFileObject file = new SimpleJavaFileObject(
                    URI.create("memory:///" + name.replace('.', '/') + ".java"), JavaFileObject.Kind.SOURCE) {
                @Override
                public CharSequence getCharContent(boolean ignore) {
                    return source;
                }
            };
            if (compiler.getTask(null, manager, found, options, null, Arrays.asList(file)).call()) {
                return null;
            }
        }
        StringBuilder errors = new StringBuilder();
        for (Diagnostic<?> each : found.getDiagnostics()) {
            if (each.getKind() == Diagnostic.Kind.ERROR) {
                String message = each.getMessage(Locale.ENGLISH);
                errors.append(each.getLineNumber()).append(": ").append(message.replace('\n', ' ')).append('\n');
            }
        }
        return errors.length() == 0 ? "it does not compile" : errors.toString();
    }

    /** Class files that are kept here. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, byte[]> classes;

        Memory(JavaCompiler compiler, Map<String, byte[]> classes) {
            super(compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8));
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            URI place = URI.create("memory:///" + name.replace('.', '/') + ".class");
            return new SimpleJavaFileObject(place, kind) {
                @Override
                public OutputStream openOutputStream() {
                    return new ByteArrayOutputStream() {
                        @Override
                        public void close() {
                            classes.put(name, toByteArray());
                        }
                    };
                }
            };
        }
    }

    /** Something to be done that has an answer. */
    private abstract static class Work implements Runnable {
        private volatile String answer = Json.object("ended", "refused", "message", "it gave no answer");
        private volatile boolean isOutOfMemory;

        /** What was seen, in words. */
        abstract List<String> seen() throws Throwable;

        @Override
        public final void run() {
            try {
                answer = Json.object("ended", "returned", "seen", seen());
            } catch (java.lang.reflect.InvocationTargetException e) {
                failed(e.getCause());
            } catch (Throwable e) {
                failed(e);
            }
            if (Guard.hasRefused()) {
                answer = Json.object("ended", "refused", "message", Guard.refused());
            }
        }

        private void failed(Throwable thrown) {
            if (thrown instanceof OutOfMemoryError) {
                isOutOfMemory = true;
                answer = Json.object("ended", "memory");
            } else if (thrown instanceof Refused) {
                answer = Json.object("ended", "refused", "message", thrown.getMessage());
            } else {
                answer = Json.object("ended", "threw", "message", thrown.getClass().getName());
            }
        }
    }

    /** Calls of code without source. */
    private static final class Question extends Work {
        private final String classpath;
        private final List<String> words;

        Question(String classpath, List<String> words) {
            this.classpath = classpath;
            this.words = words;
        }

        @Override
        List<String> seen() throws Exception {
            try (Loader loader = new Loader(urls(classpath), new LinkedHashMap<>())) {
                Thread.currentThread().setContextClassLoader(loader);
                List<String> told = new Calls(words, loader).told();
                if (loader.doubtful() != null) {
                    throw new Refused(loader.doubtful() + " may ask where it runs");
                }
                return told;
            }
        }
    }

    /**
     * Methods of a recipe, one after the other in one world. Made once more, in classes that are initialised already, they must give
     * the same and leave the static fields of the program as they are: a test shares them with others.
     */
    private final class Trials extends Work {
        private final String name;
        private final String[] methods;
        private final Map<String, byte[]> classes = lastClasses;

        Trials(String name, String[] methods) {
            this.name = name;
            this.methods = methods;
        }

        @Override
        List<String> seen() throws Exception {
            Statics first = new Statics(urls(classpath), classes);
            List<String> told = made(first);
            Statics second = new Statics(urls(classpath), classes);
            second.initialise(first.names());
            List<String> before = second.told();
            if (!told.equals(made(second)) || !told.equals(made(second))) {
                throw new Refused("it gives something else the next time");
            }
            if (!before.equals(second.told())) {
                throw new Refused("it changes what others can see");
            }
            if (first.doubtful() != null) {
                throw new Refused(first.doubtful() + " may ask where it runs");
            }
            return told;
        }

        private List<String> made(Statics world) throws Exception {
            Thread.currentThread().setContextClassLoader(world.loader());
            Class<?> recipe = Class.forName(name, true, world.loader());
            List<String> told = new ArrayList<>();
            for (String each : methods) {
                java.lang.reflect.Method method = recipe.getDeclaredMethod(each);
                method.setAccessible(true);
                told.add(each);
                for (Object seen : (Object[]) method.invoke(null)) {
                    told.add(Told.of(seen));
                }
            }
            return told;
        }
    }

    private final class Recipe extends Work {
        private final String name;
        private final Map<String, byte[]> classes;

        Recipe(String name, Map<String, byte[]> classes) {
            this.name = name;
            this.classes = classes;
        }

        @Override
        List<String> seen() throws Exception {
            Loader loader = new Loader(urls(classpath), classes);
            Thread.currentThread().setContextClassLoader(loader);
            Class<?> recipe = Class.forName(name, true, loader);
            java.lang.reflect.Method method = recipe.getDeclaredMethod("run");
            method.setAccessible(true);
            List<String> told = new ArrayList<>();
            for (Object each : (Object[]) method.invoke(null)) {
                told.add(Told.of(each));
            }
            return told;
        }
    }

    private static URL[] urls(String classpath) throws Exception {
        List<URL> urls = new ArrayList<>();
        for (String part : classpath.split(java.io.File.pathSeparator)) {
            if (!part.isEmpty()) {
                urls.add(Path.of(part).toUri().toURL());
            }
        }
        return urls.toArray(new URL[0]);
    }

    /** The beginning of what a recipe prints. */
    private static final class Printed extends OutputStream {
        private int count;

        @Override
        public synchronized void write(int b) {
            count = Math.min(count + 1, MOST_PRINTED);
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            count = Math.min(count + length, MOST_PRINTED);
        }
    }
}

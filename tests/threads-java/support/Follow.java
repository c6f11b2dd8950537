import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.Location;
import com.sun.jdi.Method;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.ThreadStartEvent;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.ThreadStartRequest;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs a static method in a virtual machine of its own, as its debugger, and holds its threads up so that they go on in the order of a
 * schedule: {@code Follow CLASSPATH CLASS METHOD FILE}. A line of the file is a step: thread, file, line, what. Prints {@code returns},
 * {@code fails} or {@code hangs}, and how many of the steps came as they should.
 */
public class Follow {
    /** For how long a step may take. */
    private static final int STEP = 40;
    /** For how long nobody comes before a step is given up, and before a method that does not end hangs. */
    private static final int PATIENCE = 300;
    private static final int HANGS = 1500;
    private static final int LONGEST = 20_000;

    private record Step(String thread, String file, int line, String what) {
        boolean isAt(String file, int line, Set<String> kinds) {
            return this.line == line && this.file.equals(file) && kinds.contains(kind(what));
        }
    }

    private final List<Step> steps = new ArrayList<>();
    private final Map<ThreadReference, String> names = new HashMap<>();
    private final Map<String, Integer> children = new HashMap<>();
    private final Map<String, Held> held = new HashMap<>();
    private int next;
    private int followed;
    private String forks = "main";
    private VirtualMachine machine;

    private record Held(ThreadReference thread, Location at) {
    }

    public static void main(String[] args) throws Exception {
        if (args.length == 2) {
            called(args[0], args[1]);
            return;
        }
        Follow follow = new Follow();
        for (String line : Files.readAllLines(Path.of(args[3]))) {
            String[] words = line.split(" ");
            Step step = new Step(words[0], words[1], Integer.parseInt(words[2]), words[3]);
            if (!kind(step.what).isEmpty()) {
                follow.steps.add(step);
            }
        }
        System.out.println(follow.run(args[0], args[1], args[2])
                + " " + follow.followed + "/" + follow.steps.size());
        System.exit(0);
    }

    /** In the machine that is watched. */
    private static void called(String name, String method) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            System.out.println("FAILS " + e);
            Runtime.getRuntime().halt(1);
        });
        java.lang.reflect.Method entry = Class.forName(name).getDeclaredMethod(method);
        entry.setAccessible(true);
        try {
            entry.invoke(null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println("FAILS " + e.getCause());
            Runtime.getRuntime().halt(1);
        }
    }

    /** The instructions that do it: {@code r}ead, {@code w}rite, {@code l}ock, {@code c}all; empty for what nobody can be held before. */
    private static String kind(String what) {
        return switch (what) {
            case "read" -> "r";
            case "write" -> "w";
            case "lock" -> "l";
            case "fork", "call", "wait", "notify" -> "c";
            default -> "";
        };
    }

    private static String kindOf(int opcode) {
        if (opcode == 0xb4 || opcode == 0xb2 || opcode >= 0x2e && opcode <= 0x35) {
            return "r";
        }
        if (opcode == 0xb5 || opcode == 0xb3 || opcode >= 0x4f && opcode <= 0x56) {
            return "w";
        }
        if (opcode == 0xc2) {
            return "l";
        }
        return opcode >= 0xb6 && opcode <= 0xba ? "c" : "";
    }

    private String run(String path, String name, String method) throws Exception {
        LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("options").setValue("-ea -XX:TieredStopAtLevel=1 -cp \"" + path + "\"");
        arguments.get("main").setValue("Follow " + name + " " + method);
        machine = connector.launch(arguments);
        BufferedReader output = new BufferedReader(new InputStreamReader(machine.process().getInputStream()));
        Thread errors = new Thread(() -> {
            try {
                machine.process().getErrorStream().transferTo(java.io.OutputStream.nullOutputStream());
            } catch (java.io.IOException ignored) {
            }
        });
        errors.setDaemon(true);
        errors.start();
        ClassPrepareRequest prepared = machine.eventRequestManager().createClassPrepareRequest();
        prepared.addClassFilter(name.split("\\.")[0] + "*");
        prepared.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        prepared.enable();
        ThreadStartRequest started = machine.eventRequestManager().createThreadStartRequest();
        started.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        started.enable();
        int idle = 0;
        long end = System.currentTimeMillis() + LONGEST;
        boolean isOver = false;
        try {
            while (!isOver) {
                if (System.currentTimeMillis() > end) {
                    machine.process().destroyForcibly();
                    return "takes too long";
                }
                EventSet events = machine.eventQueue().remove(100);
                if (events == null) {
                    idle += 100;
                    if (next < steps.size() && idle >= PATIENCE) {
                        idle = 0;
                        next++;
                        letGo();
                    } else if (idle >= HANGS) {
                        machine.process().destroyForcibly();
                        return "hangs";
                    }
                    continue;
                }
                boolean resumes = true;
                for (Event event : events) {
                    if (event instanceof BreakpointEvent breakpoint) {
                        idle = 0;
                        resumes = comes(breakpoint.thread(), breakpoint.location());
                    } else if (event instanceof ClassPrepareEvent prepare) {
                        watch(prepare.referenceType());
                    } else if (event instanceof ThreadStartEvent start) {
                        begins(start.thread());
                    } else if (event instanceof VMDeathEvent || event instanceof VMDisconnectEvent) {
                        isOver = true;
                    }
                }
                if (resumes) {
                    events.resume();
                }
            }
        } catch (VMDisconnectedException ignored) {
            // it is over
        }
        return output.lines().anyMatch(line -> line.startsWith("FAILS")) ? "fails" : "returns";
    }

    private void watch(ReferenceType type) throws AbsentInformationException {
        if (type.name().contains("$$")) {
            // made by the machine, of no file
            return;
        }
        Set<Integer> lines = new HashSet<>();
        for (Step step : steps) {
            if (step.file.equals(type.sourceName())) {
                lines.add(step.line);
            }
        }
        for (Method method : type.methods()) {
            if (method.isAbstract() || method.isNative()) {
                continue;
            }
            byte[] code = method.bytecodes();
            for (Location location : method.allLineLocations()) {
                if (!lines.contains(location.lineNumber())) {
                    continue;
                }
                breaks(method, location, code);
            }
        }
    }

    /** A line begins here: those of its instructions that steps may be. Instructions are told apart from operands by their locations. */
    private void breaks(Method method, Location line, byte[] code) throws AbsentInformationException {
        long end = code.length;
        for (Location other : method.allLineLocations()) {
            if (other.codeIndex() > line.codeIndex()) {
                end = Math.min(end, other.codeIndex());
            }
        }
        int at = (int) line.codeIndex();
        while (at < end) {
            if (!kindOf(code[at] & 0xff).isEmpty()) {
                Location place = method.locationOfCodeIndex(at);
                BreakpointRequest request = machine.eventRequestManager().createBreakpointRequest(place);
                request.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
                request.enable();
            }
            at += Bytecodes.length(code, at);
        }
    }

    private void begins(ThreadReference thread) {
        if (names.isEmpty() && thread.name().equals("main")) {
            names.put(thread, "main");
            return;
        }
        if (thread.threadGroup() == null || !thread.threadGroup().name().equals("main")) {
            return;
        }
        int number = children.merge(forks, 1, Integer::sum);
        names.put(thread, forks.equals("main") ? "T" + number : forks + "." + number);
    }

    private Step nextOf(String name) {
        for (int at = next; at < steps.size(); at++) {
            if (steps.get(at).thread.equals(name)) {
                return steps.get(at);
            }
        }
        return null;
    }

    /** A thread stands before an instruction; false if it is held up. */
    private boolean comes(ThreadReference thread, Location at) throws AbsentInformationException, InterruptedException {
        String name = names.computeIfAbsent(thread, unknown -> unknown.name().equals("main") ? "main" : "?");
        byte[] code = at.method().bytecodes();
        String kind = kindOf(code[(int) at.codeIndex()] & 0xff);
        Step mine = nextOf(name);
        if (kind.equals("c")) {
            forks = name;
        }
        if (next >= steps.size()) {
            return true;
        }
        if (mine == null) {
            // what it does now comes after all of the schedule
            held.put(name, new Held(thread, at));
            return false;
        }
        if (!mine.isAt(at.sourceName(), at.lineNumber(), Set.of(kind))) {
            return true;
        }
        if (steps.get(next) == mine) {
            step();
            letGo();
            return true;
        }
        held.put(name, new Held(thread, at));
        return false;
    }

    /** The next step comes when the one before it has happened, which nobody tells. */
    private void step() throws InterruptedException {
        Thread.sleep(STEP);
        next++;
        followed++;
    }

    /** Lets those go on whose turn it is. */
    private void letGo() throws InterruptedException {
        while (next < steps.size() && held.containsKey(steps.get(next).thread)) {
            Held turn = held.remove(steps.get(next).thread);
            step();
            turn.thread.resume();
        }
        if (next >= steps.size()) {
            machine.eventRequestManager().deleteAllBreakpoints();
            held.values().forEach(each -> each.thread.resume());
            held.clear();
        }
    }
}

// Methods of classes without source that classes here override: which one runs, and where nobody can know.
//! Overridden.copied => valid complete
//! Overridden.copiedByOthers => possible
//! Overridden.counted => valid complete
//! Overridden.executed => valid complete
//! Overridden.executedByOthers => valid incomplete +hidden-classes
//! Overridden.perhapsHandled => unknown
//! Overridden.handledByOthers => unknown
//! Overridden.inherited => possible
//! Overridden.formatted => valid complete
//! Overridden.delegated => valid complete
//! Overridden.stacked => possible
//! Overridden.anonymous => valid complete
import com.nowhere.Executor;
import com.nowhere.Handler;
import com.nowhere.Shape;
import com.nowhere.Wide;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.util.ArrayDeque;
import java.util.Deque;

class Circle extends Shape {
    int radius;

    @Override
    public Circle copy() {
        Circle copy = new Circle();
        copy.radius = radius;
        return copy;
    }

    @Override
    public int count() {
        return 7;
    }
}

class Square extends Shape {
    @Override
    public Square copy() {
        return new Square();
    }

    @Override
    public int count() {
        return 8;
    }
}

class Job implements Runnable {
    boolean done;

    @Override
    public void run() {
        done = true;
    }
}

class Direct implements Executor {
    @Override
    public void execute(Runnable command) {
        command.run();
    }
}

class Overridden {
    // another shape may give another copy
    static void copiedByOthers(Shape shape) {
        if (shape != null) {
            Shape copy = shape.copy();
            assert copy == null || copy instanceof Circle || copy instanceof Square; //~ assert Overridden.copiedByOthers
        }
    }

    // each has a result of its own, and both are what the callers take it for
    static void copied(boolean round) {
        Shape shape = round ? new Circle() : new Square();
        Shape copy = shape.copy();
        assert copy instanceof Circle == round;
    }

    static void counted(boolean round) {
        Shape shape = round ? new Circle() : new Square();
        shape.count();
        long count = shape.count();
        assert count == (round ? 7 : 8);
    }

    // no overload of a class without source takes a class of ours
    static void executed() {
        Executor executor = new Direct();
        Job job = new Job();
        executor.execute(job);
        assert job.done;
    }

    static void executedByOthers(Executor executor, Job job) {
        if (executor != null && job != null) {
            executor.execute(job);
        }
    }

    // text or object: perhaps this is another method
    static void perhapsHandled(Object what) {
        Handler handler = new Texts();
        handler.handle(what);
    }

    static void handledByOthers(Handler handler, Object what) {
        if (handler != null) {
            handler.handle(what);
        }
        if (handler instanceof Texts) {
            assert ((Texts) handler).handled == 0;
        }
    }

    static void inherited(Wide wide) {
        Wide narrow = new Narrow();
        int width = narrow.width();
        assert width == 0; //~ assert Overridden.inherited
    }

    // what our model of a class does not have is overridden as well
    static void formatted() {
        NumberFormat format = new Words();
        StringBuffer text = format.format(1.0, new StringBuffer(), new FieldPosition(0));
        assert text.length() == 3;
        NumberFormat other = NumberFormat.getInstance();
        Object made = other.format(1.0, text, new FieldPosition(0));
    }

    static void delegated(Queues queues, Stacks stacks) {
        if (queues != null && stacks != null) {
            Deque<String> first = queues.delegate();
            Deque<String> second = new Empty().delegate();
            assert second.size() == 0;
        }
    }

    static void stacked(Stacks stacks) {
        if (stacks != null) {
            Deque<String> second = stacks.delegate();
            assert second == null || second.size() == 0; //~ assert Overridden.stacked
        }
    }

    // the class is met after its first use
    static void anonymous() {
        int[] count = new int[1];
        Executor executor = new Executor() {
            @Override
            public void execute(Runnable command) {
                count[0]++;
            }

            @Override
            public String name() {
                return "one";
            }
        };
        executor.execute(new Job());
        Object name = executor.name();
        assert count[0] == 1 && name.equals("one");
    }
}

class Texts extends Handler {
    int handled;

    public void handle(String text) {
        handled++;
    }
}

class Narrow implements Wide {
}

class Words extends NumberFormat {
    public StringBuffer format(double number, StringBuffer to, FieldPosition at) {
        return to.append("one");
    }
}

abstract class Stacks {
    abstract Deque<String> delegate();
}

class Empty extends Stacks {
    @Override
    ArrayDeque<String> delegate() {
        return new ArrayDeque<>();
    }
}

abstract class Queues extends Stacks {
    @Override
    abstract com.nowhere.Queue delegate();
}

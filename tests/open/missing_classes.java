// Classes that are on no source path and in no model: implemented, extended, imported on demand, of java.lang.
//! MissingClasses.made => valid complete
//! MissingClasses.wanted => valid
//! MissingClasses.either => valid complete
//! MissingClasses.inherited => possible
//! MissingClasses.given => valid complete
//! MissingClasses.demanded => valid complete
//! MissingClasses.fromLang => valid complete
//! MissingClasses.narrowed => valid complete
//! MissingClasses.isMarked => valid complete
//! MissingClasses.closed => valid complete
import com.nowhere.Base;
import com.nowhere.Task;
import com.nowhere.parts.*;

class Job extends Base implements Task {
    int runs;

    @Override
    public void run() {
        runs++;
    }

    public int size() {
        return runs;
    }
}

class Handle extends Base {
}

@interface Marked {
    String value() default "";
}

interface Repeated extends Task {
    int times();
}

class MissingClasses {
    // what the user wrote overrides what nobody has seen
    static void made() {
        Task task = new Job();
        task.run();
        assert ((Job) task).runs == 1;
    }

    // each use says what it wants of a method that nobody has seen
    static String wanted(Task task, Base base) {
        if (task == null || base == null) {
            return "";
        }
        int number = base.get();
        String text = base.get();
        base.get();
        Task other = new Job();
        other.size();
        assert other.size() == 0;
        return text + number;
    }

    static int either(boolean first) {
        int number = first ? 7 : Widgets.count();
        assert number != 8 || !first;
        return number;
    }

    // what was inherited from nowhere may give anything
    static void inherited() {
        Job job = new Job();
        int size = job.count();
        assert size >= 0; //~ assert
    }

    static void given(Task task, int n) {
        if (task != null) {
            task.run();
        }
        assert n == n;
    }

    static void demanded() {
        Widget widget = Widgets.make(3);
        assert widget == widget;
    }

    static ClassLoader fromLang(ThreadGroup group) {
        return ClassLoader.getSystemClassLoader();
    }

    static int narrowed(Task task) {
        if (task instanceof Job) {
            return ((Job) task).runs;
        }
        return task instanceof Repeated ? 1 : 0;
    }

    // the user's own, but nothing else in the program is one
    static boolean isMarked(Object o) {
        return Marked.class.isInstance(o);
    }

    static void closed() {
        try (Handle handle = new Handle()) {
            assert handle != null;
        }
    }
}

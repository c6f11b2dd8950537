// A sealed generic result type with records and an enum as its members.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public class SealedResult {
    sealed interface Result<T> {
        record Ok<T>(T value) implements Result<T> {
        }

        record Err<T>(Problem why, String detail) implements Result<T> {
        }

        default <R> Result<R> then(Function<? super T, Result<R>> f) {
            if (this instanceof Ok<T> ok) {
                return f.apply(ok.value());
            }
            Err<T> e = (Err<T>) this;
            return new Err<>(e.why(), e.detail());
        }

        default T orElse(T t) {
            return this instanceof Ok<T> ok ? ok.value() : t;
        }
    }

    sealed interface Problem permits Code, Custom {
        int severity();
    }

    enum Code implements Problem {
        EMPTY, RANGE;

        @Override
        public int severity() {
            return ordinal() + 1;
        }
    }

    record Custom(int severity) implements Problem {
    }

    static Result<Integer> parse(String s) {
        if (s.isEmpty()) {
            return new Result.Err<>(Code.EMPTY, "nothing");
        }
        try {
            return new Result.Ok<>(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return new Result.Err<>(new Custom(s.length()), s);
        }
    }

    static Result<Integer> small(int n) {
        return n < 100 ? new Result.Ok<>(n) : new Result.Err<>(Code.RANGE, "" + n);
    }

    static String show(Result<?> r) {
        if (r instanceof Result.Ok<?> ok) {
            return "ok " + ok.value();
        }
        if (r instanceof Result.Err<?> e) {
            String kind = e.why() instanceof Code c ? c.name() : e.why() instanceof Custom k ? "custom" + k.severity() : "?";
            return "err " + kind + " " + e.detail() + " " + e.why().severity();
        }
        return "impossible";
    }

    public static void main(String[] args) {
        List<Result<Integer>> all = new ArrayList<>();
        for (String s : new String[] {"5", "", "abc", "500", "-7"}) {
            all.add(parse(s).then(SealedResult::small));
        }
        for (Result<Integer> r : all) {
            System.out.println(show(r) + " | " + r.orElse(-1) + " | " + show(r.then(n -> new Result.Ok<>("n" + n * 2))));
        }
        System.out.println(all.get(0).equals(new Result.Ok<>(5)) + " " + all.get(1).equals(new Result.Err<>(Code.EMPTY, "nothing")));
        int worst = 0;
        for (Result<Integer> r : all) {
            if (r instanceof Result.Err<Integer> e && e.why().severity() > worst) {
                worst = e.why().severity();
            }
        }
        System.out.println(worst);
        System.out.println(all.get(2));
    }
}

// A class whose name is that of a variable in every test, and patterns with type arguments.
public sealed interface Result<T> {
    record Ok<T>(T value) implements Result<T> {}

    record Bad<T>(String why) implements Result<T> {}

    default T orElse(T other) {
        return this instanceof Ok<T> ok ? ok.value() : other;
    }
}

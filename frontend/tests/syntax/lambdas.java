class Lambdas {
    Object[] all = {
        x -> x + 1,
        () -> 1,
        (x, y) -> { return x; },
        (int x, final String... y) -> x,
        (var x, var y) -> f(x, y),
        x -> y -> z,
        a ? x -> 1 : y -> 2,
        (F) x -> x,
        f(x -> x, (y) -> y),
        _ -> 1,
        A::new, int[]::new, String::length, this::f, super::f, a.b.C::d, List<String>::new, f()::g, Outer.super::m,
        a.b[0]::c, "s"::length, A::<T>f, new A()::b, (a)::b, x::with, x::open, x::record, A[]::clone, Map.Entry<K, V>::getKey,
    };
}

// Comments that are not meant as JML do not disturb.
//! NotJml.a => valid complete
//! NotJml.b => invalid
//@formatter:off
//@author nobody
class NotJml {
    //@Override
    //@Deprecated(since = "3")
    //@Nullable String name;
    //@ TODO say what is meant //~ warning 9 `TODO` is not a JML keyword: this comment is ignored
    int a(int n) {
        //@formatter:on
        //@noinspection unchecked
        //@checkstyle:off;
        return n;
    }

    /*@Nullable*/ String text;
    /*@*/
    //@
    //@ts-ignore
    //@SuppressWarnings("unused") int unused;
    //@Autowired Gauge gauge;
    // @ requires n != 0;
    //@ see the manual //~ warning 9 `see` is not a JML keyword: this comment is ignored
    //@return nothing
    int b(int n) { return 1 / n; } //~ crash
}

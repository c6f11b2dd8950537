//@formatter:off
class NotJml {
    //@Test
    //@Override
    void f() { }
    //@author nobody
    //@ts-ignore
    //@
    /*@*/
    /*@Nullable*/ Object o;
    //@@@ note
    //+@ requires x;
    // @ requires y;
    void g() { }
}

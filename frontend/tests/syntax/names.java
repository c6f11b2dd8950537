package with.module.open;
class to {
    int open, module, with, record, sealed, permits, when, to, exports, requires, uses, provides, transitive, opens, yield;
    Object var;
    void record(int record) { record = record + 1; open(record); module: while (true) break module; }
    Foo when(int when) { return when(when); }
    void with() { permits.with(to).record().yield(); this.yield(1); }
    static String sealed(String sealed) { return sealed; }
    boolean permits(Permission permits) { return permits != null; }
    int f(int when) { switch (when) { case 1: when = 2; default: return when; } }
    int $dollar, _under, été, naïve, 数, \u0061bc, x\u00e9y;
    int \u0079 = \u0031;
}

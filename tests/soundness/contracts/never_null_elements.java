// `non_null` of elements is not supported, and says so.
class Elements {
    String /*@ non_null @*/ [] names; //~ error 16 belongs before a variable

    /*@ pure @*/ int level; //~ error 9 belongs before a method

    /*@ helper @*/ int other; //~ error 9 belongs before a method
}

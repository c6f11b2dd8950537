// `non_null` of elements is not supported, and says so.
//! error 6:16 belongs before a variable
//! error 8:9 belongs before a method
//! error 10:9 belongs before a method
class Elements {
    String /*@ non_null @*/ [] names;

    /*@ pure @*/ int level;

    /*@ helper @*/ int other;
}

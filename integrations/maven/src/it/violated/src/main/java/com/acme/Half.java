package com.acme;

public class Half {
    //@ ensures 2 * \result == number;
    public static int of(int number) {
        return number / 2;
    }
}

package com.acme;

public class Rate {
    //@ ensures \result >= 0 && \result <= 100;
    public static int percent(int number) {
        return number < 0 ? 0 : number > 100 ? 100 : number;
    }
}

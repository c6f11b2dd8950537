// Conversions from floating point cut and saturate. Wrong: conversion cuts, it does not round.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        int n = (int) f;
        if (f != f) {
            assert n == 0;
        } else if (f >= 2147483648f) {
            assert n == Integer.MAX_VALUE;
        } else if (f > -0.5f && f < 0.5f) {
            assert n == 0;
        } else if (Math.abs(f) < 1000000f) {
            assert n != 0; //~ assert
            assert f > 0f == n > 0;
        }
        assert (byte) 300.7 == 44;
        assert (char) 97.9f == 'a';
    }
}

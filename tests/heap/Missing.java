//! Missing.gaussian => lazier# 1, lazier 1, lazy 1, merged 1; valid complete
//! Missing.fine => lazier# 1, lazier 1, lazy 1, merged 1; valid complete

// An overload that our model of a library class does not have is an open call, and everything else goes on.

class Missing {
    static double gaussian() {
        return new java.util.Random(1).nextGaussian(1.0, 2.0);
    }

    static int fine(int x) {
        return x + 1;
    }
}

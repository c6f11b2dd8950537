// Two threads that add to one field without a lock can lose a change.
//! Race.twice => invalid and not unknown

class Race {
    private int n;

    private void add() {
        int before = n;
        n = before + 1;
    }

    static void twice() throws InterruptedException {
        Race race = new Race();
        Thread one = new Thread(race::add);
        Thread other = new Thread(race::add);
        one.start();
        other.start();
        one.join();
        other.join();
        assert race.n == 2;
    }
}

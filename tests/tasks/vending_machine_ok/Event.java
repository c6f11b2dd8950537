/** What a customer can do. */
enum Event { COIN, BUTTON }

/** How much has been paid. */
enum State {
    EMPTY {
        @Override
        State next(Event event) {
            return event == Event.COIN ? HALF : EMPTY;
        }
    },
    HALF {
        @Override
        State next(Event event) {
            return event == Event.COIN ? PAID : HALF;
        }
    },
    PAID {
        @Override
        State next(Event event) {
            return event == Event.BUTTON ? EMPTY : PAID;
        }
    };

    abstract State next(Event event);
}

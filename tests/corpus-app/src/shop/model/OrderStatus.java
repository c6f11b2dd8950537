package shop.model;

/** Where an order stands, and where it may go from there. */
public enum OrderStatus {
    NEW, PAID, SHIPPED, DELIVERED, CANCELLED;

    public boolean canBecome(OrderStatus next) {
        switch (this) {
            case NEW:
                return next == PAID || next == CANCELLED;
            case PAID:
                return next == SHIPPED || next == CANCELLED;
            case SHIPPED:
                return next == DELIVERED;
            default:
                return false;
        }
    }

    public boolean isFinal() {
        return this == DELIVERED || this == CANCELLED;
    }
}

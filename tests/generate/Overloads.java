// Two overloads with as many parameters: the answers of a stand-in belong to the one that was called.
public class Overloads {
    interface Tariff {
        int price(int weight);

        int price(String zone);
    }

    static String cheaper(Tariff tariff) {
        int byZone = tariff.price("north");
        int byWeight = tariff.price(7);
        if (byZone < byWeight) {
            return "zone";
        }
        return byZone == byWeight ? "same" : "weight";
    }
}

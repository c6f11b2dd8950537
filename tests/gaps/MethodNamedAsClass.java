// A method may have the name of its class, also where it implements one of an interface.
//! Echo.Echo(String) => valid and not refused

interface Sound {
    String Echo(String text);
}

class Echo implements Sound {
    public String Echo(String text) {
        return text;
    }
}

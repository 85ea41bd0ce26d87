//! Standing orders of Snowdonia, as records write them.

use snowdonia::contract::Contract;
use snowdonia::orders::Order;

#[test]
fn orders_are_read_as_they_are_written() {
    let contract = Contract::new(12).unwrap();
    for order in [Order::PassRound(4), Order::PassUntil(contract)] {
        assert_eq!(Order::read(&order.to_string()), Some(order));
    }
    for other in [
        "",
        "pass-windows",
        "pass-windows 04",
        "pass-windows until 99",
        "pass-windows until",
        "pass",
    ] {
        assert_eq!(Order::read(other), None, "{other}");
    }
}

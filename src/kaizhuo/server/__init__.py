"""Tables on the network: seats, log, push, clocks."""

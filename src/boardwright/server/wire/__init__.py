"""What goes over the wire, inward and outward: a type a message."""

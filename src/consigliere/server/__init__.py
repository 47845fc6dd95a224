"""Tables where people and bots play: over HTTP and sockets, stored, resumed, hidden things hidden."""

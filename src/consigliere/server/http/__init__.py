"""What may come in and how it is answered: connections, requests, sockets, the page."""

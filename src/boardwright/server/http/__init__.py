"""How browsers and programs reach the server: HTTP, the socket, and the routes."""

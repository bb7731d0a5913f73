"""A client of the server: links, the lobby over HTTP, and a place at a table over the socket."""

"""The ASGI app: routes, sockets, and what goes over the wire."""

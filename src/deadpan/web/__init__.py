"""The ASGI app: HTTP routes, WebSockets, static files, and the schemas of what travels over HTTP."""

"""Checks of an installation from outside: what people meet at its address, and the store in its folder.

Nothing is changed and no table is made: a doctor looks, listens and knocks.
"""

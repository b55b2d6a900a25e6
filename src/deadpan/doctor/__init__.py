"""Checks of an installation from outside: the site at its address, the store in its folder, and the installed games.

They change nothing and create no table.
"""

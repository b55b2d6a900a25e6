"""The types and functions that every game uses: seats, chance, choices, events, the Rules protocol, errors, records.

Nothing here knows any game, reads a clock, accesses a disk, or draws from a global random source.
"""

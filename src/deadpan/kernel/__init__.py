"""What every game stands on: seats, chance, asks and events, the Rules protocol, errors, records.

Nothing here knows any game. Nothing here reads a clock, touches a disk or draws from a global random source.
"""

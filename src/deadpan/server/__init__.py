"""Tables where people and bots play; no web in it.

A room is used from outside through what its package exports. Each may import those after it in this list::

    tables       one table while it is in memory, and the registry of all tables
    people       what participants may do, their tokens, connections and absence
    messages     what clients send
    state        what a table is, folded from its log
    scheduling   clocks, locks, queues, threads and processes; knows nothing of tables
    storage      logs on disk; knows nothing of games
    limits       sizes, rates, text cleaning and credentials
    errors       what is refused
"""

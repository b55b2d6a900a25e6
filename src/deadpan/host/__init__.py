"""Tables where people and bots play: what is written, who may do what, and who is told what. No web in it."""

### 10' to Kill. What the home page says of it.

boards-title = Draw a town
house-line = Everybody saw it. Nobody knows who.
house-facts = 2 to 4 players · 10 minutes · from 10 years

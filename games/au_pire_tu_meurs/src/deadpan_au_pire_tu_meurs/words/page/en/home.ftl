### Au pire tu meurs. What the home page says of it.

family-line = The Death family. At worst, you die.
family-facts = 3 to 8 players · 15 to 30 minutes · from 10 years

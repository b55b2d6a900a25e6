### Au pire tu meurs. What the home page says of it.

family-line = The Death family. At worst, you die.
family-facts = 3 to 8 players · 15 to 30 minutes · from 10 years
family-zack = { card-zack }
    .role = { card-zack.role }
family-felicity = { card-felicity }
    .role = { card-felicity.role }
family-zoe = { card-zoe }
    .role = { card-zoe.role }
family-jody = { card-jody }
    .role = { card-jody.role }
family-joshua = { card-joshua }
    .role = { card-joshua.role }
family-franck = { card-franck }
    .role = { card-franck.role }
family-archibald = { card-archibald }
    .role = { card-archibald.role }
family-anibal = { card-anibal }
    .role = { card-anibal.role }

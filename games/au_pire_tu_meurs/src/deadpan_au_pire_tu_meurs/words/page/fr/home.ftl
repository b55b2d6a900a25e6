### Au pire tu meurs. Ce qu’en dit la page d’accueil.

family-line = La famille Death. Le titre dit tout.
family-facts = 3 à 8 joueurs · 15 à 30 minutes · dès 10 ans
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

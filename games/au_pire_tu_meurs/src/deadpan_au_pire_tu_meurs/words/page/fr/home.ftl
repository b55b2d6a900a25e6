### Au pire tu meurs. Ce qu’en dit la page d’accueil.

family-line = La famille Death. Le titre dit tout.
family-facts = 3 à 8 joueurs · 15 à 30 minutes · dès 10 ans

### 10' to Kill. Ce qu’en dit la page d’accueil.

boards-title = Dessiner une ville
house-line = Tout le monde a vu. Personne ne sait qui.
house-facts = 2 à 4 joueurs · 10 minutes · dès 10 ans

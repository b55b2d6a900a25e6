### Toutes les règles : chargé avec leur page.

rules-parts = Parties des règles
no-rules = Pas de règles ici
no-rules-text = Aucun jeu de ce nom. Voici les règles que nous avons :

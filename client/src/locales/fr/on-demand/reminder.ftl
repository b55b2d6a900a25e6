### Les aides de jeu : chargées avec la première.

reminder-now = À faire maintenant
reminder-wait = Rien n’est demandé ici pour l’instant.

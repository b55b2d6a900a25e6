### L’écran d’un jeu qui n’en apporte pas.

generic-open = Sur la table
generic-own = À vous
generic-none = rien
generic-steps = Déjà choisi
generic-what = À vous. Que faites-vous ?
generic-so-far = { $steps }…
generic-which = { $field } ?
generic-enough = C’est tout
generic-sure = { $what } ?
generic-confirm = Confirmez, ou revenez en arrière.
generic-only = Rien d’autre n’est possible.
generic-waiting =
    { $count ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
generic-nobody-wins = Personne ne gagne.
generic-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
generic-deeds = Ce que l’on peut faire

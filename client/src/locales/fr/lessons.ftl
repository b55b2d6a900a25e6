### Les premières parties guidées. Une idée par message : un titre, et le texte dans `.text`.

## Le cadre

first-game = Première partie
first-invitation = Première fois ? On apprend en jouant
first-of = Première partie : { $game }
first-lead = Cinq minutes, deux robots, une idée à la fois. La page dit où appuyer.
first-loading = On plante le décor…
first-again = Recommencer
first-next = Suite
first-go-on = Continuer
first-progress = Leçon { $number } sur { $count }
first-now = À presser :
first-real = Jouer pour de vrai
first-other = Et maintenant { $game }
first-others = Les autres jouent
first-nudge-0 = Pas encore. D’abord : { $what }.
first-nudge-1 = Bonne idée, pour un autre soir. Là : { $what }.
first-nudge-2 = Personne n’a rien vu. Et maintenant : { $what }.
first-nudge-read = D’abord lire, puis Suite. Le crime a le temps.
first-nudge-wait = Les autres sont occupés. Le tout est d’avoir l’air innocent.

### Jouer dans un terminal : Au pire tu meurs

terminal-au-pire-tu-meurs-legend = { $hand } cartes en main   { $life } cartes du tas   { $out } hors jeu   { $spectre } Spectre  { $round } sens du jeu   { $first } premier joueur
terminal-au-pire-tu-meurs-notes = carnet
terminal-au-pire-tu-meurs-turn = tour { $number }
terminal-au-pire-tu-meurs-balance =
    { $years ->
        [one] encore { $years } an
       *[other] encore { $years } ans
    }
terminal-au-pire-tu-meurs-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
terminal-au-pire-tu-meurs-life = Ton tas « Espérance de vie » :
terminal-au-pire-tu-meurs-out = hors jeu
terminal-au-pire-tu-meurs-spectre = Spectre
terminal-au-pire-tu-meurs-act = À toi : joue une carte, ou accuse d’abord quelqu’un.
terminal-au-pire-tu-meurs-act-played = Accuse quelqu’un, ou finis ton tour.
terminal-au-pire-tu-meurs-identity = Un personnage arrive : { $card } ({ $years }). Changes-tu d’identité ?
terminal-au-pire-tu-meurs-answer = { $player } te donne ceci : { $card }. Réponds-tu ?
terminal-au-pire-tu-meurs-dying = Mort Subite. Réponds-tu ?
terminal-au-pire-tu-meurs-prize = Tu gagnes le duel : donne un coup au perdant.
terminal-au-pire-tu-meurs-retaliate = On t’accuse à tort : rends un coup pris dans ton tas.
terminal-au-pire-tu-meurs-haunt = Tu hantes : donne à un vivant un coup pris dans ton tas.
terminal-au-pire-tu-meurs-let-it-happen = laisser faire
terminal-au-pire-tu-meurs-card-owed = Joue d’abord une carte.
terminal-au-pire-tu-meurs-all-accused = Tu as accusé tout le monde pendant ce tour.
terminal-au-pire-tu-meurs-played = Tu as déjà joué ta carte pendant ce tour.
terminal-au-pire-tu-meurs-nothing-to-play = Rien dans ta main ne peut être joué.
terminal-au-pire-tu-meurs-how =
    Il te reste un certain nombre d’années à vivre, et personne d’autre ne sait combien. Les coups que les autres te donnent
    vont sur ton tas « Espérance de vie » et enlèvent des années ; une Jouvence en ajoute. Qui n’en a plus est mort, mais
    seulement quand quelqu’un le remarque.

    À ton tour, tu pioches une carte et en joues une. Avant ou après, tu peux dire à n’importe qui : « T’es mort ! » Si c’est
    vrai, l’autre quitte la partie, et revient en Spectre ; si c’est faux, il te passe un de ses coups.

    Le dernier en vie gagne.

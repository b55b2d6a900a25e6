### 10' to Kill. Whose it is.

ten-to-kill-credits = 10' to Kill is published by La Boîte de Jeu, who thank Pauline Détraz in the rulebook; so do we.
    .drawn = We drew these four, the sixteen places and the rest ourselves.

### 10' to Kill. Whose it is.

ten-to-kill-credits = 10' to Kill est édité par La Boîte de Jeu, qui remercie Pauline Détraz dans sa règle ; nous aussi.
    .drawn = Ces quatre-là, les seize lieux et le reste sont dessinés par nous.

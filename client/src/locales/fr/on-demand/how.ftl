### Comment jouer : chargé avec ses pages.

how-done = J’en sais assez

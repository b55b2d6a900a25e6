### 10' to Kill. Whose it is.

ten-to-kill-credits = 10 Minut wydaje La Boîte de Jeu, która w instrukcji dziękuje Pauline Détraz; my też.
    .drawn = Tę czwórkę, szesnaście miejsc i resztę rysujemy sami.

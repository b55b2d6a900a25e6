### Jak grać: pobierane razem ze stronami.

how-done = Już wiem dość

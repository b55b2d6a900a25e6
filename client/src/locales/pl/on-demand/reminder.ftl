### Ściągi: pobierane razem z pierwszą.

reminder-now = Co możesz teraz zrobić
reminder-wait = Na razie nikt o nic nie pyta.

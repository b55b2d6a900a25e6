### Au pire tu meurs. Co mówi o niej strona główna.

family-line = Rodzina Death. W najgorszym razie umrzesz.
family-facts = 3–8 graczy · 15–30 minut · od 10 lat

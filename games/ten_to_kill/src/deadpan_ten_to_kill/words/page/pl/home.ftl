### 10 Minut. Co mówi o niej strona główna.

boards-title = Narysuj miasto
house-line = Wszyscy widzieli. Nikt nie wie, kto.
house-facts = 2–4 graczy · 10 minut · od 10 lat

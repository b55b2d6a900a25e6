### Wszystkie zasady: pobierane razem ze stroną.

rules-parts = Części zasad
no-rules = Nie ma takich zasad
no-rules-text = Nie ma tu gry o tej nazwie. Oto zasady, które mamy:

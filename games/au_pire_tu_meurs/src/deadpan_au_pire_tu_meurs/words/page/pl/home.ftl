### Au pire tu meurs. Co mówi o niej strona główna.

family-line = Rodzina Death. W najgorszym razie umrzesz.
family-facts = 3–8 graczy · 15–30 minut · od 10 lat
family-zack = { card-zack }
    .role = { card-zack.role }
family-felicity = { card-felicity }
    .role = { card-felicity.role }
family-zoe = { card-zoe }
    .role = { card-zoe.role }
family-jody = { card-jody }
    .role = { card-jody.role }
family-joshua = { card-joshua }
    .role = { card-joshua.role }
family-franck = { card-franck }
    .role = { card-franck.role }
family-archibald = { card-archibald }
    .role = { card-archibald.role }
family-anibal = { card-anibal }
    .role = { card-anibal.role }

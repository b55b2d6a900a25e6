### Au pire tu meurs. Powrót do rozegranej partii.

odds-dead = Śmierć: { $words } ({ $chance }).
odds-years = zostało około { $years } lat
au-pire-tu-meurs-mark-accuse = { $seat } może udowodnić, że { $whom } nie ma już ani roku życia, i milczy.
au-pire-tu-meurs-mark-accused-alive = { $seat } oskarża, choć da się udowodnić, że { $whom } ma jeszcze lata życia.

### Au pire tu meurs. Revoir une partie.

odds-dead = Vie épuisée : { $words } ({ $chance }).
odds-years = environ { $years } ans restants
au-pire-tu-meurs-mark-accuse = { $whom } n’a plus d’années à vivre. { $seat } peut le prouver, et ne dit rien.
au-pire-tu-meurs-mark-accused-alive = { $seat } accuse { $whom }, qui a encore des années à vivre, preuve à l’appui.

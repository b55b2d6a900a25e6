### Au pire tu meurs. Revoir une partie.

odds-dead = Vie épuisée : { $words } ({ $chance }).
odds-years = environ { $years } ans restants
au-pire-tu-meurs-mark-accuse = { $seat } peut prouver que { $whom } n’a plus d’années à vivre, et ne dit rien.
au-pire-tu-meurs-mark-accused-alive = { $seat } accuse { $whom }, alors qu’il est prouvé que { $whom } a encore des années à vivre.

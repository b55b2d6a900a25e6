### Au pire tu meurs. Looking back at a game.

odds-dead = Dead: { $words } ({ $chance }).
odds-years = about { $years } years left
au-pire-tu-meurs-mark-accuse = { $seat } can prove that { $whom } has no years left, and says nothing.
au-pire-tu-meurs-mark-accused-alive = { $seat } accuses { $whom }, who provably has years left.

### Au pire tu meurs. Whose it is.

au-pire-tu-meurs-credits = Au pire tu meurs a son site : www.aupiretumeurs.com.

### Au pire tu meurs. Whose it is.

au-pire-tu-meurs-credits = Au pire tu meurs is at home at www.aupiretumeurs.com.

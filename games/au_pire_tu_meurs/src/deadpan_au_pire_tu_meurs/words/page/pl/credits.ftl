### Au pire tu meurs. Whose it is.

au-pire-tu-meurs-credits = Au pire tu meurs ma własną stronę: www.aupiretumeurs.com.

# Le regole di Pyramid Poker.

rulebook-pyramid-poker-lead = Due posti costruiscono una piramide di trenta blocchi coperti, e ognuno vede solo i blocchi che mette lui. Poi la smontano, blocco per blocco, e ogni carta va in una di tre mani. Vince chi vince più mani.

rulebook-pyramid-poker-building = Costruire
rulebook-pyramid-poker-building-text = A turno, guarda il tuo prossimo blocco e mettilo coperto sulla base, o al centro su due blocchi che si toccano. Scegli il posto, non il blocco. La base ha otto posti. Può avere vuoti, e nessun livello deve essere pieno.
rulebook-pyramid-poker-building-open = Due blocchi che si toccano ne portano un terzo: sette posti sono aperti
rulebook-pyramid-poker-building-seen = Continui a vedere i blocchi che hai messo, l’altro vede i suoi
rulebook-pyramid-poker-building-secret = Ogni posto mette quindici blocchi. Gli altri 24 dei 54 sono la riserva, che nessuno ha visto.

rulebook-pyramid-poker-taking = Smontare
rulebook-pyramid-poker-taking-text = A turno, prendi un blocco che non ha niente sopra, chiunque l’abbia messo. La sua carta va scoperta in una delle tue tre mani che ha posto, e ci resta. Dopo quindici prese a testa tutte le mani hanno cinque carte.
rulebook-pyramid-poker-taking-top = È libero solo il blocco in cima
rulebook-pyramid-poker-taking-next = Senza quello, sono liberi i due sotto

rulebook-pyramid-poker-jokers = Jolly
rulebook-pyramid-poker-jokers-text = Un jolly non sostituisce altre carte. Chi ne prende uno lo mette via, e si scoprono per tutti e due tre blocchi della riserva. Se ne tiene per una mano uno che non sia un jolly; gli altri escono.
rulebook-pyramid-poker-jokers-keep = Si può tenere una di queste carte, { $cards }, il jolly no

rulebook-pyramid-poker-winning = Vincere
rulebook-pyramid-poker-winning-basic = La mano 1 incontra la mano 1 dell’altro, la 2 la 2, la 3 la 3. Una mano pari non è di nessuno. Vince chi ha vinto più mani; se sono altrettante è pari.
rulebook-pyramid-poker-winning-advanced = Con il punteggio avanzato una partita va avanti per più smazzate. Tutte le tue mani danno punti, vinte o perse, e vincerne due o tre ne dà altri. Quando dopo una smazzata qualcuno ha raggiunto il traguardo, vince il totale più alto; se i totali sono uguali si gioca un’altra smazzata.
rulebook-pyramid-poker-winning-hand = Punteggio avanzato
rulebook-pyramid-poker-winning-points = Punti
rulebook-pyramid-poker-winning-small = Tris, doppia coppia, coppia
rulebook-pyramid-poker-winning-none = Nessuna coppia
rulebook-pyramid-poker-winning-two = Due mani vinte
rulebook-pyramid-poker-winning-three = Tre mani vinte

# Le regole di Puzzle Poker, il duello.

rulebook-puzzle-poker-lead = Un duello su quindici caselle. Metti le carte in modo che tre o più vicine in linea facciano una combinazione. Una combinazione dà una carta bonus, e i bonus si incatenano finché ogni carta fa qualcosa di diverso. Poi tutte le combinazioni danno punti e se ne vanno.

rulebook-puzzle-poker-sides = Dove si gioca
rulebook-puzzle-poker-sides-text = Ogni posto ha due righe sue, e la riga in mezzo è comune. Gioca una carta della mano, o il tuo jolly: sulle due righe davanti finché la tua parte è vuota, poi su ogni casella vuota della tua parte. Quando la tua parte è piena è aperta ogni casella vuota.
rulebook-puzzle-poker-sides-front = All’inizio: la riga comune e quella davanti a te
rulebook-puzzle-poker-sides-own = Poi: ogni casella vuota della tua parte

rulebook-puzzle-poker-melds = Combinazioni
rulebook-puzzle-poker-melds-text = Una combinazione sono tre o più carte vicine in una riga, colonna o diagonale, senza vuoti, che hanno in comune una di queste cose:
rulebook-puzzle-poker-melds-kind-note = 2 punti, quante che siano
rulebook-puzzle-poker-melds-flush-note = 1 punto, quante che siano
rulebook-puzzle-poker-melds-straight-note = un passo dopo l’altro lungo la linea, in su o in giù: 1 punto
rulebook-puzzle-poker-melds-scrambled-note = gli stessi valori in qualsiasi ordine: niente punti, ma dà bonus, e le carte se ne vanno
rulebook-puzzle-poker-melds-wheel = I valori girano come su una ruota: dopo il valore più alto del mazzo viene l’asso, poi il due.

rulebook-puzzle-poker-bonus-text = Se la carta giocata è in una combinazione, ne giochi subito un’altra. Un altro bonus arriva se anche quella fa una combinazione, di un tipo diverso dal bonus prima. Un bonus va giocato.
rulebook-puzzle-poker-bonus-ways = Ciò che conta in due modi, come una scala di un solo seme, conta nel modo che ti aiuta.

rulebook-puzzle-poker-jokers = Jolly
rulebook-puzzle-poker-jokers-text = Ogni posto ha un jolly, visibile a tutti. Sulla griglia all’inizio non ha nome. Appena può avere un nome con cui fa una combinazione insieme alla carta appena giocata, chi è di turno può darglielo: qualsiasi valore del mazzo, qualsiasi seme, per sempre.
rulebook-puzzle-poker-jokers-named = Come 4 di cuori il jolly fa una scala di un solo seme

rulebook-puzzle-poker-scoring-text = Quando il turno finisce tutto ciò che sta sulla griglia dà punti, in tutte le linee e in tutti i modi insieme. Poi le carte di tutte le combinazioni se ne vanno, anche i jolly con un nome.
rulebook-puzzle-poker-scoring-straight = Scala di tre, quattro, cinque
rulebook-puzzle-poker-scoring-each = 1, 2, 3
rulebook-puzzle-poker-scoring-shared = Una carta di una combinazione nella riga comune, una volta per turno
rulebook-puzzle-poker-scoring-five = Una combinazione di cinque carte, una volta per turno
rulebook-puzzle-poker-scoring-four = Quattro in ordine: 2, e 1 per la riga comune
rulebook-puzzle-poker-scoring-row = { $cards }: un seme 1, e 1 per la riga comune

rulebook-puzzle-poker-end-text = Dopo i punti peschi fino a cinque carte; i jolly non contano. Se il mazzo ne ha meno di quante te ne servono il gioco è finito, punti di questo turno compresi. È finito anche quando all’inizio di un turno tutte e quindici le caselle sono piene. Vince chi ha più punti.
rulebook-puzzle-poker-end-tie = A pari punti vince chi, da solo, ha ancora il jolly da giocare; altrimenti chi ha meno carte nelle sue due righe; altrimenti il secondo posto.

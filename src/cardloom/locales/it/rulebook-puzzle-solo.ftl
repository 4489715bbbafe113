# Le regole di Puzzle Poker, in solitario.

rulebook-puzzle-solo-lead = Nove caselle e un mazzo. Metti, gioca e sposta in modo che linee di tre facciano combinazioni, incatena i bonus e supera i venti punti prima che il mazzo finisca.

rulebook-puzzle-solo-turn = Un turno
rulebook-puzzle-solo-turn-text = Pesca due carte: una la metti in una casella vuota, l’altra va in mano. Poi, se vuoi, fai ancora una cosa: gioca una carta della mano, o sposta una carta della griglia in una casella vuota accanto, anche in diagonale.
rulebook-puzzle-solo-turn-shift = Spostata in su, { $card } fa tre sette
rulebook-puzzle-solo-turn-full = Se all’inizio del turno la griglia è piena, prima togli una carta, per 2 punti. Alla fine del turno peschi fino a cinque carte, se ne hai meno.

rulebook-puzzle-solo-bonus-text = Se ora la griglia mostra una combinazione giochi una carta bonus. Un altro bonus arriva finché ogni carta fa una combinazione di un tipo diverso dal bonus prima. I valori girano come su una ruota: dopo il più alto viene l’asso, poi il due.
rulebook-puzzle-solo-bonus-four = Quattro bonus o più in un turno danno 5 punti, una volta.
rulebook-puzzle-solo-bonus-jokers = Due jolly stanno a lato e si giocano come carte. Un jolly sulla griglia può avere un nome appena questo fa una combinazione con la carta appena mossa: qualsiasi valore del mazzo, qualsiasi seme, per sempre.

rulebook-puzzle-solo-scoring-text = Ogni linea piena dà punti per tutto ciò che le sue tre carte hanno in comune; poi le combinazioni se ne vanno. Ma una è la prima del turno e non dà niente: la meno cara di quelle arrivate per prime.
rulebook-puzzle-solo-scoring-chain = Quattro bonus o più
rulebook-puzzle-solo-scoring-first = Insieme: i cuori costano meno e non danno niente, i sette 2

rulebook-puzzle-solo-end-text = Il gioco è finito quando un turno comincerebbe con il mazzo vuoto. Si vince con più di 20 punti; 20 non bastano. Il punteggio può scendere sotto zero.

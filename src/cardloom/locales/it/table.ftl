# Al tavolo.

you = Tu

squares-total = { $name }: { $points }
squares-asked = Carta { $turn } di 25: { $card }. In quale casella?

grid-number = { $grid ->
    [6] L'ultima di sei griglie
   *[other] Griglia { $grid } di 6
}
grid-gone = Scartate
grid-lane = { $lane ->
    [1] Mani migliori
    [2] Seconde mani
   *[other] Terze mani
}
grid-asked-take = Quale linea prendi?
grid-asked-build = Fai tre mani di cinque con le tue { $cards } carte, per esempio AsKsQsJsTs 9h9d9c2s2d 7c7d5h4s3c.
grid-third-decides = I punti sono pari: decidono le terze mani.

brag-deal = Mano { $deal }, mazziere { $dealer }. { $pot ->
    [one] Nel piatto c'è un gettone.
   *[other] Nel piatto ci sono { $pot } gettoni.
}
brag-tokens = Gettoni: { $tokens }
brag-show-quads = { $name }: poker.
brag-show-pairs = { $name }: quattro coppie.
brag-round = { $round ->
    [1] Primi mazzetti
    [2] Mazzetti centrali
   *[other] Ultimi mazzetti
}: { $name }
brag-saved = Il piatto di { $pot } è salvo.
brag-taken = { $name }: il piatto di { $pot }.
brag-asked-declare = Mostri qualcosa, o resti?
brag-asked-arrange = Metti giù tre mazzetti di tre, il migliore per primo, per esempio As2s3s KdQhJc 9s7s2d.
brag-out = Senza gettoni: { $names }.

pyramid-points = Distribuzione { $deal }, a { $target } punti: { $points }
pyramid-hand = Mano { $hand }
pyramid-win-points = { $name }: { $points } punti per le mani vinte.
pyramid-asked-build = Blocco { $block } di 30: { $card }. Dove lo metti?
pyramid-asked-take = Quale blocco prendi?
pyramid-asked-keep = Un jolly ha scoperto { $cards }. Quale carta tieni?
pyramid-asked-hand = In quale mano va { $card }: 1, 2 o 3?
pyramid-won = Mani vinte: { $first } { $first_hands }, { $second } { $second_hands }.

seat = Posto { $seat }
split-left-over = Avanzano: { $cards }
outcome-alone-won = Hai vinto con { $points } punti.
outcome-alone-lost = Hai { $points } punti: non bastano per vincere.
outcome-shared = { $names } vincono alla pari. ({ $points })
outcome-you = Hai vinto. ({ $points })
outcome-won = Ha vinto { $name }. ({ $points })

puzzle-shared = comune
puzzle-five = cinque in linea
puzzle-chain = quattro bonus
puzzle-first = la prima
puzzle-stock = Mazzo
puzzle-drawn = Pescate
puzzle-points = { $name }: { $points }
puzzle-scored = { $points ->
    [one] { $name }: un punto.
   *[other] { $name }: { $points } punti.
}
puzzle-asked-play = Quale carta giochi, e dove?
puzzle-asked-bonus = Bonus! ({ $types }) Gioca un'altra carta: quale, e dove?
puzzle-asked-name = Per quale carta sta il jolly?
puzzle-asked-keep = Quale carta che ha dato punti resta al suo posto, se una resta?
puzzle-asked-remove = La griglia è piena. Quale carta togli, per due punti?
puzzle-asked-place = Quale delle carte pescate metti giù, e dove?
puzzle-asked-act = Gioca una carta, spostane una in una casella vuota accanto, o scrivi done.
puzzle-tie = I punti sono pari: decide un jolly non giocato, poi chi ha meno carte dalla sua parte, poi chi ha cominciato per ultimo.
meld-kind = stesso valore
meld-flush = colore
meld-straight = scala
meld-scrambled = scala in disordine

replay-title = { $game }: { $seats }
replay-moves = { $moves ->
    [one] Una mossa di { $all }
   *[other] { $moves } mosse di { $all }
}
replay-to-act = Tocca a: { $names }
replay-gone = { $name } ha lasciato la partita.
verified = { $decks ->
    [one] La distribuzione è come promesso.
   *[other] Tutte le { $decks } distribuzioni sono come promesso.
}

## Alla riga di richiesta

preparing = Preparo le regole di { $game }, una volta sola ...
table-which-game = Quale gioco? Scrivi il numero o il nome.
table-hand-over = Tocca a { $name }. Premi Invio quando nessun altro guarda.
table-left = Restano: { $cards }
table-cards = { $cards } di { $size } carte
table-many-ways = Ci sono { $ways } modi. Scrivi { $groups } gruppi di { $size } carte, o «dividi» per un suggerimento.
table-resume = La partita è salvata. Per continuare: cardloom play --resume { $file }
table-record = La partita è in { $file }.
table-not-saved = Non si salva niente: { $file } non si può scrivere ({ $reason }).
table-start = { $game }. Scrivi «aiuto» per sapere che cosa puoi fare qui.

word-help = aiuto
word-moves = mosse
word-show = mostra
word-log = storico
word-undo = annulla
word-save = salva
word-rules = regole
word-split = dividi
word-check = prova
word-sort = ordina
word-quit = esci

table-help = Scrivi una mossa, il suo numero nell'elenco, o solo quanto basta per capirla. Invio da solo fa l'unica mossa che c'è.
about-moves = elenca le mosse
about-show = di nuovo il tavolo
about-undo = riprende la tua mossa, se da allora non si è vista nessuna carta
about-log = le mosse finora
about-rules = le regole in breve
about-sort = le carte per seme, o di nuovo per valore
about-split = suggerisce tre mani
about-check = dice che mani sono: prova AsKsQsJsTs
about-save = salva la partita, qui o in un FILE
about-quit = lasci il tavolo; la partita resta salvata
about-help = questo
table-help-poker-squares = «c3» basta per mettere la carta nella colonna c, riga 3.
table-help-grid-poker =
    «row2» o «r2» prende la riga di mezzo, «c1» la colonna a sinistra.

    Per costruire scrivi tre gruppi di cinque carte. «dividi» suggerisce un modo, «prova AsKsQsJsTs» dice che mani sono.
table-help-pyramid-poker =
    «c2» è il secondo livello, sui blocchi c1 e d1. [ ] sono i tuoi blocchi, ( ) quelli dell'altro; -- è coperto.

    «1», «2» o «3» mette la carta in quella mano.
table-help-nine-card-brag =
    «stay» resta, «quads» mostra un poker, «pairs» mostra quattro coppie.

    Poi scrivi tre gruppi di tre carte. «dividi» suggerisce un modo, «prova As2s3s» dice che mazzetti sono, e «ordina» con tre
    mazzetti mette il migliore per primo.
table-help-puzzle-poker =
    «7h b3» gioca il 7h nella colonna b, riga 3; «Xr b3» gioca il tuo jolly. Una stella segna un jolly con un nome.
    «4h» o «none» risponde quando un jolly può avere un nome.
table-help-puzzle-solo =
    «7h b2» mette o gioca una carta, «b2 c3» ne sposta una, «done» non fa nessuna delle due. Una stella segna un jolly con un nome.
    «4h» o «none» risponde quando un jolly può avere un nome.

error-several-moves = «{ $text }» può essere: { $moves }. Di' quale.
error-nothing-to-split = Adesso non c'è niente da dividere.
error-nobody-plays = Tutti i posti sono di bot. Lascia un posto per te.
error-broken-log = { $key } non è il registro di una partita.
error-already-over = La partita in { $file } è finita. «cardloom replay» la mostra.

# Il coach: motivi delle mosse, analisi, laboratorio. I motivi sono parti di frasi; le carte vi sono in notazione.

reason-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
reason-row = la riga { $row }
reason-column = la colonna { $column }
reason-suit-c = fiori
reason-suit-d = quadri
reason-suit-h = cuori
reason-suit-s = picche
reason-pile-high-card = carta alta
reason-pile-pair = coppia
reason-pile-flush = colore
reason-pile-run = scala
reason-pile-running-flush = scala reale
reason-pile-prial = prial

reason-squares-makes = { $line } è piena: { $category }, { $points ->
    [one] un punto
   *[other] { $points } punti
}
reason-squares-closes = { $line } è piena e non dà niente
reason-squares-flush = { $line } può diventare colore a { $suit }, ne { $short ->
    [one] manca una
   *[other] mancano { $short }
}
reason-squares-only-flush = l’unica linea in cui un colore a { $suit } può continuare: { $line }, ne { $short ->
    [one] manca una
   *[other] mancano { $short }
}
reason-squares-straight = { $line } può diventare una scala, ne { $short ->
    [one] manca una
   *[other] mancano { $short }
}
reason-squares-only-straight = l’unica linea in cui una scala può continuare: { $line }, ne { $short ->
    [one] manca una
   *[other] mancano { $short }
}
reason-squares-group = { $line }: { $category }
reason-squares-fresh = comincia { $line }
reason-squares-ends-flush = spezza il colore a { $suit } che { $line } aveva avviato con { $cards } carte
reason-squares-ends-straight = spezza la scala che { $line } aveva avviato con { $cards } carte
reason-squares-leads = così { $line } arriva in media a { $mean1 } punti, contro { $mean2 }
reason-squares-harmless = non spezza niente di avviato

reason-grid-hands = { $category1 } { $hand1 }, { $category2 } { $hand2 }, { $category3 } { $hand3 }
reason-grid-joker = { $count ->
    [one] prende un jolly
   *[other] prende { $count } jolly
}
reason-grid-makes = la tua mano migliore diventa: { $category }
reason-grid-group = poi hai { $count } { $ranks }
reason-grid-suit = poi hai { $count } carte di { $suit }
reason-grid-straight = poi hai { $count } carte di una scala
reason-grid-highest = la carta più alta è { $rank }
reason-grid-denies = prende la carta ({ $rank }) che serve al posto { $seat }, che ne ha { $count }
reason-grid-denies-suit = { $cards ->
    [one] toglie una carta
   *[other] toglie { $cards } carte
} di { $suit } al posto { $seat }, che ne ha { $count }
reason-grid-cards = { $cards ->
    [one] porta una carta
   *[other] porta { $cards } carte
}
reason-grid-more = porta { $cards } carte, non { $less }

reason-brag-piles = { $kind1 } { $pile1 }, { $kind2 } { $pile2 }, { $kind3 } { $pile3 }
reason-brag-quads = mostra quattro { $ranks }; { $better ->
    [one] è possibile un poker migliore
   *[other] sono possibili { $better } poker migliori
}
reason-brag-best-quads = mostra quattro { $ranks }; non è possibile un poker migliore: il piatto è tuo
reason-brag-pairs = salva il piatto di { $pot }, se nessuno mostra un poker
reason-brag-pairs-poor = né prial né due scale o meglio: mazzetti così valgono per lo più meno di un piatto salvato
reason-brag-pairs-good = prial, o due scale o meglio: così con quattro coppie per lo più conviene continuare
reason-brag-stays = passa ai mazzetti: { $kind1 } { $pile1 }, { $kind2 } { $pile2 }, { $kind3 } { $pile3 }

reason-pyramid-unknown = un blocco di cui non conosci la faccia
reason-pyramid-joker = un jolly: si girano tre blocchi della riserva e ne tieni uno
reason-pyramid-card = una carta che non fa avanzare nessuna tua mano
reason-pyramid-completes = completa la mano { $hand }: { $category }
reason-pyramid-makes = la mano { $hand } è piena: { $category }
reason-pyramid-wins = la mano { $hand } è piena e vince: { $category }
reason-pyramid-loses = la mano { $hand } è piena e perde: { $category }
reason-pyramid-ties = la mano { $hand } è piena e pareggia: { $category }
reason-pyramid-flush = la mano { $hand } può diventare colore a { $suit }, con { $cards } carte
reason-pyramid-group = la mano { $hand }: { $category }
reason-pyramid-straight = la mano { $hand } può diventare una scala, con { $cards } carte
reason-pyramid-ends-flush = spezza il colore a { $suit } della mano { $hand }, che aveva { $cards } carte
reason-pyramid-adds = { $cards ->
    [one] la prima carta della mano { $hand }
   *[other] carta { $cards } della mano { $hand }
}
reason-pyramid-denies = prende la carta ({ $rank }) che serve all’altro, che ne ha { $count } in una mano
reason-pyramid-frees = libera { $cells } per l’altro
reason-pyramid-frees-joker = libera un jolly per l’altro
reason-pyramid-frees-nothing = non libera nessun blocco per l’altro
reason-pyramid-ground = sta sulla base e non copre niente
reason-pyramid-covers = { $theirs ->
    [0] copre due blocchi tuoi
    [1] copre un blocco tuo e uno dell’altro
   *[other] copre due blocchi dell’altro
}

reason-puzzle-scores = { $points ->
    [one] dà subito un punto
   *[other] dà subito { $points } punti
}
reason-puzzle-costs = { $points ->
    [one] costa un punto
   *[other] costa { $points } punti
}
reason-puzzle-meld = una combinazione da { $start } a { $end }: { $types }
reason-puzzle-bonus = dà un’altra carta da giocare
reason-puzzle-joker = usa un jolly
reason-puzzle-keeps = tiene { $card } sulla griglia
reason-puzzle-removes = toglie { $card } dalla griglia
reason-puzzle-takes = porta { $card } in mano
reason-puzzle-ends = si ferma qui
reason-puzzle-sets-up = { $count ->
    [one] una carta in { $cell } farebbe poi una combinazione
   *[other] { $count } carte in { $cell } farebbero poi una combinazione
}
reason-puzzle-opens = { $count ->
    [one] l’altro potrebbe poi fare una combinazione in { $cell } con una carta
   *[other] l’altro potrebbe poi fare una combinazione in { $cell } con una qualsiasi di { $count } carte
}
reason-puzzle-opens-nothing = nessuna carta ancora in gioco dà subito una combinazione all’altro
reason-puzzle-goes-on = { $points ->
    [one] il turno può dare un punto in tutto
   *[other] il turno può dare { $points } punti in tutto
}
reason-puzzle-places = non fa ancora combinazioni

reason-later = la differenza non si vede subito: rende più avanti

reason-lab-lane = vince di più con la { $lane ->
    [1] prima
    [2] seconda
   *[other] terza
} mano: { $percent } % contro { $other } %
reason-lab-lane-less = vince di meno con la { $lane ->
    [1] prima
    [2] seconda
   *[other] terza
} mano: { $percent } % contro { $other } %
reason-lab-only = nessun altro modo può essere il migliore
reason-lab-even = un altro modo vince altrettanto
reason-hindsight-unlucky = Giusto per quello che sapevi, ma per come stavano le carte un altro modo avrebbe vinto di più.
reason-hindsight-lucky = Non la scelta migliore per quello che sapevi, ma per come stavano le carte non ha fatto danni.
reason-hindsight-as-known = Per come stavano le carte, è andata come c’era da aspettarsi.
reason-hindsight-came-unlucky = Giusto per quello che sapevi. Con le carte venute, { $cell } poteva portare a { $best }, questa casella al massimo a { $points }.
reason-hindsight-came-lucky = Non la scelta migliore per quello che sapevi, ma con le carte venute poteva comunque portare a { $points }, e la casella migliore non di più.
reason-hindsight-came = Con le carte venute, { $cell } poteva portare a { $best }, questa casella al massimo a { $points }.
reason-hindsight-came-best = Con le carte venute poteva portare a { $points }, e nessun’altra casella di più.

coach-value = { $measure ->
    [chance] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [share] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [tokens] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[points] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
coach-measure-points = Il punteggio finale che ci si può aspettare dopo ogni mossa, secondo { $player }:
coach-measure-chance = La probabilità di vincere dopo ogni mossa, secondo { $player }:
coach-measure-tokens = I gettoni che ci si può aspettare da ogni mossa, secondo { $player }:
coach-even = Le mosse segnate con = non si distinguono dalla migliore.
coach-review = { $game }, giudicato da { $player } secondo quello che ogni posto poteva sapere.
coach-nothing = { $name }: non c’era niente da scegliere.
coach-accuracy = { $name }: precisione { $accuracy } %. { $decisions ->
    [one] Conta una decisione
   *[other] Contano { $decisions } decisioni
}:
coach-label-best = ottime
coach-label-fine = buone
coach-label-doubtful = dubbie
coach-label-bad = sbagliate
coach-label-very-bad = gravi
coach-account = All’inizio { $start }, fortuna { $luck }, perso { $lost }: alla fine { $result }.
coach-account-chance = Da { $start } all’inizio a { $result } alla fine. In media una mossa ha regalato { $lost } punti percentuali, e tra due mosse la fortuna e gli altri { $way ->
    [up] ne hanno portati { $luck }
   *[down] ne hanno tolti { $luck }
}.
coach-mistake = { $place }. La mossa { $n } è costata { $loss } { $measure ->
    [chance] punti percentuali della probabilità di vincere
    [tokens] gettoni
   *[points] punti
}, { $label ->
    [doubtful] dubbia
    [bad] sbagliata
   *[very-bad] grave
}:
coach-better = Meglio, { $best } invece di { $value }:
coach-move = Mossa { $n }, { $move }.
coach-hints-used = Suggerimenti usati: { $count }.

lab-chance = { $ways ->
    [one] Un solo modo di disporle può essere il migliore. La sua probabilità di vincere, e i punti di ogni mano:
   *[other] { $ways } modi di disporle possono essere i migliori. La loro probabilità di vincere, e i punti di ogni mano:
}
lab-points = { $ways ->
    [one] Un solo modo di disporle può essere il migliore. Quante di tre mani vincono contro 17 carte a caso, e quanto spesso ognuna:
   *[other] { $ways } modi di disporle possono essere i migliori. Quante di tre mani vincono contro 17 carte a caso, e quanto spesso ognuna:
}
lab-share = { $ways ->
    [one] Un solo modo di disporle può essere il migliore. La sua parte del piatto, e quanto spesso vince ogni mazzetto:
   *[other] { $ways } modi di disporle possono essere i migliori. La loro parte del piatto, e quanto spesso vince ogni mazzetto:
}
lab-weight = {", "}da disporre così nel { $percent } % delle partite
lab-why = Il migliore e il secondo:

table-review = Quanto valevano le mosse? cardloom review { $file }
word-hint = suggerimento
about-hint = quanto valgono le mosse, e perché; i suggerimenti si contano

command-hint =
    Di’ quanto valgono le mosse in una partita registrata ancora in corso, e perché.

    FILE è un file .loom; - legge lo standard input. Il coach vede quello che vede il posto, nient’altro.
command-review =
    Riguarda una partita registrata: quanto valeva ogni mossa, prima le più costose, e che cosa è stata fortuna.

    FILE è un file .loom; - legge lo standard input.
command-lab =
    Mostra tutti i modi di disporre le carte in tre mani che possono essere i migliori, e che cosa vince ogni mano.

    Nove carte sono mazzetti di Nine Card Brag; da 15 a 20 carte sono mani di Grid Poker.
option-lab-against = Le carte di un altro posto, in Grid Poker; di nuovo per un terzo posto.
option-lab-seats = Quanti posti ci sono, in Nine Card Brag.
option-lab-place = Il posto nell’ordine in cui si mostra, in Nine Card Brag: 1 mostra per primo.

error-hints-off = A questo tavolo giocano altre persone, e i suggerimenti non sono ammessi.
error-serial-used = Questo numero è già stato usato per altro.

# L’analisi di una partita, e il laboratorio.

## Analisi

page-review-of = Di chi
page-review-working = L’allenatore legge la partita: { $done } mosse su { $count }.
page-review-waiting = L’allenatore legge la partita.
page-review-accuracy = Precisione { $accuracy }
page-review-none = Non c’era niente da scegliere.
page-review-counts = { $decisions ->
    [one] Una scelta
   *[other] { $decisions } scelte
}: { $best } migliori, { $fine } buone, { $doubtful } dubbie, { $bad } cattive, { $verybad } pessime
page-review-start = Atteso all’inizio
page-review-luck = Fortuna
page-review-lost = Regalato
page-review-luck-moves = Fortuna e gli altri, punti percentuali per mossa
page-review-lost-moves = Regalato, punti percentuali per mossa
page-review-result = Risultato
page-review-cost = { $count ->
    [0] Nessuna mossa è costata qualcosa che si possa dire.
    [one] Quella che è costata di più
   *[other] Le { $count } che sono costate di più
}
page-review-mistake = Mossa { $turn }: { $move }
page-review-turn = Mossa { $turn }.
page-review-label = { $label ->
    [best] la mossa migliore
    [fine] una buona mossa
    [doubtful] una mossa dubbia
    [bad] una cattiva mossa
    [very-bad] una pessima mossa
   *[trivial] niente da scegliere
}
page-review-task = { $move }: { $label }
page-review-task-better = { $move }: { $label }. Meglio di { $loss }: { $better }
page-review-better = Meglio: { $move }. { $best } invece di { $value }
page-review-graph = { $measure ->
    [chance] Probabilità di vincere
    [tokens] Gettoni attesi
   *[points] Punteggio atteso
}
page-review-gist = { $title }: { $first } all’inizio, { $last } alla fine. Minimo { $low }, massimo { $high }.
page-review-table = Come tabella
page-review-drawn = Come grafico
page-review-after = Dopo la mossa
page-review-previous = Mossa propria precedente
page-review-next = Mossa propria seguente
page-review-first = Prima mossa propria
page-review-last = Ultima mossa propria
page-review-saw = Conta solo quello che questo posto poteva vedere.
page-review-played = giocata
page-replay-plain = Rivedi senza l’allenatore
page-play-on = Riprendi da qui
page-seen = Che cosa ha visto il bot
page-seen-how = Come { $name } giudicava le sue mosse, con solo ciò che ora mostra il tavolo: { $measure ->
    [chance] la probabilità di vincere dopo ciascuna.
    [tokens] i gettoni che ciascuna rende in media.
   *[points] punti suoi: quanto più alti, tanto più la mossa gli piace.
}
page-seen-made = la sua mossa
page-seen-again = Interrogato di nuovo adesso. Dove lascia decidere il caso, o aveva meno tempo, può averla vista un po’ diversamente.

## Gli errori, un’altra volta

page-again = { $count ->
    [one] Riprova
    [2] Riprova tutte e due
    [3] Riprova queste tre
   *[other] Riprova queste { $count }
}
page-again-title = Riprova
page-again-back = All’analisi
page-again-number = { $number } su { $count }
page-again-judging = L’allenatore guarda la tua mossa.
page-again-verdict = { $verdict ->
    [best] la mossa migliore, meglio di { $gain }
    [better] meglio di { $gain }
    [worse] peggio di { $gain }
    [even] né meglio né peggio
   *[same] la stessa di allora
}
page-again-best = La migliore: { $move }
page-again-next = Alla prossima
page-again-sum = Com’è andata
page-again-summed = { $better } su { $count } meglio di allora, { $best ->
    [0] nessuna la migliore.
    [one] una la migliore.
   *[other] { $best } le migliori.
}
page-again-won-back = Hai recuperato il { NUMBER($share, maximumFractionDigits: 0) }% di quanto sono costate.
page-again-restart = Ancora una volta

## Laboratorio

page-lab-how = Scegli le tue carte: il laboratorio mostra ogni modo di disporle che può essere il migliore, e quanto vale.
page-lab-game = Gioco
page-lab-mine = Le tue carte
page-lab-other = Posto { $seat }
page-lab-chosen = { $count } carte su { $most }
page-lab-choosing = Le carte vanno a
page-lab-seats = Posti
page-lab-place = Mostri
page-lab-place-number = { $place ->
    [1] per primo
    [2] per secondo
    [3] per terzo
    [4] per quarto
   *[5] per quinto
}
page-lab-clear = Svuota
page-lab-deal = Dammi le carte
page-lab-go = Disponile
page-lab-working = Dispongo.
page-lab-need = { $least ->
    [9] Servono nove carte.
   *[other] Servono da quindici a venti carte.
}
page-lab-ways = { $count ->
    [one] Un modo può essere il migliore
   *[other] { $count } modi possono essere i migliori
}
page-lab-value = { $measure ->
    [chance] Probabilità di vincere
    [share] Parte del piatto
   *[points] Punti su tre
}
page-lab-left = Restano: { $cards }
page-lab-weight = Disponile così nel { $weight } delle partite
page-lab-lane = { $place ->
    [1] Prima
    [2] Seconda
   *[3] Terza
}: { $value }

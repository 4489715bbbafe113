# La pagina: la sua cornice, la sala e Poker Squares. Gli altri tavoli hanno file propri.

page-title = Cardloom
page-title-table = { $game } – Cardloom
page-title-your-turn = Tocca a te – { $game }
page-title-poker-squares = Poker Squares
page-title-grid-poker = Grid Poker
page-title-pyramid-poker = Pyramid Poker
page-title-nine-card-brag = Nine Card Brag
page-title-puzzle-poker = Puzzle Poker
page-title-puzzle-solo = Puzzle Poker in solitario

## Carte

page-card = { $rank ->
    [J] fante
    [Q] regina
    [K] re
    [A] asso
   *[other] { $rank }
} di { $suit ->
    [c] fiori
    [d] quadri
    [h] cuori
   *[s] picche
}
page-card-joker = { $joker ->
    [r] jolly rosso
   *[b] jolly nero
}
page-card-named = { $joker ->
    [r] jolly rosso
   *[b] jolly nero
} come { $card }
page-card-face-down = carta coperta
page-empty = vuota

page-category = { $category ->
    [royal-flush] Scala reale massima
    [straight-flush] Scala reale
    [four] Poker
    [full-house] Full
    [flush] Colore
    [straight] Scala
    [three] Tris
    [two-pair] Doppia coppia
    [pair] Coppia
   *[high-card] Carta alta
}
# As wide as a card on a phone.
page-category-brief = { $category ->
    [royal-flush] Reale max
    [two-pair] Doppia
   *[other] { page-category }
}
page-draw = { $category ->
    [royal-flush] scala reale massima
    [straight-flush] scala reale
    [flush] colore
   *[straight] scala
}, { $short ->
    [one] ne manca 1
   *[other] ne mancano { $short }
}

## Persone

page-you = Tu
page-guest = Ospite
page-free-seat = Posto libero
page-level = { $player ->
    [random] Casuale
    [greedy] Ingordo
    [rule] A regola
    [novice] Principiante
    [casual] Discreto
    [strong] Forte
    [master] Maestro
   *[other] { $player }
}
page-bot = Bot: { $level }

## La sala

page-site = Sito
page-language = Lingua
page-look-label = Aspetto: { $look }
page-look = Aspetto
page-look-system = Come il sistema
page-look-light = Chiaro
page-look-dark = Scuro
page-games = Giochi
page-your-tables = I tuoi tavoli
page-open-tables = Tavoli aperti
page-games-to-watch = Partite da guardare
page-since = da { $span }
page-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
page-line-poker-squares = Una carta alla volta nella tua griglia. Alla fine contano dieci linee.
page-line-grid-poker = Prendi righe e colonne, poi tessi tre mani di cinque.
page-line-pyramid-poker = Costruite insieme una piramide, poi smontatela per tre mani.
page-line-nine-card-brag = Nove carte, tre mazzetti. Vinci due giri e il piatto è tuo.
page-line-puzzle-poker = Un duello su quindici caselle. Le combinazioni danno bonus, i bonus si incatenano.
page-line-puzzle-solo = Nove caselle, un mazzo. Sposta, incatena e supera venti punti.
page-facts-poker-squares = da 1 a 8 posti, 8 minuti
page-facts-grid-poker = 2 o 3 posti, 12 minuti
page-facts-pyramid-poker = 2 posti, 15 minuti
page-facts-nine-card-brag = da 3 a 5 posti, 3 minuti a smazzata
page-facts-puzzle-poker = 2 posti, 15 minuti
page-facts-puzzle-solo = 1 posto, 10 minuti
page-statistics = Giocate { $played }, vinte { $won }
page-play = Gioca
page-play-game = Gioca a { $game }
page-opponent = Chi gioca a { $game } con te
page-find-person = Chiunque
page-invite = Invita un amico
page-invite-to = Invita un amico a { $game }
page-rules = Regole
page-rules-of = Regole di { $game }
page-options = Opzioni
page-options-of = Opzioni di { $game }
page-how-many = Quanti posti
page-seat-number = Posto { $seat }
page-seat-friend = Un amico, con il link
page-rules-of-table = Regole
page-table = Tavolo
page-your-name = Il tuo nome
page-clock = Orologio, per ciascuno
page-clock-minutes = { $minutes ->
    [0] nessuno
    [1440] un giorno
    [4320] tre giorni
   *[other] { $minutes } minuti, 5 secondi in più a mossa
}
page-clock-none = Senza orologio
page-clock-set = { $minutes ->
    [1440] Un giorno a testa
    [4320] Tre giorni a testa
   *[other] { $minutes } minuti a testa
}
page-listed = Visibile nella sala: chiunque può sedersi
page-watchable = Altri possono guardare
page-with-chat = Con la chat
page-invite-go = Crea il link
page-value = { $value ->
    [true] sì
    [false] no
    [american] punti americani
    [english] punti inglesi
    [hidden] coperte
    [open] scoperte
    [drawn] a sorte
    [basic] punteggio semplice
    [advanced] punteggio avanzato
    [full] memoria piena
    [none] senza memoria
   *[other] { $value }
}
page-invite-title = Invita a { $game }
page-invite-how = Manda questo link. Chi lo apre per primo ha il posto libero; il tuo posto resta tuo.
page-invite-link = Link d’invito
page-copy = Copia
page-copied = Copiato
page-waiting-friend = si aspetta un amico
page-bot-instead = Metti un bot al suo posto
page-change = Cambia
page-join-title = { $game }: un posto per te?
page-sit-down = Siediti
page-watch = Guarda
page-no-table = Nessun tavolo qui

## La cornice di ogni tavolo

page-close = Chiudi
page-lobby = Sala
page-to-lobby = Cardloom, alla sala
page-tools = Strumenti del tavolo
page-seats = Posti
page-all-seats = Mostra tutti i posti
page-board = Tavolo di gioco
page-notes = Appunti
page-menu = Menu
page-log = Registro
page-chat = Chat
page-log-label = Le mosse in ordine
page-log-and-chat = Registro e chat
page-log-and-chat-new = Registro e chat{ $count ->
    [0] { "" }
    [one] , 1 messaggio nuovo
   *[other] , { $count } messaggi nuovi
}
page-log-line = { $name }: { $text }
page-log-hidden = { $names }: { $count ->
    [one] scelta fatta
   *[other] scelte fatte
}
page-log-jump = Mostra il tavolo com’era allora
page-undo = Ritira
page-undo-label = Ritira, a prima della mia ultima mossa
page-undo-asked = Chiedi di ritirare la tua mossa.
page-undo-asks = { $name } chiede di ritirare una mossa.
page-undo-allow = Permetti
page-undo-refuse = No
page-sound = Suono
page-sound-is-on = Il suono è attivo
page-sound-is-off = Il suono è spento
page-on = Attivo
page-off = Spento
page-save-record = Salva la partita
page-check-shuffle = Controlla la mescolata
page-resign = Abbandona
page-resign-sure = Abbandoni adesso?
page-leave = Esci, il tuo posto resta
page-rematch = Rivincita
page-rematch-asked = Rivincita chiesta
page-replay = Rivedi
page-replay-fact = Dopo la mossa { $number } di { $count }.
page-replay-first = all’inizio
page-replay-previous = una mossa indietro
page-replay-next = una mossa avanti
page-replay-last = alla fine
page-replay-as = Con gli occhi di chi
page-replay-bystander = Da spettatore
page-replay-seat = Dal posto { $seat }: { $name }
page-to-table = Al tavolo
page-next-table = Alla rivincita

page-your-turn = Tocca a te.
page-their-turn = Tocca a { $name }.
page-thinks = { $name } pensa.
page-waiting-for = Si aspetta: { $names }.
page-sending-fact = Invio.
page-sending-task = Il tavolo non ha ancora risposto
page-open-fact = Si aspettano giocatori.
page-open-task = La partita comincia quando tutti i posti sono presi
page-your-turn-short = Tocca a te
page-their-turn-short = Tocca a { $name }
page-open-short = Si aspettano giocatori
page-dealing-fact = Si danno le carte.
page-back-fact = Dopo la mossa { $number }.
page-back-task = Il tavolo com’era allora
page-back-now = Torna ad adesso
page-not-possible = Non si può.

page-seat-open = aspetta una persona
page-seat-gone = è uscito
page-seat-winner = Vince
page-seat-rematch = Chiede la rivincita
page-seat-away = Assente
page-seat-away-for = Assente da { $span }
page-seat-count = { $count ->
    [one] in solitario
   *[other] { $count } posti
}
page-tokens = { $points ->
    [one] 1 gettone
   *[other] { $points } gettoni
}
page-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
page-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
page-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
page-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
page-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}

page-end-you = Hai vinto.
page-end-you-score = Hai vinto, { $more } a { $less }.
page-end-other = Vince { $name }.
page-end-other-score = Vince { $name }, { $more } a { $less }.
page-end-shared = Vittoria divisa: { $names }.
page-end-nobody = Pareggio.
page-end-alone = { $points ->
    [one] Un punto.
   *[other] { $points } punti.
}
page-end-alone-won = Vinto, con { $points } punti.
page-end-gone = { $name } ha lasciato la partita
page-outcome-won = vinta
page-outcome-lost = persa
page-outcome-shared = divisa
page-outcome-drawn = pari

page-link-offline = Niente rete. Puoi guardarti intorno; si riprende quando torna.
page-link-lost = Il collegamento è caduto. Nuovo tentativo.
page-link-lost-pending = Il collegamento è caduto. La tua mossa è conservata e viene inviata di nuovo.
page-link-slow = Collegamento debole. La tua mossa è conservata e viene inviata di nuovo.
error-unreachable = Il server non è raggiungibile. La rete funziona?
error-http-status = Il server ha risposto con lo stato { $status }. Può dipendere da un proxy in mezzo.

page-chat-message = Messaggio
page-chat-placeholder = Di’ qualcosa
page-chat-send = Invia
page-chat-hush = Zittisci { $name }
page-chat-hush-how = Per zittire qualcuno premi il suo campione
page-chat-off = Spegni la chat
page-chat-on = Accendi la chat
page-preset-hello = Ciao
page-preset-good-luck = Buona fortuna
page-preset-well-played = Ben giocata
page-preset-thanks = Grazie
page-preset-one-moment = Un momento
page-preset-sorry = Scusa
page-preset-good-game = Bella partita
page-preset-goodbye = A presto

page-shuffle-how = Prima di dare le carte il tavolo ha mostrato un’impronta del suo segreto, poi il browser di ciascuno ha aggiunto qualcosa di suo. Le carte seguono da entrambi: nessuno poteva sceglierle.
page-shuffle-mark = L’impronta, mostrata prima di dare le carte:
page-shuffle-secret = Il segreto, mostrato dopo la partita:
page-shuffle-later = Il segreto si mostra a partita finita.
page-shuffle-matches = Il segreto mostrato ora corrisponde all’impronta data prima
page-shuffle-yourself = Controlla tu
page-shuffle-good = Mescolata verificata.
page-shuffle-bad-secret = Il segreto non corrisponde all’impronta.
page-shuffle-bad-share = Manca ciò che ha aggiunto il tuo browser.
page-shuffle-bad-deck = Le carte non sono quelle della mescolata promessa.
page-shuffle-insecure = Il browser può controllarlo solo su una pagina sicura (https). «cardloom verify» controlla la partita salvata.

## Tasti

page-keys = Tasti
page-keys-label = Tasti. Premi il punto interrogativo
page-keys-move = Muoversi
page-keys-play = Giocare
page-keys-listen = Ascoltare
page-keys-view = Vedere
page-key-arrows = alla casella accanto
page-key-tab = tavolo, mano, strumenti
page-key-f6 = nastro, tavolo, appunti
page-key-enter = metti, prendi, scegli
page-key-number = scegli la carta n della mano
page-key-escape = lascia la carta
page-key-u = ritira
page-key-v = valore di riga e colonna qui
page-key-w = a chi tocca, che cosa si chiede
page-key-g = leggi il tavolo
page-key-l = ultima mossa
page-key-t = orologio, punti
page-key-sort = ordina per valore, per seme
page-key-m = registro e chat
page-key-help = questi tasti

page-speak-seat = { $name }, posto { $seat }
page-speak-amount = { $name }: { $amount }
page-speak-clock = tempo rimasto { $time }
page-speak-nothing = Niente da valutare qui
page-no-points = Ancora nessun punto
page-no-move = Ancora nessuna mossa

## Poker Squares

page-squares-ask = Metti { $card } in una casella vuota
page-squares-placed = La tua carta è messa
page-squares-grids = { $grids ->
    [open] griglie scoperte
   *[hidden] griglie coperte
}
page-squares-points = { $points ->
    [english] punti inglesi
   *[american] punti americani
}
page-squares-points-title = { $points ->
    [english] Punti inglesi
   *[american] Punti americani
}
page-squares-hidden = { $grids ->
    [open] Tutti vedono tutte le griglie.
   *[hidden] Le griglie restano coperte fino alla carta 25.
}
page-squares-placing = Mette la carta { $turn }
page-squares-has-placed = { $bot ->
    [true] Bot, ha messo
   *[false] Ha messo
}
page-squares-has-placed-short = ha messo
page-squares-choosing = { $bot ->
    [true] Bot, sceglie
   *[false] Sceglie ancora
}
page-squares-choosing-short = sceglie
page-squares-log = { $card } in { $cell }
page-squares-open = aperta
page-squares-row = riga { $row }
page-squares-column = colonna { $column }
page-squares-tag = { $line }: { $text }
page-squares-line-made = { $category ->
    [royal-flush] scala reale massima
    [straight-flush] scala reale
    [four] poker
    [full-house] full
    [flush] colore
    [straight] scala
    [three] tris
    [two-pair] doppia coppia
   *[pair] coppia
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
page-squares-becomes = { $line } diventa { $category ->
    [royal-flush] una scala reale massima
    [straight-flush] una scala reale
    [four] un poker
    [full-house] un full
    [flush] un colore
    [straight] una scala
    [three] un tris
    [two-pair] una doppia coppia
   *[pair] una coppia
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
page-squares-cell = { $cell }, { $card }
page-squares-cell-last = { $cell }, { $card }, la tua ultima carta
page-squares-cell-sent = { $cell }, { $card }, inviata
page-squares-cell-empty = { $cell }, vuota
page-squares-cell-place = { $cell }, vuota. Metti qui: { $card }
page-squares-cell-place-makes = { $cell }, vuota. Metti qui: { $card }. { $makes }
page-squares-grid = La tua griglia, 5 per 5. Le frecce muovono, Invio mette, V legge la riga e la colonna
page-squares-grid-of = Griglia: { $name }
page-squares-look = Guarda la griglia: { $name }
page-squares-ahead = { $points ->
    [one] Un punto di vantaggio
   *[other] { $points } punti di vantaggio
}
page-squares-best = La linea migliore: { $line }
page-squares-target = { $won ->
    [true] Ne servivano { $points }
   *[false] Con { $points } si vinceva
}
page-squares-card-of = Carta { $turn } di 25
page-squares-announced = carta annunciata: { $card }
page-squares-lines-made = Linee fatte
page-squares-worth-now = Valore ora
page-squares-dock = { $mine ->
    [true] Tocca una casella d’oro. Linee fatte: { $made }, ora { $now }
   *[false] Linee fatte: { $made }, ora { $now }
}
page-squares-dock-aimed = Tocca ancora per mettere. Linee fatte: { $made }, ora { $now }, con { $cell } { $then }

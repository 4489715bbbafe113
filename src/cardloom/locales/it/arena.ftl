# Campionati tra giocatori.

command-arena =
    Fa incontrare i giocatori in un campionato: le stesse distribuzioni per tutti, e tutti a ogni posto.

    I punteggi sono punti Elo: 400 in più sono dieci vittorie contro una. ± è metà dell'intervallo che contiene il valore vero 95 volte su 100.
option-arena-players =
    Chi gioca, con le virgole: un nome, se serve con un limite (master:seconds=0.5), o un programma (cmd:python3 mybot.py).
option-arena-games = Quante partite almeno; ogni distribuzione è giocata da tutti, a ogni posto.
option-arena-seed = Un numero intero che determina le distribuzioni e il caso dei giocatori.
option-arena-seconds = Quanto un programma può pensare a una mossa.
option-arena-jobs = Quante partite si giocano insieme; altrimenti una per nucleo del processore.
option-arena-ray = Gioca sul cluster Ray di cui questo computer fa parte, invece che qui.
option-arena-keep = Dove si conservano partite e risultati; un campionato interrotto riprende da lì.

arena-title = { $game }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    }.
arena-player = giocatore
arena-rating = Elo
arena-wins = vittorie
arena-points = punti
arena-move = a mossa
arena-legend = A mossa: la media, e quanto 99 su 100 non superano, in millesimi di secondo.
arena-forfeits = { $player } ha perso { $games ->
        [one] una partita
       *[other] { $games } partite
    } per regolamento. { $reason }

error-league-players = Un campionato vuole giocatori diversi, e almeno due se il gioco ha più posti. Ci sono: { $players }.
error-league-class = { $player } non è un giocatore che si possa importare: { $reason }.
error-league-folder = Il campionato non si può conservare in { $folder }: { $reason }.
error-league-running = Un'altra esecuzione sta scrivendo in { $folder }.
error-league-differs = { $folder } contiene un altro campionato: là { $name } è { $kept }, non { $said }.
error-league-broken = I risultati in { $folder } non si possono leggere: { $reason }.
error-league-no-ray = I campionati su un cluster vogliono Ray, che non è installato: pip install 'cardloom[ray]'.
error-league-cluster = Non si riesce a raggiungere il cluster { $address }: { $reason }.
error-program-not-started = Il programma non si può avviare: { $reason }.
error-program-slow = Il programma ha impiegato più di { $seconds } secondi per una mossa.
error-program-ended = Il programma è finito con lo stato { $status } invece di rispondere. Le sue ultime parole: { $reason }
error-program-rubbish = Il programma ha risposto «{ $answer }», che non ha la forma {"{"}"move": "…"{"}"}.
error-program-illegal = Il programma ha risposto «{ $move }», che non è una mossa permessa.

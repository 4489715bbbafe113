# Rifiuti: che cosa non va, e che cosa andrebbe bene.

## Carte
error-not-a-card = «{ $text }» non è una carta. Una carta è un valore e un seme, come 7h o Td; i jolly sono Xr e Xb.
error-not-one-card = «{ $text }» non è una carta sola.
error-card-twice = { $card } c'è due volte.

## Mazzi
error-not-in-deck = { $card } non è nel mazzo di questo gioco.
error-short-deck = Il mazzo ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }; ne servono almeno { $needed }. Una che manca: { $missing }.
error-no-more-decks = La distribuzione { $deal } vuole un mazzo, e non restano né mazzi né un seme.

## Giochi e opzioni
error-unknown-game = Non esiste il gioco «{ $game }». I giochi sono { $known }.
error-unknown-player = Non esiste il giocatore «{ $player }». I giocatori sono { $known }.
error-option-name = Il gioco non ha l'opzione «{ $option }». Ha: { $known }.
error-option-value = L'opzione { $option } non può essere «{ $value }». Può essere { $values }.
error-seats = Il gioco non ha posto per { $seats }. Si gioca da { $least } a { $most }.

## Ogni mossa
error-game-over = La partita è finita.
error-not-your-turn = Adesso non tocca al posto { $seat }. Tocca a: { $to_act }.
error-no-such-seat = Non esiste il posto { $seat }. I posti vanno da 1 a { $seats }.
error-move-not-text = Una mossa è un testo, non { $type }.
error-unreadable-move = «{ $text }» qui non si capisce come mossa. Una mossa si scrive così: { $form }.
error-not-in-hand = { $card } non è nella tua mano.
error-unknown-cell = «{ $cell }» non è una casella della griglia. Le caselle vanno da a1 a { $last }.

## Poker Squares
error-other-card = { $card } non è stata annunciata. La carta da mettere è { $announced }.
error-cell-taken = In { $cell } c'è già { $card }. Scegli una casella vuota.

## Nine Card Brag
error-brag-declaring = I mazzetti vengono dopo che tutti hanno parlato. Prima di': stay, show quads o show pairs.
error-brag-arranging = Tutti hanno parlato. Ora metti le carte in tre mazzetti, il migliore per primo, per esempio: { $form }.
error-brag-no-quads = Non hai un poker; ne hai al massimo { $most } di valore { $rank }. Di' stay.
error-brag-no-pairs = Quattro coppie sono quattro valori diversi che hai due o più volte; ne hai { $pairs } ({ $ranks }). Di' stay.
error-brag-piles = Le tue nove carte vanno in tre mazzetti, non { $piles }. Le carte di un mazzetto si scrivono unite, i mazzetti separati.
error-brag-pile-size = Ogni mazzetto ha tre carte; il mazzetto { $pile } ne ha { $cards }.
error-brag-not-yours = { $card } non è nella tua mano. Hai { $hand }.
error-brag-order = Il mazzetto { $next }, { $better } ({ $best ->
        [prial] prial
        [running-flush] scala reale
        [run] scala
        [flush] colore
        [pair] coppia
       *[high-card] carta alta
    }), batte il mazzetto { $pile }, { $cards } ({ $category ->
        [prial] prial
        [running-flush] scala reale
        [run] scala
        [flush] colore
        [pair] coppia
       *[high-card] carta alta
    }). Il mazzetto migliore viene per primo: metti { $better } prima di { $cards }.

## Grid Poker
error-unknown-line = «{ $line }» non è una linea. Le linee sono row1, row2, row3 dall'alto e col1, col2, col3 da sinistra.
error-line-taken = p{ $seat } ha appena preso { $line }. Sulle altre cinque linee ci sono ancora carte.
error-draft-over = Tutte le griglie sono state prese. Ora fai tre mani di cinque con le tue carte.
error-draft-first = Questa è la griglia { $grid } di { $grids }. Le mani si fanno quando sono state prese tutte.
error-not-three-hands = { $hands ->
    [one] Questa è una mano.
   *[other] Queste sono { $hands } mani.
  } Fanne tre di cinque carte ciascuna.
error-not-five-cards = { $cards ->
    [one] La mano { $hand } ha una carta.
   *[other] La mano { $hand } ha { $cards } carte.
  } Ogni mano ne vuole esattamente cinque.
error-card-not-owned = Non hai { $card }. Le tue carte sono { $owned }.

## Pyramid Poker
error-outside-pyramid = «{ $cell }» non è un posto di questa piramide. La base va da a1 a { $last }, e ogni livello ha un posto in meno.
error-block-there = In { $cell } c'è già un blocco.
error-cell-not-open = { $cell } non è ancora aperto. Sotto devono toccarsi due blocchi: { $count ->
    [one] { $missing } è ancora vuoto.
   *[other] { $missing } sono ancora vuoti.
  }
error-no-block = In { $cell } non c'è nessun blocco.
error-block-covered = Il blocco in { $cell } non è libero: { $count ->
    [one] il blocco in { $above } vi poggia sopra.
   *[other] i blocchi in { $above } vi poggiano sopra.
  }
error-pyramid-first = Prima si finisce la piramide: { $blocks ->
    [one] un blocco è
   *[other] { $blocks } blocchi sono
  } ancora da mettere.
error-take-first = Tutti i blocchi sono al loro posto. Prendine uno che non ha niente sopra.
error-keep-first = Prima tieni uno dei blocchi scoperti per il tuo jolly: { $cards }.
error-not-to-keep = Non puoi tenere { $card }. Puoi tenere { $cards }.
error-hand-first = Prima metti { $card } in una delle tue mani.
error-hand-full = La mano { $hand } è piena: ha { $cards } carte. Scegli una mano dove c'è posto.
error-no-such-hand = Non esiste la mano «{ $hand }». Le tue mani hanno i numeri da 1 a { $hands }.

## Puzzle Poker
error-puzzle-plain-card = { $card } non è una carta che si gioca. Un jolly si gioca senza nome: Xr o Xb.
error-puzzle-not-held = Non hai { $card }. Hai: { $held }.
error-puzzle-no-name = «{ $text }» non dà un nome a un jolly. Un nome si scrive così: { $form }.
error-puzzle-name-first = Prima di' che cos'è il jolly accanto a { $cell }, o lascialo stare: name none.
error-puzzle-name-other = { $named } sta in una combinazione con { $cell } solo se anche { $other } ha un nome. Da' un nome a { $other }.
error-puzzle-name-rank = Il mazzo non ha { $card }; un jolly può essere qualsiasi valore del mazzo in qualsiasi seme.
error-puzzle-name-not-there = { $joker } non sta senza nome sulla griglia.
error-puzzle-name-no-meld = { $name } non starebbe in una combinazione con { $cell }, la casella appena giocata.
error-puzzle-nothing-to-name = Adesso nessun jolly può avere un nome. Prima una carta deve metterlo in una combinazione.
error-puzzle-front-rows = { $cell } non è ancora aperta. Finché la tua parte è vuota giochi sulle righe davanti, { $rows }.
error-puzzle-own-side = { $cell } non è aperta. Finché la tua parte ha caselle vuote giochi lì: { $open }.
error-puzzle-keep-first = Prima tieni una delle caselle che hanno appena dato punti, per esempio { $form }, o di' keep none.
error-puzzle-keep-shared = { $cell } è nella riga comune, dove nessuna carta può restare.
error-puzzle-keep-scored = In { $cell } nessuna carta ha appena dato punti. Puoi tenere una di queste: { $cells }.
error-puzzle-nothing-to-keep = Niente che tu possa tenere ha appena dato punti.
error-puzzle-remove-first = La griglia è piena. Prima togli una carta, per due punti: { $form }.
error-puzzle-place-first = Prima metti giù una delle carte che hai pescato: { $drawn }.
error-puzzle-not-drawn = Adesso non hai pescato { $card }. Metti giù una di queste: { $drawn }.
error-puzzle-act = La tua carta è al suo posto. Ora gioca una carta, spostane una, o di' done.
error-puzzle-play-bonus = Un bonus è una carta che giochi, per esempio { $form }.
error-puzzle-shift-nothing = In { $cell } non c'è nessuna carta da spostare.
error-puzzle-shift-far = { $cell } non è accanto a { $origin }. { $hard ->
    [0] Una carta si sposta di una casella in otto direzioni.
   *[1] Nel gioco difficile una carta si sposta di una casella in su, in giù, a sinistra o a destra.
  }

## Partite registrate
error-record-not-text = La riga { $line } non è testo in UTF-8. Una partita registrata è un file di testo.
error-record-huge = Il testo è più lungo di { $megabytes } milioni di caratteri. Nessuna partita lo è.
error-record-toml = La riga { $line }, colonna { $column } non è TOML: { $problem }.
error-record-deep = Le tabelle stanno in tabelle, a più di { $most } livelli.
error-record-number = Un numero ha più di { $most } bit.
error-record-version = Questa partita ha la versione { $version }; qui si legge la versione { $known }.
error-record-missing = La partita non dice { $name }.{ $name ->
    [cardloom] {" "}Comincia con la riga: cardloom = 1.
   *[other] {""}
  }
error-record-key = Lì una partita non ha la chiave «{ $name }». Può avere: { $known }. Una chiave tua comincia con «_» e sta prima di tutte le tabelle.
error-record-type = { $name } deve essere { $wanted ->
        [text] un testo tra virgolette
        [number] un numero intero
        [list] un elenco tra parentesi quadre
        [table] una tabella
       *[value] un testo tra virgolette, un numero intero, true o false
    }.
error-record-entry = La voce { $entry } di { $name } deve essere { $wanted ->
        [number] un numero intero
       *[text] un testo tra virgolette
    }.
error-record-digits = { $name } deve avere { $digits } cifre da 0 a 9 e da a ad f.
error-record-game = { $reason }
error-record-options = { $reason }
error-record-deck = Mazzo { $deck }: { $reason }
error-record-unknown-card = Mazzo { $deck }, la carta { $place } è sconosciuta (??). Si può rigiocare solo una partita con tutte le sue carte.
error-record-no-deck = La partita non ha un mazzo. { $reason }
error-record-no-seat = La mossa { $move }, «{ $text }», deve cominciare con chi la fa: p1, p2 e così via, poi uno spazio e la mossa.
error-record-move = Mossa { $move }, «{ $text }»: { $reason }
error-record-result = Il risultato dice { $name } { $said }; le mosse portano a { $found }.
error-record-result-seat = Il risultato dice { $name } { $seat }; i posti vanno da 1 a { $seats }.
error-record-result-end = Il risultato dice { $name } { $seat }, { $over ->
    [1] ma la partita era finita secondo le regole
   *[0] e che anche un altro posto ha lasciato
  }. Una partita finisce una volta sola.

## Mescolate
error-shuffle-none = La partita non dice com'è stata mescolata.
error-shuffle-algorithm = La mescolata «{ $algorithm }» qui non si conosce; si conosce «{ $known }».
error-shuffle-not-revealed = Il segreto di questa mescolata non è ancora svelato.
error-shuffle-seed = La partita ha anche un seme, perciò i mazzi possono non essere quelli della mescolata.
error-shuffle-commitment = L'impegno è { $commitment }, ma questo segreto dà { $found }.
error-shuffle-seating = Chi è arrivato siede nell'ordine { $said }; la mescolata dà { $found }.
error-shuffle-lot = L'opzione { $option } è { $said }; il sorteggio dà { $found }.
error-shuffle-deck = La carta { $place } del mazzo { $deck } è { $said }; la mescolata dà { $found }.

## Incontri
error-match-empty = Il registro dell'incontro è vuoto.
error-match-event = L'evento { $event } del registro non è tra quelli di un incontro.
error-match-refused = Evento { $event } del registro: { $reason }
error-match-not-created = Un incontro comincia con la sua creazione.
error-match-created = L'incontro è già stato creato.
error-match-waiting = L'incontro non è cominciato: { $chairs ->
        [one] una sedia è vuota
       *[other] { $chairs } sedie sono vuote
    }.
error-undo-nothing = Il posto { $seat } non ha fatto mosse che si possano riprendere.
error-undo-revealed = È troppo tardi per riprenderla: da allora la mossa «{ $move }» di p{ $seat } ha mostrato qualcosa.
error-undo-answered = È troppo tardi per riprenderla: p{ $seat } ha risposto con «{ $move }».

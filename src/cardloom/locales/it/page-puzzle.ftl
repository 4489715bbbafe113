# Puzzle Poker nella pagina: il duello e il gioco in solitario.

## Combinazioni

page-puzzle-type = { $type ->
    [kind] stesso valore
    [flush] colore
    [straight] scala
   *[scrambled] scala in disordine
}
page-puzzle-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
page-puzzle-row = riga { $row }
page-puzzle-column = colonna { $column }
page-puzzle-diagonal = diagonale { $cells }
page-puzzle-meld = { $types }, { $line }{ $first ->
    [true] , la prima del turno
   *[false] { "" }
}
page-puzzle-extra-shared = una carta nella riga comune
page-puzzle-extra-five = cinque carte in linea
page-puzzle-extra-chain = quattro bonus o più

## La catena dei bonus

page-puzzle-this-turn = Questo turno
page-puzzle-chain = Catena dei bonus
page-puzzle-bonus = bonus
page-puzzle-chain-of = Catena dei bonus{ $count ->
    [0] { "" }
   *[other] : { $links }
}. Poi: { $next }
page-puzzle-next-other = { $type ->
    [kind] non lo stesso valore
    [flush] non un colore
    [straight] non una scala
   *[scrambled] non una scala in disordine
}
page-puzzle-next-any = { $begun ->
    [true] qualsiasi combinazione
   *[false] la prima combinazione del turno apre la catena
}
page-puzzle-chain-how = { $type ->
    [none] Una carta che fa una combinazione dà un altro bonus. Tutto conta alla fine del turno.
   *[other] Una carta che fa qualcosa di diverso da questo ({ $type }) dà un altro bonus. Tutto conta alla fine del turno.
}
page-puzzle-must-play = Un bonus va giocato.
page-puzzle-four = Quattro bonus in un turno: 5 punti in più.

## Caselle e carte, per l’orecchio

page-puzzle-unnamed = { $joker }, senza nome
page-puzzle-cell = { $cell }, { $card }{ $state ->
    [last] , l’ultima carta
    [meld] , in una combinazione
   *[plain] { "" }
}
page-puzzle-does = { $cell }. { $move ->
    [remove] Toglila
   *[keep] Tienila
}
page-puzzle-empty = { $cell }, vuota
page-puzzle-put = { $cell }, vuota. { $to ->
    [here] Metti qui: { $card }
    [up] Sposta in su: { $card }
    [down] Sposta in giù: { $card }
    [left] Sposta a sinistra: { $card }
    [right] Sposta a destra: { $card }
   *[aslant] Sposta qui in diagonale: { $card }
}{ $makes }
page-puzzle-sent = { $cell }, { $card }, inviata
page-puzzle-value = { $item }: { $makes ->
    [none] non fa niente
   *[other] { $makes }
}
page-puzzle-hand = La tua mano
page-puzzle-drawn = Pescate: mettine una
page-puzzle-jokers = Jolly a lato
page-puzzle-own-joker = il tuo { $joker }
page-puzzle-hand-of = Mano: { $name }
page-puzzle-hand-of-cards = Mano: { $name }. { $cards }{ $joker ->
    [true] , e il jolly
   *[false] ; il jolly è giocato
}
page-puzzle-grid-duel = Griglia, 3 per 5. Le righe { $rows } sono tue, la riga 3 è comune
page-puzzle-grid-watched = Griglia, 3 per 5. La riga 3 è comune
page-puzzle-grid-solo = Griglia, 3 per 3
page-puzzle-shared = comune
page-puzzle-front = davanti
page-puzzle-back = dietro
page-puzzle-row-shared = la riga comune
page-puzzle-row-of = { $whose ->
    [own] { $back ->
        [true] la tua riga dietro
       *[false] la tua riga davanti
    }
   *[other] { $back ->
        [true] riga dietro di { $name }
       *[false] riga davanti di { $name }
    }
}
page-puzzle-rows-of = { $mine ->
    [true] le tue righe
   *[false] righe: { $name }
}

## Dare un nome a un jolly

page-puzzle-ask-name = Dai un nome al jolly?
page-puzzle-ask-name-own = In { $cell } può fare una combinazione
page-puzzle-ask-name-beside = Sta accanto a { $card }: { $line }
page-puzzle-namer = Dai un nome: { $joker }. { $count } nomi fanno una combinazione
page-puzzle-namer-how = Solo nomi che fanno subito una combinazione. Valgono per sempre.
page-puzzle-namer-both = Insieme all’altro jolly
page-puzzle-which = Quale jolly
page-puzzle-name-it = Il jolly è { $card }
page-puzzle-name-none = Lascialo senza nome

## Il nastro e i posti

page-puzzle-ask-play = Gioca una carta o il tuo jolly
page-puzzle-ask-where = Metti { $card } in una casella d’oro
page-puzzle-ask-bonus = Bonus!
page-puzzle-ask-bonus-task = Gioca un’altra carta. { $type ->
    [kind] Lo stesso valore non conta di nuovo
    [flush] Un colore non conta di nuovo
    [straight] Una scala non conta di nuovo
    [scrambled] Una scala in disordine non conta di nuovo
   *[other] Qualsiasi combinazione ne dà un altro
}
page-puzzle-ask-keep = Tieni una carta?
page-puzzle-ask-keep-task = Una che ha appena dato punti, ma nessuna nella riga comune
page-puzzle-keep-none = Non tenerne
page-puzzle-you-score = { $points ->
    [0] Non fai punti.
    [one] Fai 1 punto.
   *[other] Fai { $points } punti.
}
page-puzzle-plays-next = Poi gioca { $name }
page-puzzle-does-play = { $bot ->
    [true] Bot, gioca
   *[false] Gioca
}, { $cards } carte
page-puzzle-does-bonus = Bonus: gioca ancora
page-puzzle-does-name = Dà un nome al jolly
page-puzzle-does-keep = Tiene una carta
page-puzzle-waits = Aspetta, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
page-puzzle-sub-duel = Duello, { $ranks ->
    [A-9] da A a 9
    [A-K] da A a K
   *[other] da A a 10
}, { $hands ->
    [open] mani scoperte
   *[hidden] mani coperte
}
page-puzzle-stock = Mazzo
page-puzzle-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
page-puzzle-stock-how = La partita finisce quando qualcuno non può tornare a cinque carte.
page-puzzle-end-full = La griglia è piena
page-puzzle-end-stock = Il mazzo è finito
page-puzzle-end-tie = Punti pari: decide un jolly non giocato, poi chi ha meno carte dalla sua parte

page-puzzle-ask-remove = La griglia è piena.
page-puzzle-ask-remove-task = Togli una carta, per due punti
page-puzzle-ask-place = { $count ->
    [one] Metti la carta pescata.
   *[other] Metti una delle carte pescate.
}
page-puzzle-ask-place-task = L’altra va nella tua mano
page-puzzle-ask-act = La tua mossa.
page-puzzle-ask-act-task = { $way ->
    [shift] Sposta { $card }, gioca una carta o passa
    [play] Metti { $card } in una casella d’oro, sposta una carta o passa
   *[none] Gioca una carta, spostane una o passa
}
page-puzzle-done = Passa
page-puzzle-sub-solo = In solitario, { $ranks ->
    [A-10] da A a 10
    [A-K] da A a K
   *[other] da A a 9
}{ $easy ->
    [true] , facile
   *[false] { "" }
}{ $hard ->
    [true] , difficile
   *[false] { "" }
}
page-puzzle-of-needed = { $score } dei { $needed } che servono
page-puzzle-goal = { $score } punti, ne servono { $needed }
page-puzzle-goal-how = di { $needed }. Con più di 20 si vince
page-puzzle-solo-won = Più di venti
page-puzzle-solo-lost = Ne servivano più di venti
page-puzzle-step-place = Metti una carta pescata.
page-puzzle-step-placed = { $card } messa in { $cell }.
page-puzzle-step-act = Gioca, sposta o lascia.
page-puzzle-step-bonus = Bonus, se si vede una combinazione.

## Il registro

page-puzzle-log-play = { $card } in { $cell }
page-puzzle-log-place = mette { $card } in { $cell }
page-puzzle-log-shift = sposta { $from } in { $cell }
page-puzzle-log-remove = toglie la carta in { $cell }
page-puzzle-log-name = { $joker } è { $card }
page-puzzle-log-name-none = lascia il jolly senza nome
page-puzzle-log-keep = { $cell ->
    [none] non tiene carte
   *[other] tiene la carta in { $cell }
}

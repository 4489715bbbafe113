# Grid Poker: la scelta, il banco, il confronto.

## La scelta

page-grid-your-pick = Scegli tu.
page-grid-pick = { $turn ->
    [1] Prendi una riga o una colonna intera
   *[other] Prendi una riga o una colonna, con quello che vi resta
}
page-grid-picks = Sceglie { $name }.
page-grid-you-took = Hai preso { $line }
page-grid-started = { $you ->
    [true] hai cominciato tu
   *[false] ha cominciato { $name }
}
page-grid-picking = { $turn ->
    [1] Sceglie per primo
   *[other] Sceglie per secondo
}
page-grid-picks-after = { $you ->
    [true] Sceglie dopo di te
   *[false] Sceglie dopo { $name }
}
page-grid-took = Ha preso { $line }
page-grid-gets-rest = Riceve il resto
page-grid-row = riga { $number }
page-grid-column = colonna { $number }
page-grid-of-six = Griglia { $grid } di 6
page-grid-nine = Griglia di nove, 3 per 3. Le frecce muovono, Invio prende una linea, V dice che cosa dà
page-grid-card = { $card }, riga { $row }, colonna { $column }
page-grid-take = Prendi { $line }: { $cards }. Con le tue carte dà { $hand }
page-grid-take-short = Prendi
page-grid-line = { $line }: { $cards }
page-grid-line-gone = { $line }, presa
page-grid-preview = { $line }: dà { $hand }
page-grid-leaves = { $name } può poi prendere { $whole }, oppure { $count ->
    [one] una
    [2] due
   *[other] { $count }
} da una linea che la incrocia
page-grid-rest-out = Fuori gioco allora: { $rest }
page-grid-rest-to = { $name } riceve allora { $rest }
page-grid-drafted = { $name }, { $count ->
    [0] ancora nessuna carta
    [one] 1 carta: { $cards }
   *[other] { $count } carte: { $cards }
}
page-grid-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
page-grid-out-of-play = Fuori gioco
page-grid-log-line = { $line }
page-grid-log = { $line } della griglia { $grid }, { $cards }
page-grid-log-out = { $text }. Fuori: { $rest }
page-grid-log-third = { $text }. A { $name }: { $rest }
page-grid-log-built = compone { $hands }

## Il banco

page-grid-build = Componi tre mani di cinque.
page-grid-put = Metti { $card } dove serve
page-grid-swap-or-weave = Scegli una carta, poi la carta o il posto con cui scambiarla
page-grid-you-built = Le tue mani sono composte
page-grid-building = Compone
page-grid-building-short = Compone
page-grid-has-built = Ha composto, coperte
page-grid-has-built-short = Ha composto
page-grid-place = { $place ->
    [1] Migliore
    [2] Seconda
   *[3] Terza
}
page-grid-hand-of = { $place ->
    [1] mano migliore
    [2] seconda mano
   *[3] terza mano
}
page-grid-rack = { $hand }: { $name }, { $count } di { $size } carte
page-grid-joker-stands = il jolly vale { $rank }
page-grid-card-chosen = { $card }, scelta
page-grid-swap = Scambia { $card } con { $other }
page-grid-gap = posto vuoto, { $hand }
page-grid-gap-put = posto vuoto, { $hand }. Metti qui { $card }
page-grid-spare = Avanzate: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
page-grid-spare-place = posto vuoto accanto alle mani
page-grid-spare-put = posto vuoto accanto alle mani. Lascia fuori { $card }
page-grid-left-over = Avanzate
page-grid-stay-out = { $all ->
    [true] { $count ->
        [0] nessuna resta fuori
        [one] 1 resta fuori
       *[other] { $count } restano fuori
    }
   *[false] { $count ->
        [0] nessuna di queste resta fuori
        [one] 1 di queste resta fuori
       *[other] { $count } di queste restano fuori
    }
}
page-grid-not-full = { $hands ->
    [one] Una mano ha { $cards ->
        [0] nessuna carta
        [one] una carta
        [2] due carte
        [3] tre carte
       *[4] quattro carte
    }
   *[other] { $hands } mani non sono complete
}
page-grid-complete = Tre mani di cinque
page-grid-sort = { $by ->
    [rank] Ordina per valore. Tasto R
   *[suit] Ordina per seme. Tasto S
}
page-grid-sort-by = { $by ->
    [rank] Valore
   *[suit] Seme
}
page-grid-weave = Tessi per me
page-grid-weave-how = Tessi per me: riempie le tre mani nel modo più forte
page-grid-confirm = Conferma
page-grid-hands-title = Le mani, dalla migliore
page-grid-have-one = ne hai una
page-grid-has-drafted = { $name } ha preso

## Il confronto

page-grid-left-out = Lasciate fuori
page-grid-which = { $place ->
    [1] migliore
    [2] seconda
   *[3] terza
}
page-grid-held = { $you ->
    [true] { $count ->
        [one] Ha tenuto la tua mano { $hands }
       *[other] Hanno tenuto le tue mani: { $hands }
    }
   *[false] { $count ->
        [one] { $name }: ha tenuto la mano { $hands }
       *[other] { $name }: hanno tenuto le mani { $hands }
    }
}
page-grid-third-decides = { $shared ->
    [true] Pari nei punti e nella terza mano
   *[false] Pari nei punti; decide la terza mano
}

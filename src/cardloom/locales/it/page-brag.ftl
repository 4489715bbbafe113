# Nine Card Brag nella pagina.

## Mazzetti

page-brag-category = { $category ->
    [prial] Prial
    [running-flush] Scala reale
    [run] Scala
    [flush] Colore
    [pair] Coppia
   *[high-card] Carta alta
}
page-brag-detail = { $category ->
    [prial] { $firsts }
    [flush] { $suit }, carta alta { $first }
    [pair] { $firsts }, { $second }
   *[other] { $words }
}
page-brag-name = { $category ->
    [prial] prial di { $firsts }
    [running-flush] scala reale, { $run }
    [run] scala, { $run }
    [flush] colore, carta alta { $first }
    [pair] coppia di { $firsts }
   *[high-card] carta alta { $first }
}
page-brag-suit = { $suit ->
    [c] fiori
    [d] quadri
    [h] cuori
   *[s] picche
}
page-brag-sheet = Mazzetti, dal migliore
page-brag-example = { $category ->
    [prial] 3-3-3 è il migliore
    [running-flush] A-2-3, A-K-Q …
    [run] gli stessi, semi misti
    [flush] un solo seme
   *[other] { "" }
}

## Le fasi di una smazzata

page-brag-deal = Smazzata { $deal }
page-brag-stage = Fase { $stage } di 3
page-brag-stage-declare = Dichiara
page-brag-stage-arrange = Disponi
page-brag-stage-show = Mostra
page-brag-pot = Piatto
page-brag-pot-of = Piatto: { $pot ->
    [one] 1 gettone
   *[other] { $pot } gettoni
}
page-brag-aside = Il numero indica i gettoni. { $mine ->
    [true] Dai tu le carte.
   *[false] Dà le carte { $name }.
}
page-brag-aside-show = Il numero indica i gettoni. Due giri prendono il piatto.
page-brag-ready = pronto
page-brag-end = Un posto è rimasto senza gettoni

## Dichiarare

page-brag-ask-declare = Dichiara.
page-brag-ask-declare-task = Nessuno lo vede finché tutti non hanno parlato
page-brag-have-spoken = Hai parlato
page-brag-does-declare = { $dealer ->
    [true] Dà le carte, sceglie
   *[false] { $bot ->
        [true] Bot, sceglie
       *[false] Dichiara
    }
}
page-brag-did-declare = { $dealer ->
    [true] Dà le carte, ha parlato
   *[false] { $bot ->
        [true] Bot, ha parlato
       *[false] Ha parlato
    }
}
page-brag-hand = Le tue nove carte
page-brag-show-quads = Mostra un poker
page-brag-show-four-of = Mostra il poker di { $ranks }
page-brag-quads-take = Prende il piatto, se nessuno ne mostra uno più alto
page-brag-quads-need = Servono quattro carte dello stesso valore
page-brag-show-pairs = Mostra quattro coppie
page-brag-pairs-save = Salva il piatto, se nessuno mostra un poker
page-brag-pairs-need = Servono quattro valori presi due volte; { $held ->
    [0] non ne hai
    [one] ne hai uno
   *[other] ne hai { $held }
}
page-brag-stay = Resta
page-brag-stay-how = Non dire nulla e disponi tre mazzetti
page-brag-declare-how = Si vede solo ciò che dichiari. Nessuno è obbligato a dichiarare.
page-brag-did = { $move ->
    [show-quads] poker
    [show-pairs] quattro coppie
   *[stay] resta
}
page-brag-declared = Che cosa è stato dichiarato

## Disporre

page-brag-ask-arrange = Disponi tre mazzetti.
page-brag-ask-choose = Scambia le carte, poi copri i mazzetti
page-brag-ask-swap = Scambia { $card } con un’altra carta
page-brag-have-covered = I tuoi mazzetti sono coperti
page-brag-does-arrange = { $dealer ->
    [true] Dà le carte, dispone
   *[false] { $bot ->
        [true] Bot, dispone
       *[false] Dispone
    }
}
page-brag-did-arrange = { $dealer ->
    [true] Dà le carte, ha coperto
   *[false] { $bot ->
        [true] Bot, ha coperto
       *[false] Ha coperto
    }
}
page-brag-piles = I tuoi mazzetti. Scegli una carta, poi quella con cui scambiarla
page-brag-place = { $pile ->
    [1] Migliore
    [2] Di mezzo
   *[3] Ultimo
}
page-brag-pile = { $pile ->
    [1] Mazzetto migliore
    [2] Mazzetto di mezzo
   *[3] Ultimo mazzetto
}: { $name }
page-brag-speak-pile = { $pile ->
    [1] Mazzetto migliore
    [2] Mazzetto di mezzo
   *[3] Ultimo mazzetto
}: { $name }. { $cards }
page-brag-swap = Scambia { $card } con { $other }
page-brag-chosen = { $card }, scelta
page-brag-beaten = { $pile ->
    [1] Il mazzetto di mezzo batte il migliore.
   *[2] L’ultimo mazzetto batte quello di mezzo.
}
page-brag-order = Mettili in ordine
page-brag-sort-rank = Valore
page-brag-sort-rank-key = Ordina per valore. Tasto R
page-brag-sort-suit = Seme
page-brag-sort-suit-key = Ordina per seme. Tasto S
page-brag-weave = Tessi per me
page-brag-cover = Copri i mazzetti
page-brag-arrange-how = I mazzetti si mostrano quando tutti li hanno coperti.
page-brag-log-piles = { $first }, { $second }, { $third }

## Mostrare

page-brag-shows = { $mine ->
    [true] Mostri tu.
   *[false] Mostra { $name }.
}
page-brag-leads = { $round ->
    [1] Primo giro.
    [2] Secondo giro.
   *[3] Ultimo giro.
} È il primo mazzetto
page-brag-to-beat = { $round ->
    [1] Primo giro.
    [2] Secondo giro.
   *[3] Ultimo giro.
} Da battere: { $pile } ({ $name })
page-brag-takes = { $mine ->
    [true] Prendi { $pot }.
   *[false] { $name } prende { $pot }.
}
page-brag-takes-rounds = Due giri vinti
page-brag-takes-quads = Un poker, e nessuno più alto
page-brag-saved = Il piatto è salvo.
page-brag-saved-rounds = Tre giri, tre vincitori
page-brag-saved-pairs = Sono state mostrate quattro coppie
page-brag-turns = Gira un mazzetto
page-brag-turns-short = gira
page-brag-ahead = In testa in questo giro
page-brag-ahead-short = in testa
page-brag-won = { $won ->
    [one] 1 giro vinto
   *[other] { $won } giri vinti
}
page-brag-won-short = vinto
page-brag-table = I mazzetti
page-brag-seat = Posto
page-brag-round = { $round ->
    [1] Primi mazzetti
    [2] Mazzetti di mezzo
   *[3] Ultimi mazzetti
}
page-brag-covered = coperto
page-brag-turning = si gira …
page-brag-shown = { $state ->
    [won] vince: { $pile }
    [ahead] in testa: { $pile }
    [led] primo: { $pile }
    [yours] tuo: { $pile }
   *[shown] { $pile }
}
page-brag-round-won = { $mine ->
    [true] Hai vinto
   *[false] { $name } ha vinto
} { $round ->
    [1] il primo giro
   *[2] il secondo giro
} e in questo si mostra per primi.
page-brag-how = Chi vince due giri prende il piatto; tre vincitori diversi lo salvano.
page-brag-skip = Salta alla fine
page-brag-next = Alla smazzata { $deal }
page-brag-again = Rivedi la smazzata { $deal }

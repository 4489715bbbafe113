# Grid Poker: draften, bänken, jämförelsen.

## Draften

page-grid-your-pick = Du väljer.
page-grid-pick = { $turn ->
    [1] Ta en hel rad eller kolumn
   *[other] Ta en rad eller kolumn, med det som finns kvar i den
}
page-grid-picks = { $name } väljer.
page-grid-you-took = Du tog { $line }
page-grid-started = { $you ->
    [true] du började
   *[false] { $name } började
}
page-grid-picking = { $turn ->
    [1] Väljer först
   *[other] Väljer som tvåa
}
page-grid-picks-after = { $you ->
    [true] Väljer efter dig
   *[false] Väljer efter { $name }
}
page-grid-took = Tog { $line }
page-grid-gets-rest = Får resten
page-grid-row = rad { $number }
page-grid-column = kolumn { $number }
page-grid-of-six = Rutnät { $grid } av 6
page-grid-nine = Rutnät om nio, 3 gånger 3. Piltangenterna flyttar, Enter tar en linje, V säger vad den ger
page-grid-card = { $card }, rad { $row }, kolumn { $column }
page-grid-take = Ta { $line }: { $cards }. Med dina kort blir det { $hand }
page-grid-take-short = Ta
page-grid-line = { $line }: { $cards }
page-grid-line-gone = { $line }, tagen
page-grid-preview = { $line } ger { $hand }
page-grid-leaves = { $name } kan sedan ta { $whole }, eller { $count ->
    [one] ett
    [2] två
   *[other] { $count }
} ur en linje som korsar den
page-grid-rest-out = Ur spel blir då: { $rest }
page-grid-rest-to = { $name } får då { $rest }
page-grid-drafted = { $name }, { $count ->
    [0] inga kort än
    [one] 1 kort: { $cards }
   *[other] { $count } kort: { $cards }
}
page-grid-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
page-grid-out-of-play = Ur spel
page-grid-log-line = { $line }
page-grid-log = { $line } i rutnät { $grid }, { $cards }
page-grid-log-out = { $text }. Ur spel: { $rest }
page-grid-log-third = { $text }. Till { $name }: { $rest }
page-grid-log-built = bygger { $hands }

## Bänken

page-grid-build = Bygg tre händer om fem.
page-grid-put = Lägg { $card } där det hjälper
page-grid-swap-or-weave = Välj ett kort, sedan vad det byter plats med
page-grid-you-built = Dina händer är byggda
page-grid-building = Bygger
page-grid-building-short = Bygger
page-grid-has-built = Har byggt, baksidan upp
page-grid-has-built-short = Har byggt
page-grid-place = { $place ->
    [1] Bästa
    [2] Andra
   *[3] Tredje
}
page-grid-hand-of = { $place ->
    [1] bästa handen
    [2] andra handen
   *[3] tredje handen
}
page-grid-rack = { $hand }: { $name }, { $count } av { $size } kort
page-grid-joker-stands = jokern står för { $rank }
page-grid-card-chosen = { $card }, valt
page-grid-swap = Byt { $card } mot { $other }
page-grid-gap = tom plats i { $hand }
page-grid-gap-put = tom plats i { $hand }. Lägg { $card } här
page-grid-spare = Över: { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
page-grid-spare-place = tom plats bredvid händerna
page-grid-spare-put = tom plats bredvid händerna. Lämna { $card } utanför
page-grid-left-over = Över
page-grid-stay-out = { $all ->
    [true] { $count ->
        [0] inget stannar utanför
        [one] 1 stannar utanför
       *[other] { $count } stannar utanför
    }
   *[false] { $count ->
        [0] inget av dem stannar utanför
        [one] 1 av dem stannar utanför
       *[other] { $count } av dem stannar utanför
    }
}
page-grid-not-full = { $hands ->
    [one] En hand har { $cards ->
        [0] inget kort
        [one] ett kort
        [2] två kort
        [3] tre kort
       *[4] fyra kort
    }
   *[other] { $hands } händer är inte fulla
}
page-grid-complete = Tre händer om fem
page-grid-sort = { $by ->
    [rank] Ordna efter valör. Tangent R
   *[suit] Ordna efter färg. Tangent S
}
page-grid-sort-by = { $by ->
    [rank] Valör
   *[suit] Färg
}
page-grid-weave = Väv åt mig
page-grid-weave-how = Väv åt mig: fyller de tre händerna så starkt det går
page-grid-confirm = Bekräfta
page-grid-hands-title = Händer, bästa först
page-grid-have-one = du har en
page-grid-has-drafted = { $name } har tagit

## Jämförelsen

page-grid-left-out = Utanför
page-grid-which = { $place ->
    [1] bästa
    [2] andra
   *[3] tredje
}
page-grid-held = { $you ->
    [true] { $count ->
        [one] Din { $hands } hand höll
       *[other] Din { $hands } hand höll
    }
   *[false] { $count ->
        [one] { $name }: den { $hands } handen höll
       *[other] { $name }: den { $hands } handen höll
    }
}
page-grid-third-decides = { $shared ->
    [true] Lika i poäng och i den tredje handen
   *[false] Lika i poäng; den tredje handen avgör
}

# Nine Card Brag på sidan.

## Högar

page-brag-category = { $category ->
    [prial] Prial
    [running-flush] Färgstege
    [run] Stege
    [flush] Färg
    [pair] Par
   *[high-card] Högsta kort
}
page-brag-detail = { $category ->
    [prial] { $firsts }
    [flush] { $suit }, { $first } högst
    [pair] { $firsts }, { $second }
   *[other] { $words }
}
page-brag-name = { $category ->
    [prial] prial i { $firsts }
    [running-flush] färgstege, { $run }
    [run] stege, { $run }
    [flush] färg, { $first } högst
    [pair] par i { $firsts }
   *[high-card] { $first } högst
}
page-brag-suit = { $suit ->
    [c] klöver
    [d] ruter
    [h] hjärter
   *[s] spader
}
page-brag-sheet = Högar, bäst först
page-brag-example = { $category ->
    [prial] 3-3-3 är bäst
    [running-flush] A-2-3, A-K-D …
    [run] samma, blandade
    [flush] en färg
   *[other] { "" }
}

## Stegen i en giv

page-brag-deal = Giv { $deal }
page-brag-stage = Steg { $stage } av 3
page-brag-stage-declare = Säga till
page-brag-stage-arrange = Lägga
page-brag-stage-show = Visa
page-brag-pot = Pott
page-brag-pot-of = Pott: { $pot ->
    [one] 1 mark
   *[other] { $pot } marker
}
page-brag-aside = Talet är marker på handen. { $mine ->
    [true] Du ger.
   *[false] { $name } ger.
}
page-brag-aside-show = Talet är marker på handen. Två ronder tar potten.
page-brag-ready = klar
page-brag-end = En plats har inga marker kvar

## Säga till

page-brag-ask-declare = Säg till.
page-brag-ask-declare-task = Ingen ser det förrän alla har sagt sitt
page-brag-have-spoken = Du har sagt ditt
page-brag-does-declare = { $dealer ->
    [true] Ger, väljer
   *[false] { $bot ->
        [true] Bot, väljer
       *[false] Väljer
    }
}
page-brag-did-declare = { $dealer ->
    [true] Ger, har sagt sitt
   *[false] { $bot ->
        [true] Bot, har sagt sitt
       *[false] Har sagt sitt
    }
}
page-brag-hand = Dina nio kort
page-brag-show-quads = Visa fyrtal
page-brag-show-four-of = Visa fyra { $ranks }
page-brag-quads-take = Tar potten, om inget bättre fyrtal visas
page-brag-quads-need = Kräver fyra kort av samma valör
page-brag-show-pairs = Visa fyra par
page-brag-pairs-save = Räddar potten, om inget fyrtal visas
page-brag-pairs-need = Kräver fyra valörer som du har två av; { $held ->
    [0] du har ingen
    [one] du har en
   *[other] du har { $held }
}
page-brag-stay = Stanna
page-brag-stay-how = Säg ingenting och lägg tre högar
page-brag-declare-how = Bara det du säger till om visas. Ingen måste säga till.
page-brag-did = { $move ->
    [show-quads] fyrtal
    [show-pairs] fyra par
   *[stay] stannar
}
page-brag-declared = Vad som visades

## Lägga

page-brag-ask-arrange = Lägg tre högar.
page-brag-ask-choose = Byt kort tills du är nöjd och täck sedan högarna
page-brag-ask-swap = Byt { $card } mot ett annat kort
page-brag-have-covered = Dina högar är täckta
page-brag-does-arrange = { $dealer ->
    [true] Ger, lägger
   *[false] { $bot ->
        [true] Bot, lägger
       *[false] Lägger
    }
}
page-brag-did-arrange = { $dealer ->
    [true] Ger, har täckt
   *[false] { $bot ->
        [true] Bot, har täckt
       *[false] Har täckt
    }
}
page-brag-piles = Dina högar. Välj ett kort, sedan kortet det byter plats med
page-brag-place = { $pile ->
    [1] Bäst
    [2] Mellan
   *[3] Sist
}
page-brag-pile = { $pile ->
    [1] Bästa högen
    [2] Mellersta högen
   *[3] Sista högen
}: { $name }
page-brag-speak-pile = { $pile ->
    [1] Bästa högen
    [2] Mellersta högen
   *[3] Sista högen
}: { $name }. { $cards }
page-brag-swap = Byt { $card } mot { $other }
page-brag-chosen = { $card }, valt
page-brag-beaten = { $pile ->
    [1] Den mellersta högen slår den bästa.
   *[2] Den sista högen slår den mellersta.
}
page-brag-order = Ställ dem i ordning
page-brag-sort-rank = Valör
page-brag-sort-rank-key = Sortera efter valör. Tangent R
page-brag-sort-suit = Färg
page-brag-sort-suit-key = Sortera efter färg. Tangent S
page-brag-weave = Väv åt mig
page-brag-cover = Täck högarna
page-brag-arrange-how = Högarna visas när alla är täckta.
page-brag-log-piles = { $first }, { $second }, { $third }

## Visa

page-brag-shows = { $mine ->
    [true] Du visar.
   *[false] { $name } visar.
}
page-brag-leads = { $round ->
    [1] Första ronden.
    [2] Mellersta ronden.
   *[3] Sista ronden.
} Dess första hög
page-brag-to-beat = { $round ->
    [1] Första ronden.
    [2] Mellersta ronden.
   *[3] Sista ronden.
} Att slå: { $pile } ({ $name })
page-brag-takes = { $mine ->
    [true] Du tar { $pot }.
   *[false] { $name } tar { $pot }.
}
page-brag-takes-rounds = Två vunna ronder
page-brag-takes-quads = Fyrtal, och inget bättre
page-brag-saved = Potten är räddad.
page-brag-saved-rounds = Tre ronder, tre vinnare
page-brag-saved-pairs = Fyra par visades
page-brag-turns = Vänder en hög
page-brag-turns-short = vänder
page-brag-ahead = Leder ronden
page-brag-ahead-short = leder
page-brag-won = { $won ->
    [one] 1 vunnen rond
   *[other] { $won } vunna ronder
}
page-brag-won-short = vann
page-brag-table = Högarna
page-brag-seat = Plats
page-brag-round = { $round ->
    [1] Första högarna
    [2] Mellersta högarna
   *[3] Sista högarna
}
page-brag-covered = täckt
page-brag-turning = vänds …
page-brag-shown = { $state ->
    [won] vann: { $pile }
    [ahead] leder: { $pile }
    [led] först: { $pile }
    [yours] din: { $pile }
   *[shown] { $pile }
}
page-brag-round-won = { $mine ->
    [true] Du vann
   *[false] { $name } vann
} { $round ->
    [1] den första ronden
   *[2] den mellersta ronden
} och visade först i den här.
page-brag-how = Den som tar två ronder tar potten; tre olika vinnare räddar den.
page-brag-skip = Hoppa till slutet
page-brag-next = Till giv { $deal }
page-brag-again = Se giv { $deal } igen

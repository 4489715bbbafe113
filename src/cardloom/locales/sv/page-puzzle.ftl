# Puzzle Poker på sidan: duellen och spelet ensam.

## Kombinationer

page-puzzle-type = { $type ->
    [kind] samma valör
    [flush] färg
    [straight] stege
   *[scrambled] stege i oordning
}
page-puzzle-points = { $points } poäng
page-puzzle-row = rad { $row }
page-puzzle-column = kolumn { $column }
page-puzzle-diagonal = diagonal { $cells }
page-puzzle-meld = { $types }, { $line }{ $first ->
    [true] , omgångens första
   *[false] { "" }
}
page-puzzle-extra-shared = ett kort i den delade raden
page-puzzle-extra-five = fem kort i rad
page-puzzle-extra-chain = fyra bonusar eller fler

## Bonuskedjan

page-puzzle-this-turn = Den här omgången
page-puzzle-chain = Bonuskedja
page-puzzle-bonus = bonus
page-puzzle-chain-of = Bonuskedja{ $count ->
    [0] { "" }
   *[other] : { $links }
}. Sedan: { $next }
page-puzzle-next-other = { $type ->
    [kind] inte samma valör
    [flush] inte färg
    [straight] inte stege
   *[scrambled] inte stege i oordning
}
page-puzzle-next-any = { $begun ->
    [true] vilken kombination som helst
   *[false] omgångens första kombination öppnar kedjan
}
page-puzzle-chain-how = { $type ->
    [none] Ett kort som bildar en kombination ger en bonus till. Allt räknas när omgången är slut.
   *[other] Ett kort som gör något annat än detta ({ $type }) ger en bonus till. Allt räknas när omgången är slut.
}
page-puzzle-must-play = En bonus måste spelas.
page-puzzle-four = Fyra bonusar i en omgång: 5 poäng till.

## Rutor och kort, för örat

page-puzzle-unnamed = { $joker }, utan namn
page-puzzle-cell = { $cell }, { $card }{ $state ->
    [last] , det senaste kortet
    [meld] , i en kombination
   *[plain] { "" }
}
page-puzzle-does = { $cell }. { $move ->
    [remove] Ta bort det
   *[keep] Behåll det
}
page-puzzle-empty = { $cell }, tom
page-puzzle-put = { $cell }, tom. { $to ->
    [here] Lägg { $card } här
    [up] Skjut { $card } uppåt
    [down] Skjut { $card } nedåt
    [left] Skjut { $card } åt vänster
    [right] Skjut { $card } åt höger
   *[aslant] Skjut { $card } hit, på snedden
}{ $makes }
page-puzzle-sent = { $cell }, { $card }, skickat
page-puzzle-value = { $item }: { $makes ->
    [none] ger ingenting
   *[other] { $makes }
}
page-puzzle-hand = Din hand
page-puzzle-drawn = Dragna: lägg ett av dem
page-puzzle-jokers = Jokrar vid sidan
page-puzzle-own-joker = din { $joker }
page-puzzle-hand-of = Hand: { $name }
page-puzzle-hand-of-cards = Hand: { $name }. { $cards }{ $joker ->
    [true] , och jokern
   *[false] ; jokern är spelad
}
page-puzzle-grid-duel = Rutnät, 3 gånger 5. Raderna { $rows } är dina, rad 3 är delad
page-puzzle-grid-watched = Rutnät, 3 gånger 5. Rad 3 är delad
page-puzzle-grid-solo = Rutnät, 3 gånger 3
page-puzzle-shared = delad
page-puzzle-front = främre
page-puzzle-back = bakre
page-puzzle-row-shared = den delade raden
page-puzzle-row-of = { $whose ->
    [own] { $back ->
        [true] din bakre rad
       *[false] din främre rad
    }
   *[other] { $back ->
        [true] bakre raden för { $name }
       *[false] främre raden för { $name }
    }
}
page-puzzle-rows-of = { $mine ->
    [true] dina rader
   *[false] rader: { $name }
}

## Ge en joker ett namn

page-puzzle-ask-name = Ge jokern ett namn?
page-puzzle-ask-name-own = På { $cell } kan den bilda en kombination
page-puzzle-ask-name-beside = Den ligger vid { $card } i { $line }
page-puzzle-namer = Ge { $joker } ett namn. { $count } namn bildar en kombination
page-puzzle-namer-how = Bara namn som bildar en kombination nu. De står fast.
page-puzzle-namer-both = Tillsammans med den andra jokern
page-puzzle-which = Vilken joker
page-puzzle-name-it = Jokern är { $card }
page-puzzle-name-none = Låt den vara utan namn

## Bandet och platserna

page-puzzle-ask-play = Spela ett kort eller din joker
page-puzzle-ask-where = Lägg { $card } i en gyllene ruta
page-puzzle-ask-bonus = Bonus!
page-puzzle-ask-bonus-task = Spela ett kort till. { $type ->
    [kind] Samma valör räknas inte igen
    [flush] Färg räknas inte igen
    [straight] Stege räknas inte igen
    [scrambled] Stege i oordning räknas inte igen
   *[other] Vilken kombination som helst ger en till
}
page-puzzle-ask-keep = Behålla ett kort?
page-puzzle-ask-keep-task = Ett som just gav poäng, men inget i den delade raden
page-puzzle-keep-none = Behåll inget
page-puzzle-you-score = { $points ->
    [0] Du får inga poäng.
   *[other] Du får { $points } poäng.
}
page-puzzle-plays-next = Sedan spelar { $name }
page-puzzle-does-play = { $bot ->
    [true] Bot, spelar
   *[false] Spelar
}, { $cards } kort
page-puzzle-does-bonus = Bonus: spelar igen
page-puzzle-does-name = Ger jokern ett namn
page-puzzle-does-keep = Behåller ett kort
page-puzzle-waits = Väntar, { $cards } kort
page-puzzle-sub-duel = Duell, { $ranks ->
    [A-9] A till 9
    [A-K] A till K
   *[other] A till 10
}, { $hands ->
    [open] öppna händer
   *[hidden] dolda händer
}
page-puzzle-stock = Talong
page-puzzle-cards = { $count } kort
page-puzzle-stock-how = Spelet slutar när någon inte kan dra upp till fem kort.
page-puzzle-end-full = Rutnätet är fullt
page-puzzle-end-stock = Talongen är slut
page-puzzle-end-tie = Lika i poäng: en ospelad joker avgör, sedan färre kort på egen sida

page-puzzle-ask-remove = Rutnätet är fullt.
page-puzzle-ask-remove-task = Ta bort ett kort, för två poäng
page-puzzle-ask-place = { $count ->
    [one] Lägg det dragna kortet.
   *[other] Lägg ett av de dragna korten.
}
page-puzzle-ask-place-task = Det andra går till din hand
page-puzzle-ask-act = Ditt val.
page-puzzle-ask-act-task = { $way ->
    [shift] Skjut { $card }, spela ett kort eller avsluta
    [play] Lägg { $card } i en gyllene ruta, skjut ett kort eller avsluta
   *[none] Spela ett kort, skjut ett eller avsluta
}
page-puzzle-done = Klar
page-puzzle-sub-solo = Ensam, { $ranks ->
    [A-10] A till 10
    [A-K] A till K
   *[other] A till 9
}{ $easy ->
    [true] , lätt
   *[false] { "" }
}{ $hard ->
    [true] , svårt
   *[false] { "" }
}
page-puzzle-of-needed = { $score } av de { $needed } du behöver
page-puzzle-goal = { $score } poäng, { $needed } behövs
page-puzzle-goal-how = av { $needed }. Mer än 20 vinner
page-puzzle-solo-won = Mer än tjugo
page-puzzle-solo-lost = Mer än tjugo behövdes
page-puzzle-step-place = Lägg ett draget kort.
page-puzzle-step-placed = { $card } lagt på { $cell }.
page-puzzle-step-act = Spela, skjut eller låt vara.
page-puzzle-step-bonus = Bonusar, om en kombination syns.

## Loggen

page-puzzle-log-play = { $card } till { $cell }
page-puzzle-log-place = lägger { $card } på { $cell }
page-puzzle-log-shift = skjuter { $from } till { $cell }
page-puzzle-log-remove = tar bort kortet på { $cell }
page-puzzle-log-name = { $joker } är { $card }
page-puzzle-log-name-none = låter jokern vara utan namn
page-puzzle-log-keep = { $cell ->
    [none] behåller inget kort
   *[other] behåller kortet på { $cell }
}

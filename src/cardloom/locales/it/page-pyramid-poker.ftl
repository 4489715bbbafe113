# Pyramid Poker: costruire, prendere, le mani.

page-pyramid-deal = Smazzata { $deal }
page-pyramid-in-deal = smazzata { $deal }
page-pyramid-building = Costruzione, blocco { $number } di { $of }
page-pyramid-taking = Prese, { $number } di { $of }
page-pyramid-has-set = { $done } messi, ne restano { $left }
page-pyramid-has-taken = { $done } presi, ne restano { $left }
page-pyramid-took-joker = Ha preso un jolly

## Che cosa si chiede

page-pyramid-set-yours = Metti il tuo blocco in un posto d’oro
page-pyramid-take-free = Prendi un blocco che non ha niente sopra
page-pyramid-chosen = Tocca di nuovo per prendere { $card }, o tocca la sua mano
page-pyramid-chosen-hidden = Tocca di nuovo per prendere { $cell }
page-pyramid-tap-hand = Tocca la mano a cui va { $card }
page-pyramid-joker = Un jolly.
page-pyramid-keep-one = Tieni un blocco e tocca la mano a cui va
page-pyramid-they = { $phase ->
    [build] Si mette un blocco coperto
    [keep] Si tiene uno di tre blocchi della riserva
    [hand] Una carta va a una mano
   *[take] Si prende un blocco
}

## La piramide

page-pyramid-grid = Piramide su una base di { $base }, { $count ->
    [one] 1 blocco
   *[other] { $count } blocchi
}
page-pyramid-level = livello { $level }
page-pyramid-empty = { $cell }, vuoto
page-pyramid-set = { $cell }, vuoto. Metti qui { $card }
page-pyramid-your-block = blocco tuo
page-pyramid-block-of = blocco di { $name }
page-pyramid-face-down = coperto
page-pyramid-block = { $cell }, { $owner }, { $card }
page-pyramid-free = { $block }. Libero: prendilo
page-pyramid-again = { $block }. Scelto: premi di nuovo per prenderlo
page-pyramid-covered = { $block }, sotto altri
page-pyramid-taken = { $block }. Preso: scegli una mano
page-pyramid-your-next = il tuo blocco: { $card }, lo vedi solo tu
page-pyramid-next-is = Il tuo blocco è { $card }.
page-pyramid-only-you = Lo vedi solo tu. Scegli il posto, non il blocco.
page-pyramid-unseen = Ogni blocco lo vede solo chi lo mette.
page-pyramid-legend-yours = { $memory ->
    [none] tuoi, di nuovo coperti
   *[full] tuoi, li conosci
}
page-pyramid-legend-theirs = { $name }: nascosti a te
page-pyramid-free-count = { $count ->
    [one] Un blocco è libero.
   *[other] { $count } blocchi sono liberi.
}
page-pyramid-faces = { $watches ->
    [true] I blocchi restano nascosti finché non sono presi.
   *[false] { $memory ->
        [none] Tutti i blocchi restano nascosti finché non sono presi.
       *[full] Vedi i blocchi che hai messo tu; quelli di { $name } restano nascosti finché non sono presi.
    }
}

## Le mani

page-pyramid-hands = Mani
page-pyramid-hand = Mano { $number }
page-pyramid-lane = Mano { $number }. { $name }: { $theirs }. { $own }: { $mine }
page-pyramid-put = Metti { $card } nella mano { $number }. Ora: { $now }
page-pyramid-own-hand = La tua mano { $number }: { $now }
page-pyramid-hand-of = { $name }, mano { $number }: { $hand }
page-pyramid-would-be = La mano { $number } sarebbe { $hand }.
page-pyramid-stays = Una carta resta nella mano a cui va.

## Un jolly

page-pyramid-joker-turned = Jolly preso. Blocchi scoperti dalla riserva: { $cards }
page-pyramid-from-supply = Scoperti dalla riserva, visti da tutti e due
page-pyramid-keep = Tieni { $card }
page-pyramid-keep-chosen = Tieni { $card }, scelto
page-pyramid-kept = { $card }, tenuto. Scegli una mano
page-pyramid-not-kept = non si può tenere
page-pyramid-it-is = Sarà { $card }? Tocca una mano, o un altro blocco.
page-pyramid-they-keep = Tiene { $card }.
page-pyramid-tap-block = Tocca il blocco da tenere.
page-pyramid-others-out = I blocchi che lasci sono fuori dal gioco.
page-pyramid-both-see = I blocchi lasciati sono fuori dal gioco.

## Accanto al tavolo

page-pyramid-out = Fuori
page-pyramid-nothing-yet = ancora niente
page-pyramid-supply = Riserva
page-pyramid-supply-blocks = { $count ->
    [one] 1 blocco, si scopre solo per un jolly
   *[other] { $count } blocchi, si scoprono solo per un jolly
}
page-pyramid-a-block = un blocco
page-pyramid-log-place = { $card } in { $to }
page-pyramid-log-take = { $card } da { $to }
page-pyramid-log-keep = tiene { $card }
page-pyramid-log-hand = { $card } alla mano { $to }

## La fine di una smazzata

page-pyramid-won = vinta
page-pyramid-hands-won = Mani vinte
page-pyramid-deal-sum = Somma
page-pyramid-deal-over = La smazzata { $deal } è finita.
page-pyramid-next-deal = Alla smazzata { $deal }
page-pyramid-target = Il traguardo era di { $points } punti
page-pyramid-hands-decide = { $count ->
    [one] Decide la mano { $hands }
   *[other] Decidono le mani { $hands }
}

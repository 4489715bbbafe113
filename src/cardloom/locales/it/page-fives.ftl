# Mani di cinque, come le mostrano Grid Poker e Pyramid Poker.

page-fives-open = { $category ->
    [royal-flush] Scala reale massima
    [straight-flush] Scala reale
    [flush] Colore
   *[straight] Scala
}, { $short ->
    [one] ne manca 1
   *[other] ne mancano { $short }
}
page-fives-detail = { $category ->
    [royal-flush] { "" }
    [straight-flush] carta alta { $first }
    [full-house] { $firsts } e { $seconds }
    [flush] carta alta { $first }
    [straight] carta alta { $first }
    [two-pair] { $firsts } e { $seconds }
    [pair] di { $firsts }
    [high-card] { $first }
   *[other] di { $firsts }
}
page-fives-name = { $category ->
    [royal-flush] scala reale massima
    [straight-flush] scala reale, carta alta { $first }
    [four] poker di { $firsts }
    [full-house] full, { $firsts } e { $seconds }
    [flush] colore, carta alta { $first }
    [straight] scala, carta alta { $first }
    [three] tris di { $firsts }
    [two-pair] doppia coppia, { $firsts } e { $seconds }
    [pair] coppia di { $firsts }
   *[high-card] carta alta { $first }
}
page-fives-draw = { $category ->
    [royal-flush] progetto di scala reale massima
    [straight-flush] progetto di scala reale
    [flush] progetto di colore
   *[straight] progetto di scala
}
page-fives-full = { $category ->
    [royal-flush] una scala reale massima
    [straight-flush] una scala reale, carta alta { $first }
    [four] un poker di { $firsts }
    [full-house] un full, { $firsts } e { $seconds }
    [flush] un colore, carta alta { $first }
    [straight] una scala, carta alta { $first }
    [three] un tris di { $firsts }
    [two-pair] una doppia coppia, { $firsts } e { $seconds }
   *[pair] una coppia di { $firsts }
}
page-fives-may-become = { $category ->
    [royal-flush] un inizio di scala reale massima
    [straight-flush] un inizio di scala reale
    [flush] un inizio di colore
   *[straight] un inizio di scala
}
page-fives-no-hand = ancora nessuna mano
page-fives-a = { $category ->
    [royal-flush] una scala reale massima
    [straight-flush] una scala reale
    [four] un poker
    [full-house] un full
    [flush] un colore
    [straight] una scala
    [three] un tris
    [two-pair] una doppia coppia
    [pair] una coppia
   *[high-card] una carta alta
}
page-fives-beats = { $winner } batte { $loser }
page-fives-over = { $winner } contro { $loser }
page-fives-natural = senza jolly vale di più
page-fives-tied = pari
page-fives-of = { $name }: { $hand }
page-fives-decides = { $card }, decide

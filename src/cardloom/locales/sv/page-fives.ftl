# Händer om fem, som Grid Poker och Pyramid Poker visar dem.

page-fives-open = { $category ->
    [royal-flush] Royal flush
    [straight-flush] Färgstege
    [flush] Färg
   *[straight] Stege
}, { $short } saknas
page-fives-detail = { $category ->
    [royal-flush] { "" }
    [straight-flush] { $first } högst
    [full-house] { $firsts } över { $seconds }
    [flush] { $first } högst
    [straight] { $first } högst
    [two-pair] { $firsts } och { $seconds }
    [pair] i { $firsts }
    [high-card] { $first }
   *[other] i { $firsts }
}
page-fives-name = { $category ->
    [royal-flush] royal flush
    [straight-flush] färgstege, { $first } högst
    [four] fyrtal i { $firsts }
    [full-house] kåk, { $firsts } över { $seconds }
    [flush] färg, { $first } högst
    [straight] stege, { $first } högst
    [three] triss i { $firsts }
    [two-pair] två par, { $firsts } och { $seconds }
    [pair] par i { $firsts }
   *[high-card] { $first } högst
}
page-fives-draw = { $category ->
    [royal-flush] chans till royal flush
    [straight-flush] chans till färgstege
    [flush] chans till färg
   *[straight] chans till stege
}
page-fives-full = { $category ->
    [royal-flush] royal flush
    [straight-flush] färgstege, { $first } högst
    [four] fyrtal i { $firsts }
    [full-house] kåk, { $firsts } över { $seconds }
    [flush] färg, { $first } högst
    [straight] stege, { $first } högst
    [three] triss i { $firsts }
    [two-pair] två par, { $firsts } och { $seconds }
   *[pair] par i { $firsts }
}
page-fives-may-become = { $category ->
    [royal-flush] en början till royal flush
    [straight-flush] en början till färgstege
    [flush] en början till färg
   *[straight] en början till stege
}
page-fives-no-hand = ingen hand än
page-fives-a = { $category ->
    [royal-flush] royal flush
    [straight-flush] färgstege
    [four] fyrtal
    [full-house] kåk
    [flush] färg
    [straight] stege
    [three] triss
    [two-pair] två par
    [pair] par
   *[high-card] högsta kort
}
page-fives-beats = { $winner } slår { $loser }
page-fives-over = { $winner } över { $loser }
page-fives-natural = utan joker är den bättre
page-fives-tied = lika
page-fives-of = { $name }: { $hand }
page-fives-decides = { $card }, avgör

# Hands of five, as Grid Poker and Pyramid Poker show them.

page-fives-open = { $category ->
    [royal-flush] Royal flush
    [straight-flush] Straight flush
    [flush] Flush
   *[straight] Straight
}, { $short } short
page-fives-detail = { $category ->
    [royal-flush] { "" }
    [straight-flush] to the { $first }
    [full-house] { $firsts } over { $seconds }
    [flush] { $first } high
    [straight] to the { $first }
    [two-pair] { $firsts } and { $seconds }
    [pair] of { $firsts }
    [high-card] { $first }
   *[other] { $firsts }
}
page-fives-name = { $category ->
    [royal-flush] royal flush
    [straight-flush] straight flush, { $first } high
    [four] four { $firsts }
    [full-house] full house, { $firsts } over { $seconds }
    [flush] flush, { $first } high
    [straight] straight, { $first } high
    [three] three { $firsts }
    [two-pair] two pair, { $firsts } and { $seconds }
    [pair] pair of { $firsts }
   *[high-card] { $first } high
}
page-fives-draw = { $category ->
    [royal-flush] royal flush draw
    [straight-flush] straight flush draw
    [flush] flush draw
   *[straight] straight draw
}
page-fives-full = { $category ->
    [royal-flush] a royal flush
    [straight-flush] a straight flush to the { $first }
    [four] four { $firsts }
    [full-house] a full house, { $firsts } over { $seconds }
    [flush] a flush, { $first } high
    [straight] a straight to the { $first }
    [three] three { $firsts }
    [two-pair] two pair, { $firsts } and { $seconds }
   *[pair] a pair of { $firsts }
}
page-fives-may-become = { $category ->
    [royal-flush] a start for a royal flush
    [straight-flush] a start for a straight flush
    [flush] a start for a flush
   *[straight] a start for a straight
}
page-fives-no-hand = no hand yet
page-fives-a = { $category ->
    [royal-flush] a royal flush
    [straight-flush] a straight flush
    [four] four of a kind
    [full-house] a full house
    [flush] a flush
    [straight] a straight
    [three] three
    [two-pair] two pair
    [pair] a pair
   *[high-card] a high card
}
page-fives-beats = { $winner } beats { $loser }
page-fives-over = { $winner } over { $loser }
page-fives-natural = without a joker it is better
page-fives-tied = equal
page-fives-of = { $name }: { $hand }
page-fives-decides = { $card }, decides

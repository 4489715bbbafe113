# Pyramid Poker: building, taking, the hands.

page-pyramid-deal = Deal { $deal }
page-pyramid-in-deal = deal { $deal }
page-pyramid-building = Building, block { $number } of { $of }
page-pyramid-taking = Taking, { $number } of { $of }
page-pyramid-has-set = { $done } set, { $left } to come
page-pyramid-has-taken = { $done } taken, { $left } to come
page-pyramid-took-joker = Took a joker

## What is asked

page-pyramid-set-yours = Set your block on a gold place
page-pyramid-take-free = Take a block with nothing on top
page-pyramid-chosen = Take { $card } with a second tap, or tap its hand
page-pyramid-chosen-hidden = Take { $cell } with a second tap
page-pyramid-tap-hand = Tap the hand that { $card } goes to
page-pyramid-joker = A joker.
page-pyramid-keep-one = Keep one block and tap the hand it goes to
page-pyramid-they = { $phase ->
    [build] A block is set, face down
    [keep] One of three supply blocks is kept
    [hand] A card goes to a hand
   *[take] A block is taken
}

## The pyramid

page-pyramid-grid = Pyramid on a foundation of { $base }, { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
page-pyramid-level = level { $level }
page-pyramid-empty = { $cell }, empty
page-pyramid-set = { $cell }, empty. Set the { $card } here
page-pyramid-your-block = your block
page-pyramid-block-of = block of { $name }
page-pyramid-face-down = face down
page-pyramid-block = { $cell }, { $owner }, { $card }
page-pyramid-free = { $block }. Free: take it
page-pyramid-again = { $block }. Chosen: press again to take it
page-pyramid-covered = { $block }, covered
page-pyramid-taken = { $block }. Taken: choose a hand
page-pyramid-your-next = your block: { $card }, seen by you alone
page-pyramid-next-is = Your block is { $card }.
page-pyramid-only-you = Only you see it. You choose the place, not the block.
page-pyramid-unseen = Every block is seen only by who sets it.
page-pyramid-legend-yours = { $memory ->
    [none] yours, face hidden again
   *[full] yours, face known to you
}
page-pyramid-legend-theirs = { $name }: hidden from you
page-pyramid-free-count = { $count ->
    [one] One block is free.
   *[other] { $count } blocks are free.
}
page-pyramid-faces = { $watches ->
    [true] Faces stay hidden until the blocks are taken.
   *[false] { $memory ->
        [none] All faces stay hidden until the blocks are taken.
       *[full] Faces you set yourself are shown to you; those of { $name } stay hidden until taken.
    }
}

## The hands

page-pyramid-hands = Hands
page-pyramid-hand = Hand { $number }
page-pyramid-lane = Hand { $number }. { $name }: { $theirs }. { $own }: { $mine }
page-pyramid-put = Put the { $card } into hand { $number }. Now: { $now }
page-pyramid-own-hand = Your hand { $number }: { $now }
page-pyramid-hand-of = { $name }, hand { $number }: { $hand }
page-pyramid-would-be = Hand { $number } would be { $hand }.
page-pyramid-stays = A card stays in the hand it goes to.

## A joker

page-pyramid-joker-turned = Joker taken. Supply blocks turned: { $cards }
page-pyramid-from-supply = Turned from the supply, for both to see
page-pyramid-keep = Keep the { $card }
page-pyramid-keep-chosen = Keep the { $card }, chosen
page-pyramid-kept = { $card }, kept. Choose a hand
page-pyramid-not-kept = can’t be kept
page-pyramid-it-is = { $card } it is? Tap a hand, or another block.
page-pyramid-they-keep = { $card } is kept.
page-pyramid-tap-block = Tap the block to keep.
page-pyramid-others-out = The blocks you leave are out of the game.
page-pyramid-both-see = The blocks that are left are out of the game.

## Beside the table

page-pyramid-out = Out
page-pyramid-nothing-yet = nothing yet
page-pyramid-supply = Supply
page-pyramid-supply-blocks = { $count ->
    [one] 1 block, turned only for a joker
   *[other] { $count } blocks, turned only for a joker
}
page-pyramid-a-block = a block
page-pyramid-log-place = { $card } to { $to }
page-pyramid-log-take = { $card } from { $to }
page-pyramid-log-keep = keeps { $card }
page-pyramid-log-hand = { $card } to hand { $to }

## The end of a deal

page-pyramid-won = won
page-pyramid-hands-won = Hands won
page-pyramid-deal-sum = Sum
page-pyramid-deal-over = Deal { $deal } is over.
page-pyramid-next-deal = On to deal { $deal }
page-pyramid-target = The target was { $points } points
page-pyramid-hands-decide = { $count ->
    [one] Hand { $hands } decides
   *[other] Hands { $hands } decide
}

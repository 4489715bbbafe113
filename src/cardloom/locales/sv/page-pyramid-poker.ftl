# Pyramid Poker: bygga, ta, händerna.

page-pyramid-deal = Giv { $deal }
page-pyramid-in-deal = giv { $deal }
page-pyramid-building = Bygge, block { $number } av { $of }
page-pyramid-taking = Nedtagning, { $number } av { $of }
page-pyramid-has-set = { $done } lagda, { $left } kvar
page-pyramid-has-taken = { $done } tagna, { $left } kvar
page-pyramid-took-joker = Tog en joker

## Vad som ska göras

page-pyramid-set-yours = Lägg ditt block på en gyllene plats
page-pyramid-take-free = Ta ett block som inget ligger på
page-pyramid-chosen = Tryck igen för att ta { $card }, eller på dess hand
page-pyramid-chosen-hidden = Tryck igen för att ta { $cell }
page-pyramid-tap-hand = Tryck på handen dit { $card } ska
page-pyramid-joker = En joker.
page-pyramid-keep-one = Behåll ett block och tryck på dess hand
page-pyramid-they = { $phase ->
    [build] Ett block läggs, med baksidan upp
    [keep] Ett av tre block ur förrådet behålls
    [hand] Ett kort går till en hand
   *[take] Ett block tas
}

## Pyramiden

page-pyramid-grid = Pyramid på en grund av { $base }, { $count ->
    [one] 1 block
   *[other] { $count } block
}
page-pyramid-level = nivå { $level }
page-pyramid-empty = { $cell }, tom
page-pyramid-set = { $cell }, tom. Lägg { $card } här
page-pyramid-your-block = ditt block
page-pyramid-block-of = block, { $name }
page-pyramid-face-down = baksidan upp
page-pyramid-block = { $cell }, { $owner }, { $card }
page-pyramid-free = { $block }. Fritt: ta det
page-pyramid-again = { $block }. Valt: tryck igen för att ta det
page-pyramid-covered = { $block }, täckt
page-pyramid-taken = { $block }. Taget: välj en hand
page-pyramid-your-next = ditt block: { $card }, bara du ser det
page-pyramid-next-is = Ditt block är { $card }.
page-pyramid-only-you = Bara du ser det. Du väljer platsen, inte blocket.
page-pyramid-unseen = Varje block ses bara av den som lägger det.
page-pyramid-legend-yours = { $memory ->
    [none] dina, dolda igen
   *[full] dina, kända för dig
}
page-pyramid-legend-theirs = { $name }: dolda för dig
page-pyramid-free-count = { $count ->
    [one] Ett block är fritt.
   *[other] { $count } block är fria.
}
page-pyramid-faces = { $watches ->
    [true] Blocken är dolda tills de tas.
   *[false] { $memory ->
        [none] Alla block är dolda tills de tas.
       *[full] Block som du lade själv visas för dig; de från { $name } är dolda tills de tas.
    }
}

## Händerna

page-pyramid-hands = Händer
page-pyramid-hand = Hand { $number }
page-pyramid-lane = Hand { $number }. { $name }: { $theirs }. { $own }: { $mine }
page-pyramid-put = Lägg { $card } i hand { $number }. Nu: { $now }
page-pyramid-own-hand = Din hand { $number }: { $now }
page-pyramid-hand-of = { $name }, hand { $number }: { $hand }
page-pyramid-would-be = Hand { $number } skulle bli { $hand }.
page-pyramid-stays = Ett kort stannar i den hand där det läggs.

## En joker

page-pyramid-joker-turned = Joker tagen. Vända block ur förrådet: { $cards }
page-pyramid-from-supply = Vända ur förrådet, så att båda ser dem
page-pyramid-keep = Behåll { $card }
page-pyramid-keep-chosen = Behåll { $card }, valt
page-pyramid-kept = { $card }, behållet. Välj en hand
page-pyramid-not-kept = kan inte behållas
page-pyramid-it-is = Ska det bli { $card }? Tryck på en hand eller ett annat block.
page-pyramid-they-keep = { $card } behålls.
page-pyramid-tap-block = Tryck på blocket att behålla.
page-pyramid-others-out = Blocken som du lämnar är ur spelet.
page-pyramid-both-see = Blocken som lämnas är ur spelet.

## Bredvid bordet

page-pyramid-out = Ute
page-pyramid-nothing-yet = inget än
page-pyramid-supply = Förråd
page-pyramid-supply-blocks = { $count ->
    [one] 1 block, vänds bara för en joker
   *[other] { $count } block, vänds bara för en joker
}
page-pyramid-a-block = ett block
page-pyramid-log-place = { $card } till { $to }
page-pyramid-log-take = { $card } från { $to }
page-pyramid-log-keep = behåller { $card }
page-pyramid-log-hand = { $card } till hand { $to }

## Slutet av en giv

page-pyramid-won = vann
page-pyramid-hands-won = Vunna händer
page-pyramid-deal-sum = Summa
page-pyramid-deal-over = Giv { $deal } är slut.
page-pyramid-next-deal = Vidare till giv { $deal }
page-pyramid-target = Målet var { $points } poäng
page-pyramid-hands-decide = { $count ->
    [one] Hand { $hands } avgör
   *[other] Händerna { $hands } avgör
}

# Coachen: skäl för drag, genomgångar, labbet. Skäl är delar av meningar; kort i dem är beteckningar.

reason-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
reason-row = rad { $row }
reason-column = kolumn { $column }
reason-suit-c = klöver
reason-suit-d = ruter
reason-suit-h = hjärter
reason-suit-s = spader
reason-pile-high-card = högt kort
reason-pile-pair = par
reason-pile-flush = färg
reason-pile-run = stege
reason-pile-running-flush = färgstege
reason-pile-prial = prial

reason-squares-makes = { $line } blir full: { $category }, { $points } poäng
reason-squares-closes = { $line } blir full och ger ingenting
reason-squares-flush = { $line } kan bli färg i { $suit }, { $short } fattas
reason-squares-only-flush = den enda linjen där en färg i { $suit } går vidare: { $line }, { $short } fattas
reason-squares-straight = { $line } kan bli en stege, { $short } fattas
reason-squares-only-straight = den enda linjen där en stege går vidare: { $line }, { $short } fattas
reason-squares-group = { $line }: { $category }
reason-squares-fresh = börjar på { $line }
reason-squares-ends-flush = bryter färgen i { $suit } i { $line }, som hade { $cards } kort
reason-squares-ends-straight = bryter stegen i { $line }, som hade { $cards } kort
reason-squares-leads = { $line } ger sedan { $mean1 } poäng i genomsnitt, mot { $mean2 }
reason-squares-harmless = bryter inget som var på gång

reason-grid-hands = { $category1 } { $hand1 }, { $category2 } { $hand2 }, { $category3 } { $hand3 }
reason-grid-joker = { $count ->
    [one] tar en joker
   *[other] tar { $count } jokrar
}
reason-grid-makes = din bästa hand blir: { $category }
reason-grid-group = du har sedan { $count } { $ranks }
reason-grid-suit = du har sedan { $count } { $suit }
reason-grid-straight = du har sedan { $count } kort till en stege
reason-grid-highest = högsta kortet är { $rank }
reason-grid-denies = tar kortet ({ $rank }) som plats { $seat } kan använda, som har { $count } av dem
reason-grid-denies-suit = { $cards ->
    [one] tar ett kort
   *[other] tar { $cards } kort
} i { $suit } från plats { $seat }, som har { $count } av dem
reason-grid-cards = ger { $cards } kort
reason-grid-more = ger { $cards } kort, inte { $less }

reason-brag-piles = { $kind1 } { $pile1 }, { $kind2 } { $pile2 }, { $kind3 } { $pile3 }
reason-brag-quads = visar fyra { $ranks }; { $better ->
    [one] ett bättre fyrtal är möjligt
   *[other] { $better } bättre fyrtal är möjliga
}
reason-brag-best-quads = visar fyra { $ranks }; inget bättre fyrtal är möjligt: potten är din
reason-brag-pairs = räddar potten på { $pot }, om ingen visar fyrtal
reason-brag-pairs-poor = varken prial eller två stegar eller bättre: sådana högar är oftast värda mindre än en räddad pott
reason-brag-pairs-good = prial, eller två stegar eller bättre: då är fyra par oftast värda att spela vidare med
reason-brag-stays = går vidare till högarna: { $kind1 } { $pile1 }, { $kind2 } { $pile2 }, { $kind3 } { $pile3 }

reason-pyramid-unknown = ett block vars framsida du inte känner
reason-pyramid-joker = en joker: tre block ur förrådet vänds, och du behåller ett
reason-pyramid-card = ett kort som inte för någon av dina händer vidare
reason-pyramid-completes = gör hand { $hand } klar: { $category }
reason-pyramid-makes = hand { $hand } är full: { $category }
reason-pyramid-wins = hand { $hand } är full och vinner: { $category }
reason-pyramid-loses = hand { $hand } är full och förlorar: { $category }
reason-pyramid-ties = hand { $hand } är full och blir lika: { $category }
reason-pyramid-flush = hand { $hand } kan bli färg i { $suit }, med { $cards } kort till det
reason-pyramid-group = hand { $hand }: { $category }
reason-pyramid-straight = hand { $hand } kan bli en stege, med { $cards } kort till den
reason-pyramid-ends-flush = bryter färgen i { $suit } i hand { $hand }, som hade { $cards } kort
reason-pyramid-adds = { $cards ->
    [one] det första kortet i hand { $hand }
   *[other] kort { $cards } i hand { $hand }
}
reason-pyramid-denies = tar kortet ({ $rank }) som den andra kan använda, som har { $count } av dem i en hand
reason-pyramid-frees = frigör { $cells } åt den andra
reason-pyramid-frees-joker = frigör en joker åt den andra
reason-pyramid-frees-nothing = frigör inget block åt den andra
reason-pyramid-ground = står på grunden och täcker ingenting
reason-pyramid-covers = { $theirs ->
    [0] täcker två av dina block
    [1] täcker ett av dina block och ett av den andras
   *[other] täcker två av den andras block
}

reason-puzzle-scores = ger { $points } poäng nu
reason-puzzle-costs = kostar { $points } poäng
reason-puzzle-meld = en kombination från { $start } till { $end }: { $types }
reason-puzzle-bonus = ger ett kort till att spela
reason-puzzle-joker = använder en joker
reason-puzzle-keeps = behåller { $card } på rutnätet
reason-puzzle-removes = tar bort { $card } från rutnätet
reason-puzzle-takes = ger { $card } till handen
reason-puzzle-ends = nöjer sig med det
reason-puzzle-sets-up = { $count ->
    [one] ett kort på { $cell } skulle sedan ge en kombination
   *[other] { $count } kort på { $cell } skulle sedan ge en kombination
}
reason-puzzle-opens = { $count ->
    [one] den andra kan sedan göra en kombination på { $cell } med ett kort
   *[other] den andra kan sedan göra en kombination på { $cell } med { $count } olika kort
}
reason-puzzle-opens-nothing = inget kort som är kvar ger den andra en kombination genast
reason-puzzle-goes-on = omgången kan ge { $points } poäng i allt
reason-puzzle-places = ger ingen kombination än

reason-later = skillnaden syns inte genast: det lönar sig senare

reason-lab-lane = vinner mer med { $lane ->
    [1] första
    [2] andra
   *[other] tredje
} handen: { $percent } % mot { $other } %
reason-lab-lane-less = vinner mindre med { $lane ->
    [1] första
    [2] andra
   *[other] tredje
} handen: { $percent } % mot { $other } %
reason-lab-only = inget annat sätt kan vara bäst
reason-lab-even = ett annat sätt vinner lika mycket
reason-hindsight-unlucky = Rätt utifrån vad du visste, men som korten låg hade ett annat sätt vunnit mer.
reason-hindsight-lucky = Inte det bästa utifrån vad du visste, men som korten låg gjorde det ingen skada.
reason-hindsight-as-known = Som korten låg gick det som man kunde vänta.
reason-hindsight-came-unlucky = Rätt utifrån vad du visste. Med de kort som kom kunde { $cell } ha gett { $best }, den här rutan högst { $points }.
reason-hindsight-came-lucky = Inte det bästa utifrån vad du visste, men med de kort som kom kunde det ändå ge { $points }, och den bättre rutan inte mer.
reason-hindsight-came = Med de kort som kom kunde { $cell } ha gett { $best }, den här rutan högst { $points }.
reason-hindsight-came-best = Med de kort som kom kunde det ge { $points }, och ingen annan ruta mer.

coach-value = { $measure ->
    [chance] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [share] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    [tokens] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[points] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
coach-measure-points = Slutpoängen som kan väntas efter varje drag, som { $player } ser det:
coach-measure-chance = Chansen att vinna efter varje drag, som { $player } ser det:
coach-measure-tokens = Markerna som kan väntas av varje drag, som { $player } ser det:
coach-even = Drag märkta = går inte att skilja från det bästa.
coach-review = { $game }, bedömt av { $player } utifrån vad varje plats kunde veta.
coach-nothing = { $name }: det fanns inget att välja.
coach-accuracy = { $name }: träffsäkerhet { $accuracy } %. { $decisions ->
    [one] Ett val räknas
   *[other] { $decisions } val räknas
}:
coach-label-best = bäst
coach-label-fine = bra
coach-label-doubtful = tveksamt
coach-label-bad = dåligt
coach-label-very-bad = mycket dåligt
coach-account = Från början { $start }, tur { $luck }, förlorat { $lost }: till slut { $result }.
coach-account-chance = Från { $start } vid start till { $result } till slut. Ett drag gav i genomsnitt bort { $lost } procentenheter, och tur och de andra { $way ->
    [up] gav { $luck }
   *[down] tog { $luck }
} mellan två drag.
coach-mistake = { $place }. Drag { $n } kostade { $loss } { $measure ->
    [chance] procentenheter av chansen att vinna
    [tokens] marker
   *[points] poäng
}, { $label ->
    [doubtful] tveksamt
    [bad] dåligt
   *[very-bad] mycket dåligt
}:
coach-better = Bättre, { $best } i stället för { $value }:
coach-move = Drag { $n }, { $move }.
coach-hints-used = Använda tips: { $count }.

lab-chance = { $ways ->
    [one] Ett sätt att lägga dem kan vara bäst. Dess chans att vinna, och varje hands poäng:
   *[other] { $ways } sätt att lägga dem kan vara bäst. Deras chans att vinna, och varje hands poäng:
}
lab-points = { $ways ->
    [one] Ett sätt att lägga dem kan vara bäst. Hur många av tre händer som vinner mot 17 slumpade kort, och hur ofta var och en gör det:
   *[other] { $ways } sätt att lägga dem kan vara bäst. Hur många av tre händer som vinner mot 17 slumpade kort, och hur ofta var och en gör det:
}
lab-share = { $ways ->
    [one] Ett sätt att lägga dem kan vara bäst. Dess del av potten, och hur ofta varje hög vinner:
   *[other] { $ways } sätt att lägga dem kan vara bäst. Deras del av potten, och hur ofta varje hög vinner:
}
lab-weight = {", "}bör läggas så i { $percent } % av spelen
lab-why = Det bästa och det näst bästa:

table-review = Vad var dragen värda? cardloom review { $file }
word-hint = tips
about-hint = vad dragen är värda, och varför; tips räknas

command-hint =
    Säg vad dragen är värda i ett sparat spel som pågår, och varför.

    FILE är en .loom-fil; - läser standard input. Coachen ser vad platsen ser, inget annat.
command-review =
    Se tillbaka på ett sparat spel: vad varje drag var värt, de dyraste först, och vad som var tur.

    FILE är en .loom-fil; - läser standard input.
command-lab =
    Visa alla sätt att lägga kort i tre händer som kan vara bäst, och vad varje hand vinner.

    Nio kort är högar i Nine Card Brag; 15 till 20 kort är händer i Grid Poker.
option-lab-against = Korten på en annan plats, i Grid Poker; en gång till för en tredje plats.
option-lab-seats = Hur många platser det är, i Nine Card Brag.
option-lab-place = Platsen i visningsordningen, i Nine Card Brag: 1 visar först.

error-hints-off = Vid det här bordet spelar andra människor, och tips är inte tillåtna.
error-serial-used = Det numret har redan använts till något annat.

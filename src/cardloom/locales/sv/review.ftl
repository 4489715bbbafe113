# Genomgången av ett parti, och läggningslabbet.

## Genomgång

page-review-of = Vems parti
page-review-working = Coachen går igenom partiet: { $done } av { $count } drag.
page-review-waiting = Coachen går igenom partiet.
page-review-accuracy = Träffsäkerhet { $accuracy }
page-review-none = Det fanns inget att välja.
page-review-counts = { $decisions ->
    [one] Ett val
   *[other] { $decisions } val
}: { $best } bästa, { $fine } bra, { $doubtful } tveksamma, { $bad } dåliga, { $verybad } mycket dåliga
page-review-start = Väntat vid start
page-review-luck = Tur
page-review-lost = Bortgivet
page-review-luck-moves = Tur och de andra, procentenheter per drag
page-review-lost-moves = Bortgivet, procentenheter per drag
page-review-result = Resultat
page-review-cost = { $count ->
    [0] Inget drag kostade något som går att avgöra.
    [one] Det som kostade mest
   *[other] De { $count } som kostade mest
}
page-review-mistake = Drag { $turn }: { $move }
page-review-turn = Drag { $turn }.
page-review-label = { $label ->
    [best] det bästa draget
    [fine] ett bra drag
    [doubtful] ett tveksamt drag
    [bad] ett dåligt drag
    [very-bad] ett mycket dåligt drag
   *[trivial] inget att välja
}
page-review-task = { $move }: { $label }
page-review-task-better = { $move }: { $label }. Bättre med { $loss }: { $better }
page-review-better = Bättre: { $move }. { $best } i stället för { $value }
page-review-graph = { $measure ->
    [chance] Chans att vinna
    [tokens] Väntade marker
   *[points] Väntade poäng
}
page-review-gist = { $title }: { $first } vid start, { $last } till slut. Lägst { $low }, högst { $high }.
page-review-table = Som tabell
page-review-drawn = Som kurva
page-review-after = Efter drag
page-review-previous = Föregående egna drag
page-review-next = Nästa egna drag
page-review-first = Första egna draget
page-review-last = Sista egna draget
page-review-saw = Bara det som platsen kunde se räknas.
page-review-played = spelat
page-replay-plain = Repris utan coachen
page-play-on = Spela vidare härifrån
page-seen = Vad boten såg
page-seen-how = Så bedömde { $name } sina drag, utifrån bara det som bordet visar nu: { $measure ->
    [chance] chansen att vinna efter vart och ett.
    [tokens] de marker som vart och ett ger i genomsnitt.
   *[points] egna poäng, ju fler desto hellre gör den draget.
}
page-seen-made = dess drag
page-seen-again = Tillfrågad på nytt nu. Där den låter slumpen avgöra, eller hade mindre tid, kan den ha sett det lite annorlunda.

## Misstagen en gång till

page-again = { $count ->
    [one] Försök igen
    [2] Försök igen med båda
    [3] Försök igen med de tre
   *[other] Försök igen med de { $count }
}
page-again-title = Försök igen
page-again-back = Till genomgången
page-again-number = { $number } av { $count }
page-again-judging = Coachen tittar på ditt drag.
page-again-verdict = { $verdict ->
    [best] det bästa draget, bättre med { $gain }
    [better] bättre med { $gain }
    [worse] sämre med { $gain }
    [even] varken bättre eller sämre
   *[same] samma som då
}
page-again-best = Bäst: { $move }
page-again-next = Vidare till nästa
page-again-sum = Hur det gick
page-again-summed = { $better } av { $count } bättre än då, { $best ->
    [0] ingen bäst.
   *[other] { $best } bäst.
}
page-again-won-back = Du tog igen { NUMBER($share, maximumFractionDigits: 0) } % av vad de kostade.
page-again-restart = En gång till

## Labbet

page-lab-how = Välj dina kort: labbet visar varje sätt att lägga dem som kan vara bäst, och vad vart och ett är värt.
page-lab-game = Spel
page-lab-mine = Dina kort
page-lab-other = Plats { $seat }
page-lab-chosen = { $count } av { $most } kort
page-lab-choosing = Korten går till
page-lab-seats = Platser
page-lab-place = Du visar
page-lab-place-number = { $place ->
    [1] först
    [2] som tvåa
    [3] som trea
    [4] som fyra
   *[5] som femma
}
page-lab-clear = Rensa
page-lab-deal = Ge mig kort
page-lab-go = Lägg dem
page-lab-working = Lägger.
page-lab-need = { $least ->
    [9] Nio kort behövs.
   *[other] Femton till tjugo kort behövs.
}
page-lab-ways = { $count ->
    [one] Ett sätt kan vara bäst
   *[other] { $count } sätt kan vara bäst
}
page-lab-value = { $measure ->
    [chance] Chans att vinna
    [share] Del av potten
   *[points] Poäng av tre
}
page-lab-left = Blir över: { $cards }
page-lab-weight = Lägg så i { $weight } av partierna
page-lab-lane = { $place ->
    [1] Första
    [2] Andra
   *[3] Tredje
}: { $value }

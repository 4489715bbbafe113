# Vid bordet.

you = Du

squares-total = { $name }: { $points }
squares-asked = Kort { $turn } av 25: { $card }. Vilken ruta?

grid-number = { $grid ->
    [6] Det sista av sex rutnät
   *[other] Rutnät { $grid } av 6
}
grid-gone = Bortlagda
grid-lane = { $lane ->
    [1] Bästa händerna
    [2] Andra händerna
   *[other] Tredje händerna
}
grid-asked-take = Vilken rad eller kolumn tar du?
grid-asked-build = Bygg tre händer om fem av dina { $cards } kort, till exempel AsKsQsJsTs 9h9d9c2s2d 7c7d5h4s3c.
grid-third-decides = Lika i poäng: de tredje händerna avgör.

brag-deal = Giv { $deal }, given av { $dealer }. { $pot ->
    [one] En mark ligger i potten.
   *[other] { $pot } marker ligger i potten.
}
brag-tokens = Marker: { $tokens }
brag-show-quads = { $name }: fyrtal.
brag-show-pairs = { $name }: fyra par.
brag-round = { $round ->
    [1] Första högarna
    [2] Mellersta högarna
   *[other] Sista högarna
}: { $name }
brag-saved = Potten på { $pot } är räddad.
brag-taken = { $name }: potten på { $pot }.
brag-asked-declare = Visar du något, eller stannar du?
brag-asked-arrange = Lägg tre högar om tre, den bästa först, till exempel As2s3s KdQhJc 9s7s2d.
brag-out = Inga marker kvar: { $names }.

pyramid-points = Giv { $deal }, till { $target } poäng: { $points }
pyramid-hand = Hand { $hand }
pyramid-win-points = { $name }: { $points } poäng för vunna händer.
pyramid-asked-build = Block { $block } av 30: { $card }. Var lägger du det?
pyramid-asked-take = Vilket block tar du?
pyramid-asked-keep = En joker vände upp { $cards }. Vilket kort behåller du?
pyramid-asked-hand = Till vilken hand går { $card }: 1, 2 eller 3?
pyramid-won = Vunna händer: { $first } { $first_hands }, { $second } { $second_hands }.

seat = Plats { $seat }
split-left-over = Blir över: { $cards }
outcome-alone-won = Du har vunnit med { $points } poäng.
outcome-alone-lost = Du har { $points } poäng: det räcker inte till vinst.
outcome-shared = { $names } delar segern. ({ $points })
outcome-you = Du har vunnit. ({ $points })
outcome-won = Vinnare: { $name }. ({ $points })

puzzle-shared = delad
puzzle-five = fem i rad
puzzle-chain = fyra bonusar
puzzle-first = den första
puzzle-stock = Talong
puzzle-drawn = Dragna
puzzle-points = { $name }: { $points }
puzzle-scored = { $points ->
    [one] { $name }: en poäng.
   *[other] { $name }: { $points } poäng.
}
puzzle-asked-play = Vilket kort spelar du, och var?
puzzle-asked-bonus = Bonus! ({ $types }) Spela ett kort till: vilket, och var?
puzzle-asked-name = Vad står jokern för?
puzzle-asked-keep = Vilket kort som har gett poäng får ligga kvar, om något?
puzzle-asked-remove = Rutnätet är fullt. Vilket kort tar du bort, för två poäng?
puzzle-asked-place = Vilket av de dragna korten lägger du, och var?
puzzle-asked-act = Spela ett kort, skjut ett till en tom ruta bredvid, eller skriv done.
puzzle-tie = Lika i poäng: en ospelad joker avgör, sedan färre kort på egen sida, sedan vem som började sist.
meld-kind = samma valör
meld-flush = färg
meld-straight = stege
meld-scrambled = stege i oordning

replay-title = { $game }: { $seats }
replay-moves = { $moves ->
    [one] Ett drag av { $all }
   *[other] { $moves } drag av { $all }
}
replay-to-act = På tur: { $names }
replay-gone = { $name } lämnade partiet.
verified = { $decks ->
    [one] Given är som den utlovades.
   *[other] Alla { $decks } givar är som de utlovades.
}

## Vid prompten

preparing = Förbereder reglerna för { $game }, en gång ...
table-which-game = Vilket spel? Skriv numret eller namnet.
table-hand-over = { $name } står på tur. Tryck Retur när ingen annan tittar.
table-left = Kvar: { $cards }
table-cards = { $cards } av { $size } kort
table-many-ways = Det finns { $ways } sätt. Skriv { $groups } grupper om { $size } kort, eller ”dela” för ett förslag.
table-resume = Partiet är sparat. Fortsätt med: cardloom play --resume { $file }
table-record = Partiet finns i { $file }.
table-not-saved = Inget sparas: { $file } går inte att skriva ({ $reason }).
table-start = { $game }. Skriv ”hjälp” för vad du kan göra här.

word-help = hjälp
word-moves = drag
word-show = visa
word-log = logg
word-undo = ångra
word-save = spara
word-rules = regler
word-split = dela
word-check = prova
word-sort = sortera
word-quit = sluta

table-help = Skriv ett drag, dess nummer i listan eller bara så mycket av det att det inte kan misstas. Bara Retur gör det enda drag som finns.
about-moves = visa dragen
about-show = bordet igen
about-undo = ta tillbaka ditt drag, om inget kort har visats sedan dess
about-log = dragen hittills
about-rules = reglerna i korthet
about-sort = korten efter färg, eller efter valör igen
about-split = föreslå tre händer
about-check = säg vad händer heter: prova AsKsQsJsTs
about-save = spara partiet, här eller i en FIL
about-quit = lämna bordet; partiet sparas
about-help = det här
table-help-poker-squares = ”c3” räcker för att lägga kortet i kolumn c, rad 3.
table-help-grid-poker =
    ”row2” eller ”r2” tar den mellersta raden, ”c1” kolumnen längst till vänster.

    När du bygger skriver du tre grupper om fem kort. ”dela” ger ett förslag, ”prova AsKsQsJsTs” säger vad händer heter.
table-help-pyramid-poker =
    ”c2” är andra nivån, på blocken c1 och d1. [ ] är dina block, ( ) den andras; -- ligger med baksidan upp.

    ”1”, ”2” eller ”3” lägger kortet i den handen.
table-help-nine-card-brag =
    ”stay” stannar, ”quads” visar fyrtal, ”pairs” visar fyra par.

    Skriv sedan tre grupper om tre kort. ”dela” ger ett förslag, ”prova As2s3s” säger vad högar heter, och ”sortera” med tre
    högar lägger den bästa först.
table-help-puzzle-poker =
    ”7h b3” spelar 7h till kolumn b, rad 3; ”Xr b3” spelar din joker. En stjärna märker en joker med namn.

    ”4h” eller ”none” svarar när en joker får ett namn.
table-help-puzzle-solo =
    ”7h b2” lägger eller spelar ett kort, ”b2 c3” skjuter ett, ”done” gör inget av det. En stjärna märker en joker med namn.
    ”4h” eller ”none” svarar när en joker får ett namn.

error-several-moves = ”{ $text }” kan vara: { $moves }. Säg vilket.
error-nothing-to-split = Det finns inget att dela nu.
error-nobody-plays = Alla platser är bottars. Lämna en plats åt dig själv.
error-broken-log = { $key } är inte loggen för ett parti.
error-already-over = Partiet i { $file } är slut. ”cardloom replay” visar det.

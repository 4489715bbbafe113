# Reglerna för Grid Poker.

rulebook-grid-poker-lead = Sex gånger ligger nio kort öppna i tre rader om tre. Ta en hel rad eller kolumn; nästa plats tar en linje av det som är kvar. Efter sex rutnät väver du dina kort till tre pokerhänder. Bästa möter bästa, andra möter andra, tredje möter tredje.

rulebook-grid-poker-drafting = Ta kort
rulebook-grid-poker-drafting-text = Den första platsen tar vilken som helst av sex linjer. Den andra har alltid precis fem: de två bredvid ger tre kort, de tre som korsar ger två.
rulebook-grid-poker-drafting-first = Den första platsen tar rad 2: { $cards }
rulebook-grid-poker-drafting-second = Den andra tar kolumn 1 och får två: { $cards }. Resten går ur spel
rulebook-grid-poker-drafting-rest = Med tre platser går resten inte förlorad: den tredje platsen får den. I nästa rutnät tar nästa plats först. Allt som tas eller går ur spel ser alla.

rulebook-grid-poker-building = Bygga
rulebook-grid-poker-building-text = Med två platser äger du 15 till 18 kort, med tre 16 till 20. Bygg tre händer om exakt fem; resten stannar utanför. Ingen ser en hand förrän alla har byggt. Bordet ordnar dina händer efter styrka.

rulebook-grid-poker-jokers = Jokrar
rulebook-grid-poker-jokers-text = Fria bara för stege och färg. En joker gör aldrig ett par, triss, fyrtal eller kåk, och skadar aldrig något av dem.
rulebook-grid-poker-jokers-stands = jokern är { $card }
rulebook-grid-poker-jokers-highest = jokern tar den högsta hjärter som saknas
rulebook-grid-poker-jokers-both = båda får tjäna i samma hand
rulebook-grid-poker-jokers-dead = inget fyrtal: här är jokern ett dött kort
rulebook-grid-poker-jokers-natural = Av två händer som annars är lika är den utan joker bättre.

rulebook-grid-poker-points = Poäng
rulebook-grid-poker-points-seats = Platser
rulebook-grid-poker-points-best = Bäst av dem som möts
rulebook-grid-poker-points-second = Andra
rulebook-grid-poker-points-tied = Lika
rulebook-grid-poker-points-each = 1 var
rulebook-grid-poker-points-shared = poängen för den delade placeringen
rulebook-grid-poker-points-text = Flest poäng vinner. Lika poäng: den bättre tredje handen vinner. Lika även där: vinsten delas.

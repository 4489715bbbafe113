# Reglerna för Puzzle Poker, duellen.

rulebook-puzzle-poker-lead = En duell om femton rutor. Lägg kort så att tre eller fler grannar på en linje gör en kombination. En kombination ger ett bonuskort, och bonusar kedjas så länge varje kort gör något annat. Sedan ger alla kombinationer poäng och försvinner.

rulebook-puzzle-poker-sides = Var du får spela
rulebook-puzzle-poker-sides-text = Varje plats har två egna rader, och raden i mitten är delad. Spela ett kort från handen, eller din joker: på dina två främre rader så länge din sida är tom, sedan på vilken tom ruta som helst på din sida. När din sida är full är varje tom ruta öppen.
rulebook-puzzle-poker-sides-front = Först: den delade raden och den framför dig
rulebook-puzzle-poker-sides-own = Senare: varje tom ruta på din sida

rulebook-puzzle-poker-melds = Kombinationer
rulebook-puzzle-poker-melds-text = En kombination är tre eller fler grannar i en rad, kolumn eller diagonal, utan lucka, som har något av detta gemensamt:
rulebook-puzzle-poker-melds-kind-note = 2 poäng, hur många de än är
rulebook-puzzle-poker-melds-flush-note = 1 poäng, hur många de än är
rulebook-puzzle-poker-melds-straight-note = steg för steg längs linjen, uppåt eller nedåt: 1 poäng
rulebook-puzzle-poker-melds-scrambled-note = samma valörer i vilken ordning som helst: inga poäng, men den ger bonusar, och korten försvinner
rulebook-puzzle-poker-melds-wheel = Valörerna går runt som på ett hjul: efter lekens högsta valör kommer esset, sedan tvåan.

rulebook-puzzle-poker-bonus-text = Om kortet du spelade ingår i en kombination spelar du genast ett till. En bonus till kommer om även det kortet gör en kombination, av ett annat slag än bonusen före. En bonus måste spelas.
rulebook-puzzle-poker-bonus-ways = Det som räknas på två sätt, till exempel en stege i en färg, räknas som det som hjälper dig.

rulebook-puzzle-poker-jokers = Jokrar
rulebook-puzzle-poker-jokers-text = Varje plats har en joker som alla ser. På rutnätet har den först inget namn. Så snart den kan få ett namn så att den gör en kombination med det kort som just spelades får den som är i tur ge den det: vilken valör ur leken som helst, vilken färg som helst, för alltid.
rulebook-puzzle-poker-jokers-named = Som hjärter 4 gör jokern en stege i en färg

rulebook-puzzle-poker-scoring-text = När omgången är slut ger allt på rutnätet poäng, i alla linjer och på alla sätt samtidigt. Sedan försvinner korten i alla kombinationer, även jokrar med namn.
rulebook-puzzle-poker-scoring-straight = Stege om tre, fyra, fem
rulebook-puzzle-poker-scoring-each = 1, 2, 3
rulebook-puzzle-poker-scoring-shared = Ett kort i en kombination i den delade raden, en gång per omgång
rulebook-puzzle-poker-scoring-five = En kombination om fem kort, en gång per omgång
rulebook-puzzle-poker-scoring-four = Fyra i ordning: 2, och 1 för den delade raden
rulebook-puzzle-poker-scoring-row = { $cards }: en färg 1, och 1 för den delade raden

rulebook-puzzle-poker-end-text = Efter poängen drar du till fem kort; jokrar räknas inte. Har talongen färre än du behöver är spelet slut, omgångens poäng inräknade. Det är också slut när alla femton rutor är fulla i början av en omgång. Flest poäng vinner.
rulebook-puzzle-poker-end-tie = Lika poäng: den som ensam har sin joker ospelad vinner; annars den som har färre kort i sina egna två rader; annars den andra platsen.

# Reglerna för Puzzle Poker, ensam.

rulebook-puzzle-solo-lead = Nio rutor och en lek. Lägg, spela och skjut så att linjer om tre blir kombinationer, kedja dina bonusar och kom över tjugo poäng innan talongen är slut.

rulebook-puzzle-solo-turn = En omgång
rulebook-puzzle-solo-turn-text = Dra två kort: lägg det ena i en tom ruta, det andra går till handen. Gör sedan en sak till om du vill: spela ett kort från handen, eller skjut ett kort på rutnätet till en tom ruta bredvid, även snett.
rulebook-puzzle-solo-turn-shift = Skjuten uppåt gör { $card } tre sjuor
rulebook-puzzle-solo-turn-full = Är rutnätet fullt när din omgång börjar tar du först bort ett kort, för 2 poäng. I slutet av omgången drar du till fem kort om du har färre.

rulebook-puzzle-solo-bonus-text = Visar rutnätet nu en kombination spelar du ett bonuskort. En bonus till kommer så länge varje kort gör en kombination av ett annat slag än bonusen före. Valörerna går runt som på ett hjul: efter den högsta kommer esset, sedan tvåan.
rulebook-puzzle-solo-bonus-four = Fyra bonusar eller fler i en omgång ger 5 poäng, en gång.
rulebook-puzzle-solo-bonus-jokers = Två jokrar ligger bredvid och får spelas som kort. En joker på rutnätet får ett namn så snart det gör en kombination med kortet som just flyttades, om du vill: vilken valör ur leken som helst, vilken färg som helst, för alltid.

rulebook-puzzle-solo-scoring-text = Varje full linje ger poäng för allt som dess tre kort har gemensamt; sedan försvinner kombinationerna. Men en kombination är omgångens första och ger ingenting: den billigaste av dem som kom först.
rulebook-puzzle-solo-scoring-chain = Fyra bonusar eller fler
rulebook-puzzle-solo-scoring-first = Båda samtidigt: hjärtern är billigare och ger ingenting, sjuorna 2

rulebook-puzzle-solo-end-text = Spelet är slut när en omgång skulle börja med tom talong. Mer än 20 poäng vinner; 20 räcker inte. Summan kan falla under noll.

# Namn: spel, deras val, händer.

game-poker-squares = Poker Squares
game-grid-poker = Grid Poker
game-pyramid-poker = Pyramid Poker
game-nine-card-brag = Nine Card Brag
game-puzzle-poker = Puzzle Poker, duellen
game-puzzle-solo = Puzzle Poker, ensam

option-poker-squares-points = Vad linjerna är värda: royal flush 100 (american) eller 30 (english), och så vidare nedåt.
option-poker-squares-grids = Om de andras rutnät syns medan man spelar.
option-grid-poker-start = Platsen som tar först i det första rutnätet.
option-pyramid-poker-start = Platsen som börjar.
option-pyramid-poker-base = Hur många block som får plats i grunden.
option-pyramid-poker-scoring = basic: flest vunna händer vinner. advanced: händer ger poäng i flera givar.
option-pyramid-poker-target = Poängen som avslutar en match med advanced.
option-pyramid-poker-memory = Om du hela tiden ser blocken som du har lagt, eller bara medan du lägger dem.
option-nine-card-brag-tokens = Markerna som alla börjar med.
option-nine-card-brag-dealer = Platsen som ger först.
option-puzzle-poker-ranks = Valörerna på hjulet: A-9 går fort, A-K tar längre tid.
option-puzzle-poker-hands = Om den andras hand syns.
option-puzzle-poker-persistence = Om du får behålla ett kort som just har gett poäng.
option-puzzle-solo-easy = Omgångens första kombination kostar en poäng i stället för att inte ge någon.
option-puzzle-solo-hard = Kort skjuts bara uppåt, nedåt, åt vänster och åt höger.
option-puzzle-solo-ranks = Valörerna på hjulet: A-10 och A-K är de långa spelen.

## Pokerhänder. Valörerna är de som avgör.

hand-high-card = { $first } högst
hand-pair = par i { $first }
hand-two-pair = två par, { $first } och { $second }
hand-three = triss i { $first }
hand-straight = stege, { $first } högst
hand-flush = färg, { $first } högst
hand-full-house = kåk, { $first } över { $second }
hand-four = fyrtal i { $first }
hand-straight-flush = färgstege, { $first } högst
hand-royal-flush = royal flush
hand-joker = { $joker } är { $card }

## Högar i Nine Card Brag

pile-high-card = { $first } högst
pile-pair = par i { $first }
pile-flush = färg, { $first } högst
pile-run = stege, { $run }
pile-running-flush = färgstege, { $run }
pile-prial = prial i { $first }

## Valörer: ett kort, flera kort

rank-2 = tvåa
rank-3 = trea
rank-4 = fyra
rank-5 = femma
rank-6 = sexa
rank-7 = sjua
rank-8 = åtta
rank-9 = nia
rank-T = tia
rank-J = knekt
rank-Q = dam
rank-K = kung
rank-A = ess
ranks-2 = tvåor
ranks-3 = treor
ranks-4 = fyror
ranks-5 = femmor
ranks-6 = sexor
ranks-7 = sjuor
ranks-8 = åttor
ranks-9 = nior
ranks-T = tior
ranks-J = knektar
ranks-Q = damer
ranks-K = kungar
ranks-A = ess

## Pokerhänder, bara slaget

category-high-card = ingenting
category-pair = par
category-two-pair = två par
category-three = triss
category-straight = stege
category-flush = färg
category-full-house = kåk
category-four = fyrtal
category-straight-flush = färgstege
category-royal-flush = royal flush

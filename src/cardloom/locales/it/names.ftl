# Nomi: giochi, le loro opzioni, mani.

game-poker-squares = Poker Squares
game-grid-poker = Grid Poker
game-pyramid-poker = Pyramid Poker
game-nine-card-brag = Nine Card Brag
game-puzzle-poker = Puzzle Poker, il duello
game-puzzle-solo = Puzzle Poker, in solitario

option-poker-squares-points = Quanto valgono le linee: una scala reale massima 100 (american) o 30 (english), e così via.
option-poker-squares-grids = Se le griglie degli altri si vedono durante il gioco.
option-grid-poker-start = Il posto che sceglie per primo nella prima griglia.
option-pyramid-poker-start = Il posto che comincia.
option-pyramid-poker-base = Quanti blocchi stanno sulla base.
option-pyramid-poker-scoring = basic: vince chi vince più mani. advanced: le mani danno punti in più distribuzioni.
option-pyramid-poker-target = I punti che chiudono una partita advanced.
option-pyramid-poker-memory = Se continui a vedere i blocchi che hai messo, o solo mentre li metti.
option-nine-card-brag-tokens = I gettoni con cui ognuno comincia.
option-nine-card-brag-dealer = Il posto che dà le carte per primo.
option-puzzle-poker-ranks = I valori sulla ruota: A-9 è breve, A-K è lungo.
option-puzzle-poker-hands = Se si vede la mano dell'altro.
option-puzzle-poker-persistence = Se puoi tenere una carta che ha appena dato punti.
option-puzzle-solo-easy = La prima combinazione di un turno costa un punto invece di non darne.
option-puzzle-solo-hard = Le carte si spostano solo in su, in giù, a sinistra e a destra.
option-puzzle-solo-ranks = I valori sulla ruota: A-10 e A-K sono i giochi lunghi.

## Mani di poker. I valori sono quelli che decidono.

hand-high-card = carta alta { $first }
hand-pair = coppia di { $first }
hand-two-pair = doppia coppia, { $first } e { $second }
hand-three = tris di { $first }
hand-straight = scala, carta alta { $first }
hand-flush = colore, carta alta { $first }
hand-full-house = full, { $first } e { $second }
hand-four = poker di { $first }
hand-straight-flush = scala reale, carta alta { $first }
hand-royal-flush = scala reale massima
hand-joker = { $joker } è { $card }

## Mazzetti di Nine Card Brag

pile-high-card = carta alta { $first }
pile-pair = coppia di { $first }
pile-flush = colore, carta alta { $first }
pile-run = scala, { $run }
pile-running-flush = scala reale, { $run }
pile-prial = prial di { $first }

## Valori: una carta, più carte

rank-2 = due
rank-3 = tre
rank-4 = quattro
rank-5 = cinque
rank-6 = sei
rank-7 = sette
rank-8 = otto
rank-9 = nove
rank-T = dieci
rank-J = fante
rank-Q = donna
rank-K = re
rank-A = asso
ranks-2 = due
ranks-3 = tre
ranks-4 = quattro
ranks-5 = cinque
ranks-6 = sei
ranks-7 = sette
ranks-8 = otto
ranks-9 = nove
ranks-T = dieci
ranks-J = fanti
ranks-Q = donne
ranks-K = re
ranks-A = assi

## Mani di poker, solo la categoria

category-high-card = niente
category-pair = coppia
category-two-pair = doppia coppia
category-three = tris
category-straight = scala
category-flush = colore
category-full-house = full
category-four = poker
category-straight-flush = scala reale
category-royal-flush = scala reale massima

# Le regole di Grid Poker.

rulebook-grid-poker-lead = Per sei volte nove carte stanno scoperte in tre righe di tre. Prendi una riga o una colonna intera; il posto seguente prende una linea di ciò che resta. Dopo sei griglie tessi con le tue carte tre mani di poker. La migliore incontra la migliore, la seconda la seconda, la terza la terza.

rulebook-grid-poker-drafting = Prendere
rulebook-grid-poker-drafting-text = Il primo posto prende una qualsiasi di sei linee. Il secondo ne ha sempre esattamente cinque: le due accanto danno tre carte, le tre che la incrociano ne danno due.
rulebook-grid-poker-drafting-first = Il primo posto prende la riga 2: { $cards }
rulebook-grid-poker-drafting-second = Il secondo prende la colonna 1 e ne riceve due: { $cards }. Il resto esce
rulebook-grid-poker-drafting-rest = In tre il resto non va perso: lo riceve il terzo posto. Nella griglia seguente comincia il posto seguente. Ciò che si prende e ciò che esce lo vedono tutti.

rulebook-grid-poker-building = Comporre
rulebook-grid-poker-building-text = In due hai da 15 a 18 carte, in tre da 16 a 20. Componi tre mani di esattamente cinque; il resto rimane fuori. Nessuno vede una mano prima che tutti abbiano composto. Il tavolo ordina le tue mani per forza.

rulebook-grid-poker-jokers = Jolly
rulebook-grid-poker-jokers-text = Valgono solo per scale e colori. Un jolly non fa mai coppia, tris, poker o full, e non ne rovina mai uno.
rulebook-grid-poker-jokers-stands = il jolly è { $card }
rulebook-grid-poker-jokers-highest = il jolly prende il cuore più alto che manca
rulebook-grid-poker-jokers-both = possono servire tutti e due in una mano
rulebook-grid-poker-jokers-dead = nessun poker: qui il jolly è una carta morta
rulebook-grid-poker-jokers-natural = Di due mani per il resto uguali è migliore quella senza jolly.

rulebook-grid-poker-points = Punti
rulebook-grid-poker-points-seats = Posti
rulebook-grid-poker-points-best = Migliore tra le mani che si incontrano
rulebook-grid-poker-points-second = Seconda
rulebook-grid-poker-points-tied = Pari
rulebook-grid-poker-points-each = 1 a testa
rulebook-grid-poker-points-shared = i punti del posto diviso
rulebook-grid-poker-points-text = Vince chi ha più punti. A pari punti vince la terza mano migliore. Pari anche lì: la vittoria si divide.

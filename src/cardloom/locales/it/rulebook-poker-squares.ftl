# Le regole di Poker Squares.

rulebook-poker-squares-lead = Le carte si annunciano una per volta, le stesse per tutti. Scrivi ognuna in una casella vuota della tua griglia, cinque per cinque; ciò che è scritto non si sposta più. Dopo la carta 25 ogni riga e ogni colonna dà punti come mano di poker.

rulebook-poker-squares-placing = Mettere le carte
rulebook-poker-squares-placing-text = Tutti mettono la carta prima che si annunci la prossima, senza che gli altri vedano. Non si può passare, e una casella presa resta presa. Il tavolo mostra che cosa fa una carta prima che tu la metta.
rulebook-poker-squares-placing-flush = { $card } in { $cell } fa della riga 2 un colore: 20 punti
rulebook-poker-squares-placing-order = L’ordine in una linea non conta: la riga 2 è una scala, 15 punti

rulebook-poker-squares-points = Punti
rulebook-poker-squares-points-text = Danno punti dieci linee: cinque righe e cinque colonne, niente diagonali. Una linea conta una volta sola, come la mano migliore che fa. Con i punti inglesi una scala vale più di un colore.
rulebook-poker-squares-points-hand = Mano
rulebook-poker-squares-points-american = Americani
rulebook-poker-squares-points-english = Inglesi

rulebook-poker-squares-example = Una griglia finita
rulebook-poker-squares-example-text = Le righe danno 25, 25, 50, 10 e 5, le colonne 20, 20, 20, 20 e 2: 197 punti americani. Con i punti inglesi la stessa griglia ne dà 66.

rulebook-poker-squares-winning = Vincere
rulebook-poker-squares-winning-text = Vince il totale più alto; totali uguali dividono la vittoria. Da soli si vince con 200 punti americani, o con 70 inglesi. Le 27 carte che avanzano non si mostrano mai.

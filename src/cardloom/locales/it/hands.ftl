## Mani
error-wrong-number-of-cards = Servono { $wanted } carte, non { $count }.
error-card-in-no-hand = { $card } non ha posto in una mano di questo gioco.
error-no-hand-in-row = La riga { $row } non è una mano di carte diverse.

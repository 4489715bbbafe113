## Händer
error-wrong-number-of-cards = Det behövs { $wanted } kort, inte { $count }.
error-card-in-no-hand = { $card } hör inte hemma i en hand i det här spelet.
error-no-hand-in-row = Rad { $row } är ingen hand med olika kort.

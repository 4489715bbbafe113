# Reglerna för Poker Squares.

rulebook-poker-squares-lead = Korten ropas upp ett i taget, samma för alla. Skriv varje kort i en tom ruta i ditt eget rutnät, fem gånger fem; det som står där flyttas aldrig. Efter kort 25 ger varje rad och varje kolumn poäng som pokerhand.

rulebook-poker-squares-placing = Lägga
rulebook-poker-squares-placing-text = Alla lägger sitt kort innan nästa ropas upp, utan att de andra ser. Du kan inte passa, och en tagen ruta förblir tagen. Bordet visar vad ett kort ger innan du lägger det.
rulebook-poker-squares-placing-flush = { $card } i { $cell } gör rad 2 till färg: 20 poäng
rulebook-poker-squares-placing-order = Ordningen i en linje spelar ingen roll: rad 2 är en stege, 15 poäng

rulebook-poker-squares-points = Poäng
rulebook-poker-squares-points-text = Tio linjer ger poäng: fem rader och fem kolumner, inga diagonaler. En linje räknas en gång, som den bästa hand den ger. Med engelska poäng är en stege värd mer än färg.
rulebook-poker-squares-points-hand = Hand
rulebook-poker-squares-points-american = Amerikanska
rulebook-poker-squares-points-english = Engelska

rulebook-poker-squares-example = Ett färdigt rutnät
rulebook-poker-squares-example-text = Raderna ger 25, 25, 50, 10 och 5, kolumnerna 20, 20, 20, 20 och 2: 197 amerikanska poäng. Med engelska poäng ger samma rutnät 66.

rulebook-poker-squares-winning = Vinna
rulebook-poker-squares-winning-text = Den högsta summan vinner; lika summor delar på vinsten. Ensam vinner du med 200 amerikanska poäng, eller med 70 engelska. De 27 kort som blir över visas aldrig.

# Reglerna i korthet, för bordet.

rules-poker-squares =
    25 kort ropas upp ett i taget. Alla skriver varje kort i en tom ruta i ett rutnät om fem gånger fem; det som står där flyttas
    aldrig. Till sist ger varje rad och varje kolumn poäng som pokerhand, i vilken ordning korten än står.

    Amerikanska poäng: royal flush 100, färgstege 75, fyrtal 50, kåk 25, färg 20, stege 15, triss 10, två par 5, par 2. Engelska
    poäng: 30, 30, 16, 10, 5, 12, 6, 3, 1.

    Den högsta summan vinner. Ensam vinner du med 200 poäng, eller 70 med engelska poäng.
rules-grid-poker =
    Sex rutnät om nio kort delas upp. Den första platsen tar en rad eller en kolumn, nästa tar det som är kvar av en annan; resten
    läggs bort, eller går till den tredje platsen. En ny plats börjar i varje rutnät.

    Sedan bygger alla i hemlighet tre händer om fem kort. Bästa hand möter bästa, andra möter andra, tredje möter tredje: en poäng
    för var och en som vinner; med tre platser två till den starkaste och en till den näst starkaste. Vid lika poäng vinner den
    bättre tredje handen.

    Jokrar är fria bara för stege, färg, färgstege och royal flush. Av två lika händer är den utan joker bättre.
rules-pyramid-poker =
    Trettio block läggs i tur och ordning med baksidan upp: på grunden, eller mitt på två block som rör vid varandra. Du ser
    blockets framsida när du lägger det.

    Sedan plockas pyramiden ned i tur och ordning: ett block som inget ligger på går öppet till en av dina tre händer om fem. För en
    joker vänds tre block ur förrådet, och du behåller ett som inte är en joker.

    Varje hand möter den andras hand med samma nummer. Flest vunna händer vinner. I en match med advanced ger alla händer poäng:
    royal flush 5, färgstege 4, fyrtal 3, kåk 2, färg och stege 1, inget par -1; och att vinna två händer ger 3, alla tre 4.
rules-nine-card-brag =
    Alla lägger en mark i potten och får nio kort. Den som har fyrtal får visa det och tar potten: fyror är bäst, sedan ess, kungar
    och så vidare nedåt. Den som har fyra par får visa dem och räddar potten: den ligger kvar till nästa giv.

    Annars lägger alla tre högar om tre, den bästa först. Högarna visas omgång för omgång från givarens vänstra sida; den bästa
    vinner omgången, bland lika den som visades först, och vinnaren visar först i nästa omgång. Två omgångar tar potten.

    Högar, den bästa först: prial (treor är bäst, sedan ess), färgstege, stege, färg, par, högsta kort. A-2-3 är den bästa stegen.

    Spelet slutar när en pott har tagits och någon är utan marker. Flest marker vinner.
rules-puzzle-poker =
    Spela ett kort från handen, eller din joker, till din sida: dina två rader och den delade raden; först bara till dina främre
    rader, och var som helst när din sida är full. En kombination är tre eller fler grannar på en linje: av en valör, av en färg
    eller med valörer i följd, ordnade eller inte. Esset följer på den högsta valören, och tvåan följer på esset.

    Ett kort som gör en kombination ger en bonus: du spelar ett till, och så vidare så länge varje kort gör en kombination av ett
    annat slag. Sedan ger alla kombinationer poäng och försvinner: en valör 2, färg 1, stege 1 för varje tre i ordning; en till för
    ett kort i den delade raden, och en för en kombination om fem. Du drar till fem kort igen.

    Spelet slutar när du inte kan dra till fem, eller när rutnätet är fullt.
rules-puzzle-solo =
    Dra två kort, lägg det ena i rutnätet och behåll det andra. Sedan får du spela ett kort, eller skjuta ett till en tom ruta
    bredvid. Om det gav en kombination får du en bonus: spela ett till, och så vidare så länge varje kort gör en kombination av ett
    annat slag.

    Varje full linje ger poäng: en valör 2, färg 1, stege 1, stege i oordning 1; men omgångens första kombination ger ingenting.
    Fyra bonusar i en omgång ger 5 till. I ett fullt rutnät tar du bort ett kort för två poäng.

    Spelet slutar när en omgång börjar med tom talong. Mer än 20 poäng vinner.

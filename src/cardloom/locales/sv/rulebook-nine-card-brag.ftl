# Reglerna för Nine Card Brag.

rulebook-nine-card-brag-lead = Nio kort, tre högar om tre, den bästa högen först. Först möts de första högarna, sedan de mellersta, sist de sista. Vinn två av de tre omgångarna och potten är din; om tre platser vinner var sin blir den kvar och växer.

rulebook-nine-card-brag-declaring = Visa upp
rulebook-nine-card-brag-declaring-text = En giv kostar varje plats en mark. Innan högarna läggs får alla visa upp, samtidigt: ett fyrtal tar potten, fyra par räddar den till nästa giv. Ingen måste visa, och bara det som visas upp blir synligt.
rulebook-nine-card-brag-declaring-pairs = Fyra valörer två gånger eller fler: fyra par
rulebook-nine-card-brag-declaring-quads = Bara tre valörer två gånger: inte fyra par, men ett fyrtal
rulebook-nine-card-brag-declaring-order = Om flera visar fyrtal är fyra fyror bäst, sedan ess, kungar och så vidare nedåt. Ett fyrtal tar potten vem som än visar fyra par.

rulebook-nine-card-brag-arranging = Ordna
rulebook-nine-card-brag-arranging-text = Lägg tre högar om tre, den bästa först; ingen får vara bättre än den före. Lika högar får stå i vilken ordning som helst. Bordet kan ordna högarna åt dig.
rulebook-nine-card-brag-arranging-piles = En stege, par i damer, par i knektar: den bästa först

rulebook-nine-card-brag-piles = Högar, bäst först
rulebook-nine-card-brag-piles-prial = treor är bäst, sedan ess, kungar och så vidare
rulebook-nine-card-brag-piles-running = i en färg; A-2-3 är bäst, sedan A-K-D
rulebook-nine-card-brag-piles-run = samma ordning, blandade färger
rulebook-nine-card-brag-piles-flush = i en färg, efter högsta kortet
rulebook-nine-card-brag-piles-pair = efter paret, sedan efter det tredje kortet
rulebook-nine-card-brag-piles-high = efter högsta kortet

rulebook-nine-card-brag-showing = Visa högarna
rulebook-nine-card-brag-showing-text = De första högarna visas en efter en, från givarens vänstra sida. Den bästa vinner omgången; av lika högar den som visades först. Den som vinner en omgång visar först i nästa. Alla tre omgångarna visas.

rulebook-nine-card-brag-pot = Potten
rulebook-nine-card-brag-pot-text = Två eller tre omgångar tar potten. Tre olika vinnare räddar den: den ligger kvar, och alla betalar igen. En plats utan marker spelar vidare efter en räddad pott utan att betala, och kan vinna alltihop. Efter varje giv flyttar given ett steg åt vänster.
rulebook-nine-card-brag-pot-end = När en pott har tagits och någon är utan marker är spelet slut. Flest marker vinner; lika många delar på vinsten.

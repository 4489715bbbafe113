# Le regole di Nine Card Brag.

rulebook-nine-card-brag-lead = Nove carte, tre mazzetti di tre, il migliore per primo. Si incontrano i primi mazzetti, poi quelli di mezzo, poi gli ultimi. Vinci due dei tre giri e il piatto è tuo; se tre posti ne vincono uno a testa, resta e cresce.

rulebook-nine-card-brag-declaring = Dichiarare
rulebook-nine-card-brag-declaring-text = Ogni smazzata costa un gettone a ogni posto. Prima di mettere i mazzetti tutti possono dichiarare, insieme: un poker prende il piatto, quattro coppie lo salvano per la smazzata seguente. Nessuno deve dichiarare, e si mostra solo ciò che si è dichiarato.
rulebook-nine-card-brag-declaring-pairs = Quattro valori presenti almeno due volte: quattro coppie
rulebook-nine-card-brag-declaring-quads = Solo tre valori presenti due volte: non quattro coppie, ma un poker
rulebook-nine-card-brag-declaring-order = Se più posti mostrano un poker, il migliore è quello di quattro, poi assi, re e così via in giù. Un poker prende il piatto anche se altri mostrano quattro coppie.

rulebook-nine-card-brag-arranging = Disporre
rulebook-nine-card-brag-arranging-text = Fai tre mazzetti di tre, il migliore per primo; nessuno può essere migliore di quello prima. Mazzetti uguali possono stare in qualsiasi ordine. Il tavolo può ordinare i tuoi mazzetti.
rulebook-nine-card-brag-arranging-piles = Una scala, una coppia di donne, una coppia di fanti: il migliore per primo

rulebook-nine-card-brag-piles = I mazzetti in ordine
rulebook-nine-card-brag-piles-prial = il migliore è di tre, poi assi, re e così via
rulebook-nine-card-brag-piles-running = di un solo seme; la migliore è A-2-3, poi A-K-Q
rulebook-nine-card-brag-piles-run = lo stesso ordine, semi misti
rulebook-nine-card-brag-piles-flush = di un solo seme, secondo la carta più alta
rulebook-nine-card-brag-piles-pair = secondo la coppia, poi secondo la terza carta
rulebook-nine-card-brag-piles-high = secondo la carta più alta

rulebook-nine-card-brag-showing = Scoprire
rulebook-nine-card-brag-showing-text = I primi mazzetti si scoprono uno dopo l’altro, dalla sinistra del mazziere. Il migliore vince il giro; tra mazzetti uguali, quello scoperto per primo. Chi vince un giro scopre per primo nel seguente. Si scoprono tutti e tre i giri.

rulebook-nine-card-brag-pot = Il piatto
rulebook-nine-card-brag-pot-text = Due o tre giri prendono il piatto. Tre vincitori diversi lo salvano: resta, e tutti pagano di nuovo. Dopo un piatto salvato un posto senza gettoni continua senza pagare, e può vincerlo tutto. Dopo ogni smazzata il mazziere passa di un posto a sinistra.
rulebook-nine-card-brag-pot-end = Quando un piatto è stato preso e un posto non ha più gettoni, il gioco è finito. Vince chi ha più gettoni; chi è pari divide la vittoria.

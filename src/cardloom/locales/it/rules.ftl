# Le regole in breve, per il tavolo.

rules-poker-squares =
    Si annunciano 25 carte, una per una. Ognuno scrive ogni carta in una casella vuota di una griglia di cinque per cinque; ciò che è
    scritto non si sposta più. Alla fine ogni riga e ogni colonna dà punti come mano di poker, in qualsiasi ordine stiano le carte.
    Punti americani: scala reale massima 100, scala reale 75, poker 50, full 25, colore 20, scala 15, tris 10, doppia coppia 5, coppia 2.
    Punti inglesi: 30, 30, 16, 10, 5, 12, 6, 3, 1.

    Vince il totale più alto. Da soli si vince con 200 punti, o 70 con i punti inglesi.
rules-grid-poker =
    Si prendono le carte di sei griglie di nove. Il primo posto prende una riga o una colonna, il secondo quello che resta di un'altra
    linea; il resto si scarta, o va al terzo posto. In ogni griglia comincia un altro posto.

    Poi ognuno fa in segreto tre mani di cinque carte. La migliore incontra la migliore, la seconda la seconda, la terza la terza: un
    punto a chi vince; in tre, due al più forte e uno al secondo. A pari punti vince la terza mano migliore.

    I jolly valgono solo per scala, colore, scala reale e scala reale massima. Di due mani uguali è migliore quella senza jolly.
rules-pyramid-poker =
    Trenta blocchi si mettono a turno, coperti: sulla base, o al centro su due blocchi che si toccano. Vedi la faccia di un blocco
    quando lo metti.

    Poi la piramide si smonta a turno: un blocco senza niente sopra va scoperto in una delle tue tre mani di cinque. Per un jolly si
    scoprono tre blocchi della riserva, e ne tieni uno che non sia un jolly.

    Ogni mano incontra la mano dell'altro con lo stesso numero. Vince chi vince più mani. In una partita advanced ogni mano dà punti:
    scala reale massima 5, scala reale 4, poker 3, full 2, colore e scala 1, nessuna coppia -1; vincere due mani vale 3, tutte e tre 4.
rules-nine-card-brag =
    Ognuno mette un gettone nel piatto e riceve nove carte. Chi ha un poker può mostrarlo e prende il piatto: il più alto è quello di
    quattro, poi assi, re e così via. Chi ha quattro coppie può mostrarle e salva il piatto, che resta per la mano seguente.
    Altrimenti ognuno mette giù tre mazzetti di tre, il migliore per primo. I mazzetti si scoprono giro per giro dalla sinistra del
    mazziere; vince il migliore, tra uguali quello scoperto per primo, e chi vince scopre per primo nel giro seguente. Due giri
    prendono il piatto.

    Mazzetti, dal migliore: prial (prima i tre, poi gli assi), scala reale, scala, colore, coppia, carta alta. A-2-3 è la scala migliore.

    Il gioco finisce quando un piatto è stato preso e qualcuno non ha più gettoni. Vince chi ha più gettoni.
rules-puzzle-poker =
    Gioca una carta della mano, o il tuo jolly, dalla tua parte: le tue due righe e la riga comune; all'inizio solo le righe davanti,
    e dovunque quando la tua parte è piena. Una combinazione sono tre o più carte vicine in linea: di un valore, di un seme, o di
    valori di seguito, in ordine o no. L'asso segue il valore più alto, e il due segue l'asso.

    Una carta che fa una combinazione dà un bonus: ne giochi un'altra, e così via finché ognuna fa una combinazione di un altro tipo.
    Poi tutte le combinazioni danno punti e se ne vanno: un valore 2, colore 1, scala 1 per ogni tre in ordine; uno in più per una
    carta nella riga comune, e uno per una combinazione di cinque. Peschi fino a cinque carte.

    Il gioco finisce quando non puoi pescare fino a cinque, o quando la griglia è piena.
rules-puzzle-solo =
    Pesca due carte, mettine una nella griglia e tieni l'altra. Poi puoi giocare una carta, o spostarne una in una casella vuota
    accanto. Se così nasce una combinazione hai un bonus: giochi un'altra carta, e così via finché ognuna fa una combinazione di un
    altro tipo.

    Ogni linea piena dà punti: un valore 2, colore 1, scala 1, scala in disordine 1; ma la prima combinazione del turno non dà niente.
    Quattro bonus in un turno valgono altri 5. Con la griglia piena togli una carta per due punti.

    Il gioco finisce quando un turno comincia con il mazzo vuoto. Si vince con più di 20 punti.

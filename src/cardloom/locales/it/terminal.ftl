# Il tavolo come applicazione nel terminale.

terminal-waits = In attesa di { $names }
terminal-type = una mossa, per esempio «c3» o «take row2»
terminal-thinking = Un momento ...
terminal-review = R: la revisione.
terminal-weave = Tessi tu
terminal-best-first = Prima il migliore
terminal-build = { $verb ->
    [pile] Copri i mazzetti
   *[build] Componi
}
terminal-open-seat = Posto libero
terminal-connecting = In arrivo al tavolo ...
terminal-connection-lost = La connessione è caduta. Nuovo tentativo ...
terminal-waiting-for-people = In attesa che tutti i posti siano occupati.
terminal-gone = { $name } ha lasciato la partita.
terminal-undo-asked = { $name } vorrebbe riprendere l'ultima mossa. Y: sì, N: no.

terminal-key-hint = Consiglio
terminal-key-undo = Annulla
terminal-key-sort = Ordina
terminal-key-weave = Tessi
terminal-key-build = Componi
terminal-key-log = Mosse
terminal-key-type = Scrivi
terminal-key-help = Aiuto
terminal-key-quit = Esci

terminal-help-arrows = Frecce: vai a ciò che è dorato. Anche il mouse indica.
terminal-help-enter = Invio, spazio o clic: scegli. Prima la carta, poi il posto.
terminal-help-digits = 1 2 3: metti la carta in quella mano; 0 la toglie.
terminal-help-escape = Esc: lascia ciò che hai scelto.
terminal-help-hint = H: quanto valgono le tue mosse, e perché. I consigli si contano.
terminal-help-review = R: dopo la partita, quanto valevano le tue mosse.
terminal-help-undo = U: riprendi la tua mossa, se da allora nessuna carta è stata mostrata.
terminal-help-sort = S: carte per seme, o di nuovo per valore.
terminal-help-weave = W: un modo sensato di comporre le mani.
terminal-help-build = B: componi le mani, o copri i mazzetti, come stanno.
terminal-help-log = L: mostra o nascondi posti e mosse.
terminal-help-type = /: scrivi una mossa, per esempio «c3», «7h b3» o «take row2».
terminal-help-quit = Q: esci; la partita viene salvata.

terminal-come-back = Il tuo posto resta allo stesso collegamento: cardloom join { $link }

error-no-invitation = { $link } non è un collegamento a un tavolo. Uno è fatto così: http://host:8000/t/abcd1234
error-no-server = Nessun tavolo risponde a { $server }. Il server è acceso?
error-server-says = { $detail }
error-broken-seats = { $file } dovrebbe contenere i tuoi posti sui server, ma non si può leggere. Mettilo da parte ed entra di nuovo.
error-no-full-screen = Serve un terminale in cui si possano premere tasti. Come un programma parla con il tavolo è scritto in docs/protocol.md.

# Il server: i suoi comandi e ciò che rifiuta.

command-serve =
    Apre i tavoli: mostra la pagina e lascia sedere amici e bot.

    Senza --port si usa la porta 8000, o la prossima libera.
command-backup =
    Copia tutti i tavoli in un file, con il server acceso o spento.

    FILE non deve ancora esistere.
command-restore =
    Rimette i tavoli di una copia, dove non ci sono ancora tavoli.

    FILE è ciò che cardloom backup ha scritto.
option-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri della tua rete.
option-serve-port = La porta su cui ascoltare.
option-serve-data = La cartella per i tavoli, al posto della tua cartella dei dati.
option-serve-database = L’indirizzo di un database PostgreSQL per i tavoli, al posto di un file.
option-serve-redis = L’indirizzo di un server Redis con cui più server dello stesso database si danno notizie.
option-serve-no-browser = Non aprire la pagina.
serve-opened = Cardloom è a { $address } - Ctrl-C lo chiude.
serve-others = Gli altri nella tua rete vanno a { $address }
backup-done = { $tables ->
    [one] Un tavolo è in { $file }.
   *[other] { $tables } tavoli sono in { $file }.
}
restore-done = { $tables ->
    [one] Un tavolo è tornato.
   *[other] { $tables } tavoli sono tornati.
}

## Che cosa impedisce l’avvio

error-port-busy = La porta { $port } è usata da un altro programma. Scegline un’altra con --port.
error-port-forbidden = Non puoi usare la porta { $port }. Scegline una sopra 1023 con --port.
error-unknown-host = { $host } non è un indirizzo di questo computer. Scegline uno con --host.
error-unknown-database = «{ $database }» non è un database utilizzabile. Uno è fatto così: postgresql+asyncpg://user@host/name.
error-unknown-redis = «{ $redis }» non è l’indirizzo di un server Redis. Uno è fatto così: redis://host:6379.
error-database-away = Il database { $database } non si può aprire.
error-database-newer = I tavoli in { $database } sono di un Cardloom più recente. Aggiorna questo.
error-tables-served = Un altro server tiene aperti i tavoli in { $database }. Usa quello, o scegli un’altra cartella con --data.
error-data-folder = { $folder } non può essere la cartella dei tavoli: { $reason }.
error-file-is-there = { $file } esiste già. Scegli un altro nome.
error-backup-failed = Non è stato possibile scrivere la copia in { $file }. C’è spazio sul disco?
error-not-a-backup = { $file } non è una copia dei tavoli di Cardloom.
error-tables-are-there = Ci sono già dei tavoli. Una copia va in un posto vuoto: scegline un altro con --data.

## Che cosa rifiuta un tavolo

error-no-such-table = Questo tavolo non c’è. Forse è stato sgomberato.
error-unknown-secret = Non è il tuo posto: il segreto non è di nessun posto di questo tavolo.
error-not-seated = Stai guardando. Può farlo solo chi ha un posto.
error-not-watchable = Questo tavolo è solo per chi gioca.
error-no-hello = Prima di’ hello.
error-table-full = Tutti i posti sono occupati.
error-two-seats-for-me = Puoi prendere un posto solo.
error-unknown-seat-plan = Un posto è me, open o bot: con un nome, non «{ $seat }».
error-not-begun = Le carte non sono ancora date.
error-already-begun = Le carte sono già date.
error-already-offered = Qualcuno chiede già indietro una mossa.
error-nothing-offered = Nessuno chiede niente ora.
error-own-offer = L’hai chiesto tu. Rispondono gli altri.
error-still-running = La partita è ancora in corso.
error-already-continued = La partita continua già al prossimo tavolo.
error-chat-is-off = A questo tavolo non c’è chat.
error-text-or-preset = Di’ qualcosa: con parole tue, o una delle frasi.
error-no-such-move = Non c’è la mossa { $move }. Ce ne sono { $moves }.
error-no-bot-there = Quella mossa l’ha fatta una persona. Solo a un bot si può chiedere che cosa ha visto.

## Che cosa rifiuta il server

error-unreadable-message = Non si può leggere: { $reason }.
error-message-too-big = È troppo grande. Un messaggio può avere { $most } byte.
error-too-many-requests = Troppo spesso. Aspetta un momento.
error-foreign-origin = { $origin } è un altro sito. Apri la pagina da questo server.
error-no-such-address = Non c’è niente a { $address }.
error-wrong-method = { $method } qui non si può usare.
error-storage-unavailable = I tavoli al momento non si raggiungono. Niente è cambiato; riprova.
error-server-fault = Qualcosa è andato storto nel server. Niente è cambiato.

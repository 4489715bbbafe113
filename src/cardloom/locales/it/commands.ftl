# La riga di comando: che cosa fanno i comandi e le loro opzioni.

command-cardloom =
    Cinque giochi in cui si costruiscono mani di poker: da giocare e da studiare.

    COMANDO --help dice di più su un comando.

    Lo stato è 0 se tutto va bene, 1 se un controllo non riesce, 2 per dati sbagliati, 130 se interrotto.
command-play =
    Gioca contro il computer, oppure tra voi alla stessa tastiera.

    Senza KEY ti viene chiesto quale gioco. Al tavolo, «aiuto» elenca che cosa puoi scrivere.
command-join =
    Siediti a un tavolo di un server.

    URL è il collegamento che hai ricevuto. Lo stesso collegamento riporta al tuo posto.
command-games = Elenca i giochi, per quanti sono e che cosa si può scegliere.
command-replay =
    Mostra una partita registrata com'è finita, o com'era dopo una mossa.

    FILE è un file .loom; - legge lo standard input.
command-legal =
    Elenca le mosse che si possono fare in una partita registrata.

    FILE è un file .loom; - legge lo standard input.
command-rank =
    Dà il nome alle mani e le mette in ordine, la migliore per prima.

    Cinque carte sono una mano di poker, con i jolly come in Grid Poker; tre carte sono un mazzetto di brag.
command-split =
    Trova i modi migliori di dividere le carte in tre mani.

    Da 15 a 20 carte fanno tre mani di Grid Poker; nove carte con --brag fanno tre mazzetti.
command-score =
    Conta i punti di una partita giocata con carte vere.

    25 carte, riga per riga, sono una griglia di Poker Squares. Due o tre gruppi di 15 carte sono le mani di Grid Poker, un gruppo
    per posto, mano per mano. Da tre a cinque gruppi di nove carte sono i mazzetti di Nine Card Brag, il migliore per primo.

    Un gruppo è un argomento, o una riga del FILE che è l'unico argomento; - legge lo standard input.
command-deal = Distribuisce le carte di un seme e mostra il mazzo, nell'ordine in cui escono.
command-verify =
    Controlla che una partita registrata sia stata mescolata come promesso.

    Lo stato è 1 se non lo è stata.
command-completion =
    Stampa lo script con cui la shell completa i comandi di cardloom.

    bash: eval "$(cardloom completion bash)" in ~/.bashrc; zsh allo stesso modo; fish: cardloom completion fish | source

help-usage = Uso:
help-options = Opzioni
help-commands = Comandi

option-help = Mostra questo testo e finisce.
option-language = La lingua: en, sv o it.
option-letters = Scrive i semi come lettere: 7h, non 7♥.
option-version = Mostra la versione e finisce.
option-json = Scrive dati per un programma.
option-seed = Un numero intero che determina la distribuzione.
option-at = Si ferma dopo tante mosse.
option-seat = Vista da questo posto; altrimenti da spettatore.
option-seats = Quanti posti.
option-option = Una scelta del gioco, per esempio points=english; «cardloom games» le elenca.
option-brag = Le carte sono di Nine Card Brag: mazzetti di tre.
option-play-seats = Quanti posti, o i nomi dei giocatori separati da virgole; il nome di un bot dà il posto a quel bot.
option-play-seat = Il posto che prendi.
option-play-bot = Chi gioca gli altri posti: novice, casual, strong, master o un altro giocatore del gioco.
option-play-deck = Le carte nell'ordine in cui escono, o un file che le contiene; di nuovo per ogni altra distribuzione.
option-play-resume = Continua una partita salvata.
option-play-save = Dove si salva la partita.
option-play-hotseat = Nessun bot: tutti giocano a questa tastiera.
option-play-plain = Solo righe di testo: per lettori di schermo e pipe.
option-join-name = Come ti chiamano gli altri.
option-split-all = Elenca ogni modo che può essere il migliore.
option-score-points = I punti di Poker Squares: american o english.
option-score-dealer = Il posto che ha dato le carte in Nine Card Brag; chi sta alla sua sinistra scopre per primo.
option-deal-deal = Quale distribuzione della partita, da 1.

## Che cosa non va in una riga di comando

error-usage-command = Non esiste il comando «{ $command }». I comandi sono { $known }.
error-usage-option = «{ $command }» non ha l'opzione { $option }. Vedi { $command } --help.
error-usage-option-value = { $option } vuole un valore. Vedi { $command } --help.
error-usage-missing = Manca { $argument }. Vedi { $command } --help.
error-usage-extra = { $command } non sa che fare di «{ $argument }». Vedi { $command } --help.
error-usage-value = { $option } è uno tra { $values }, non «{ $value }».
error-usage-number = { $option } è un numero intero, non «{ $value }».
error-usage-least = { $option } è almeno { $least }.
error-usage-most = { $option } è al massimo { $most }.
error-usage-together = { $option } e { $other } non si possono usare insieme.
error-usage-idle = { $option } non dice nulla di carte come queste.
error-usage-other = Così non si capisce. Vedi { $command } --help.
error-score-groups = Non sono 25 carte, né due o tre gruppi di 15, né da tre a cinque gruppi di nove.
error-no-such-file = { $file } non si può leggere: il file non esiste.
error-huge-file = { $file } è troppo grande: un file può avere { $megabytes } MB.
error-not-text = { $file } non è un testo: la riga { $line } non si può leggere come UTF-8.
error-unreadable-file = { $file } non si può leggere: { $reason }.
error-system = { $file }: il sistema rifiuta. { $reason }.

## Giochi

games-seats = { $least ->
    [one] { $most ->
        [one] da soli
       *[other] 1-{ $most } posti
    }
   *[other] { $most ->
        [2] due posti
       *[other] { $least }-{ $most } posti
    }
}

# L'allenatore nella pagina: suggerimenti, analisi, laboratorio.

page-coach-value = { $measure ->
    [chance] { NUMBER($value, maximumFractionDigits: 0) }%
    [share] { NUMBER($value, maximumFractionDigits: 0) }%
    [tokens] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[points] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}

## Suggerimenti

page-hint = Suggerimento
page-hint-label = Suggerimento. Conta come aiuto, la partita non ha valutazione
page-hint-thinking = Penso
page-hint-preparing = L’allenatore si prepara per questo gioco. La prima volta può volerci un minuto; poi il suggerimento arriva da solo.
page-hint-measure = { $measure ->
    [chance] La tua probabilità di vincere dopo ogni mossa, da quello che puoi vedere.
    [tokens] I gettoni che ogni mossa porta in media, da quello che puoi vedere.
   *[points] Il punteggio finale atteso dopo ogni mossa, da quello che puoi vedere.
}
page-hint-even = Buona come la migliore, per quanto si può dire.
page-hint-more = { $count ->
    [one] Un’altra mossa vale di meno.
   *[other] Altre { $count } mosse valgono di meno.
}
page-hint-used = { $count ->
    [one] 1 suggerimento usato.
   *[other] { $count } suggerimenti usati.
} I suggerimenti si contano, non si puniscono; una partita con suggerimenti non ha valutazione.
page-hint-spoken = Suggerimento: { $move }, { $value }. { $why }
page-with-hints = { $table }, { $hints ->
    [one] con un suggerimento
   *[other] con { $hints } suggerimenti
}
page-with-hints-for-all = Suggerimenti per tutti
page-played-on = { $table }, ripresa di una partita precedente
page-key-h = suggerimento

page-review = Analisi
page-lab = Laboratorio

# Coachen på sidan: tips, genomgång, labbet.

page-coach-value = { $measure ->
    [chance] { NUMBER($value, maximumFractionDigits: 0) } %
    [share] { NUMBER($value, maximumFractionDigits: 0) } %
    [tokens] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[points] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}

## Tips

page-hint = Tips
page-hint-label = Tips. Räknas som hjälp, partiet rankas då inte
page-hint-thinking = Tänker
page-hint-preparing = Coachen gör sig redo för det här spelet. Första gången kan det ta en minut; tipset kommer sedan av sig självt.
page-hint-measure = { $measure ->
    [chance] Din chans att vinna efter varje drag, utifrån vad du kan se.
    [tokens] Markerna som varje drag ger i genomsnitt, utifrån vad du kan se.
   *[points] Slutpoängen att räkna med efter varje drag, utifrån vad du kan se.
}
page-hint-even = Lika bra som det bästa, så långt det går att avgöra.
page-hint-more = { $count ->
    [one] Ett drag till är värt mindre.
   *[other] { $count } drag till är värda mindre.
}
page-hint-used = { $count ->
    [one] 1 tips taget.
   *[other] { $count } tips tagna.
} Tips räknas men straffas aldrig; ett parti med tips rankas inte.
page-hint-spoken = Tips: { $move }, { $value }. { $why }
page-with-hints = { $table }, { $hints ->
    [one] med ett tips
   *[other] med { $hints } tips
}
page-with-hints-for-all = Tips för alla
page-played-on = { $table }, fortsättning på ett tidigare parti
page-key-h = tips

page-review = Genomgång
page-lab = Läggningslabbet

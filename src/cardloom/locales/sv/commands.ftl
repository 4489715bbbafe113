# Kommandoraden: vad kommandona och deras flaggor gör.

command-cardloom =
    Fem spel där man bygger pokerhänder: att spela och att studera.

    KOMMANDO --help berättar mer om ett kommando.

    Statusen är 0 när allt är väl, 1 när en kontroll inte stämmer, 2 vid felaktig indata, 130 vid avbrott.
command-play =
    Spela mot datorn, eller mot varandra vid samma tangentbord.

    Utan KEY får du frågan vilket spel. Vid bordet visar ”hjälp” vad du kan skriva.
command-join =
    Slå dig ner vid ett bord på en server.

    URL är länken som du har fått. Samma länk leder tillbaka till din plats.
command-games = Visa spelen, hur många de är för och vad man kan välja.
command-replay =
    Visa ett sparat parti som det slutade, eller som det stod efter ett drag.

    FILE är en .loom-fil; - läser standard in.
command-legal =
    Visa vilka drag som får göras i ett sparat parti.

    FILE är en .loom-fil; - läser standard in.
command-rank =
    Säg vad händer heter och ordna dem, den bästa först.

    Fem kort är en pokerhand, med jokrar som i Grid Poker; tre kort är en hög i brag.
command-split =
    Hitta de bästa sätten att dela kort på tre händer.

    15 till 20 kort blir tre pokerhänder i Grid Poker; nio kort med --brag blir tre högar.
command-score =
    Räkna poängen i ett parti som har spelats med riktiga kort.

    25 kort, rad för rad, är ett rutnät i Poker Squares. Två eller tre grupper om 15 kort är händerna i Grid Poker, en grupp
    per plats, hand för hand. Tre till fem grupper om nio kort är högarna i Nine Card Brag, den bästa först.

    En grupp är ett argument, eller en rad i den FILE som är enda argumentet; - läser standard in.
command-deal = Ge korten som ett frö bestämmer och visa leken i givordning.
command-verify =
    Kontrollera att ett sparat parti blandades som utlovat.

    Statusen är 1 om det inte gjorde det.
command-completion =
    Skriv ut skriptet som låter ditt skal komplettera cardlooms kommandon.

    bash: eval "$(cardloom completion bash)" i ~/.bashrc; zsh likadant; fish: cardloom completion fish | source

help-usage = Användning:
help-options = Flaggor
help-commands = Kommandon

option-help = Visa den här texten och sluta.
option-language = Språket: en, sv eller it.
option-letters = Skriv färger som bokstäver: 7h, inte 7♥.
option-version = Visa versionen och sluta.
option-json = Skriv data för ett program.
option-seed = Ett heltal som bestämmer given.
option-at = Stanna efter så många drag.
option-seat = Se det från den platsen; annars som åskådare.
option-seats = Hur många platser.
option-option = Ett val i spelet, till exempel points=english; ”cardloom games” visar dem.
option-brag = Korten hör till Nine Card Brag: högar om tre.
option-play-seats = Hur många platser, eller spelarnas namn med komman emellan; en bots namn ger boten platsen.
option-play-seat = Platsen som du tar.
option-play-bot = Vem som spelar de andra platserna: novice, casual, strong, master eller någon annan av spelets spelare.
option-play-deck = Korten i givordning, eller en fil med dem; en gång till för varje ytterligare giv.
option-play-resume = Fortsätt ett sparat parti.
option-play-save = Var partiet sparas.
option-play-hotseat = Ingen är en bot: alla spelar vid det här tangentbordet.
option-play-plain = Håll dig till textrader: för skärmläsare och rör.
option-join-name = Vad de andra kallar dig.
option-split-all = Visa varje sätt som kan vara bäst.
option-score-points = Poängen i Poker Squares: american eller english.
option-score-dealer = Platsen som gav i Nine Card Brag; den till vänster visar först.
option-deal-deal = Vilken giv i partiet, från 1.

## Vad som är fel på en kommandorad

error-usage-command = Det finns inget kommando ”{ $command }”. Kommandona är { $known }.
error-usage-option = ”{ $command }” har ingen flagga { $option }. Se { $command } --help.
error-usage-option-value = { $option } behöver ett värde. Se { $command } --help.
error-usage-missing = { $argument } saknas. Se { $command } --help.
error-usage-extra = { $command } kan inte göra något med ”{ $argument }”. Se { $command } --help.
error-usage-value = { $option } är något av { $values }, inte ”{ $value }”.
error-usage-number = { $option } är ett heltal, inte ”{ $value }”.
error-usage-least = { $option } är minst { $least }.
error-usage-most = { $option } är högst { $most }.
error-usage-together = { $option } och { $other } går inte att använda samtidigt.
error-usage-idle = { $option } säger ingenting om sådana kort.
error-usage-other = Det här går inte att förstå. Se { $command } --help.
error-score-groups = Det här är varken 25 kort, två eller tre grupper om 15 eller tre till fem grupper om nio.
error-no-such-file = { $file } går inte att läsa: filen finns inte.
error-huge-file = { $file } är för stor: en fil får ha { $megabytes } MB.
error-not-text = { $file } är ingen text: rad { $line } går inte att läsa som UTF-8.
error-unreadable-file = { $file } går inte att läsa: { $reason }.
error-system = { $file }: systemet vägrar. { $reason }.

## Spel

games-seats = { $least ->
    [one] { $most ->
        [one] ensam
       *[other] 1–{ $most } platser
    }
   *[other] { $most ->
        [2] två platser
       *[other] { $least }–{ $most } platser
    }
}

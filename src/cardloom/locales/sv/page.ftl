# Sidan: dess ram, dess lobby och Poker Squares. Andra spelplaner har egna filer.

page-title = Cardloom
page-title-table = { $game } – Cardloom
page-title-your-turn = Din tur – { $game }
page-title-poker-squares = Poker Squares
page-title-grid-poker = Grid Poker
page-title-pyramid-poker = Pyramid Poker
page-title-nine-card-brag = Nine Card Brag
page-title-puzzle-poker = Puzzle Poker
page-title-puzzle-solo = Puzzle Poker ensam

## Kort

page-card = { $suit ->
    [c] klöver
    [d] ruter
    [h] hjärter
   *[s] spader
} { $rank ->
    [J] knekt
    [Q] dam
    [K] kung
    [A] ess
   *[other] { $rank }
}
page-card-joker = { $joker ->
    [r] röd joker
   *[b] svart joker
}
page-card-named = { $joker ->
    [r] röd joker
   *[b] svart joker
} som { $card }
page-card-face-down = kort med baksidan upp
page-empty = tom

page-category = { $category ->
    [royal-flush] Royal flush
    [straight-flush] Färgstege
    [four] Fyrtal
    [full-house] Kåk
    [flush] Färg
    [straight] Stege
    [three] Triss
    [two-pair] Två par
    [pair] Par
   *[high-card] Högt kort
}
# As wide as a card on a phone.
page-category-brief = { $category ->
    [royal-flush] Royal
    [straight-flush] Färg­stege
   *[other] { page-category }
}
page-draw = { $category ->
    [royal-flush] royal flush
    [straight-flush] färgstege
    [flush] färg
   *[straight] stege
}, { $short } saknas

## Personer

page-you = Du
page-guest = Gäst
page-free-seat = Ledig plats
page-level = { $player ->
    [random] Slump
    [greedy] Girig
    [rule] Efter regel
    [novice] Nybörjare
    [casual] Hyfsad
    [strong] Stark
    [master] Mästare
   *[other] { $player }
}
page-bot = Bot: { $level }

## Lobbyn

page-site = Webbplats
page-language = Språk
page-look-label = Utseende: { $look }
page-look = Utseende
page-look-system = Som systemet
page-look-light = Ljust
page-look-dark = Mörkt
page-games = Spel
page-your-tables = Dina bord
page-open-tables = Öppna bord
page-games-to-watch = Spel att titta på
page-since = i { $span }
page-moves = { $count ->
    [one] ett drag
   *[other] { $count } drag
}
page-line-poker-squares = Ett kort i taget i ditt rutnät. Tio linjer ger poäng till slut.
page-line-grid-poker = Ta rader och kolumner och väv sedan tre händer om fem.
page-line-pyramid-poker = Bygg en pyramid tillsammans och plocka isär den till tre händer.
page-line-nine-card-brag = Nio kort, tre högar. Vinn två ronder och potten är din.
page-line-puzzle-poker = En duell om femton rutor. Kombinationer ger bonus, bonusar bildar kedjor.
page-line-puzzle-solo = Nio rutor, en lek. Skjut, kedja och nå över tjugo poäng.
page-facts-poker-squares = 1 till 8 platser, 8 minuter
page-facts-grid-poker = 2 eller 3 platser, 12 minuter
page-facts-pyramid-poker = 2 platser, 15 minuter
page-facts-nine-card-brag = 3 till 5 platser, 3 minuter per giv
page-facts-puzzle-poker = 2 platser, 15 minuter
page-facts-puzzle-solo = 1 plats, 10 minuter
page-statistics = Spelat { $played }, vunnet { $won }
page-play = Spela
page-play-game = Spela { $game }
page-opponent = Vem som spelar { $game } med dig
page-find-person = Vem som helst
page-invite = Bjud in en vän
page-invite-to = Bjud in en vän till { $game }
page-rules = Regler
page-rules-of = Regler för { $game }
page-options = Anpassa
page-options-of = Anpassa { $game }
page-how-many = Antal platser
page-seat-number = Plats { $seat }
page-seat-friend = En vän, med länk
page-rules-of-table = Regler
page-table = Bord
page-your-name = Ditt namn
page-clock = Klocka, för var och en
page-clock-minutes = { $minutes ->
    [0] ingen
    [1440] en dag
    [4320] tre dagar
   *[other] { $minutes } minuter, 5 sekunder till per drag
}
page-clock-none = Ingen klocka
page-clock-set = { $minutes ->
    [1440] En dag var
    [4320] Tre dagar var
   *[other] { $minutes } minuter var
}
page-listed = Syns i lobbyn: vem som helst får sätta sig
page-watchable = Andra får titta på
page-with-chat = Med chatt
page-invite-go = Skapa länken
page-value = { $value ->
    [true] ja
    [false] nej
    [american] amerikanska poäng
    [english] engelska poäng
    [hidden] dolda
    [open] öppna
    [drawn] lottas
    [basic] enkel räkning
    [advanced] avancerad räkning
    [full] fullt minne
    [none] inget minne
   *[other] { $value }
}
page-invite-title = Bjud in till { $game }
page-invite-how = Skicka den här länken. Den som öppnar den först får den lediga platsen; din egen plats förblir din.
page-invite-link = Inbjudningslänk
page-copy = Kopiera
page-copied = Kopierat
page-waiting-friend = väntar på en vän
page-bot-instead = Sätt en bot där i stället
page-change = Ändra
page-join-title = { $game }: en plats för dig?
page-sit-down = Sätt dig
page-watch = Titta på
page-no-table = Inget bord här

## Varje bords ram

page-close = Stäng
page-lobby = Lobby
page-to-lobby = Cardloom, till lobbyn
page-tools = Bordets verktyg
page-seats = Platser
page-all-seats = Visa alla platser
page-board = Spelplan
page-notes = Anteckningar
page-menu = Meny
page-log = Logg
page-chat = Chatt
page-log-label = Dragen i ordning
page-log-and-chat = Logg och chatt
page-log-and-chat-new = Logg och chatt{ $count ->
    [0] { "" }
    [one] , 1 nytt meddelande
   *[other] , { $count } nya meddelanden
}
page-log-line = { $name }: { $text }
page-log-hidden = { $names } har valt
page-log-jump = Visa bordet som det såg ut då
page-undo = Ta tillbaka
page-undo-label = Ta tillbaka, till före mitt senaste drag
page-undo-asked = Du ber att få ta tillbaka ditt drag.
page-undo-asks = { $name } vill ta tillbaka ett drag.
page-undo-allow = Tillåt
page-undo-refuse = Nej
page-sound = Ljud
page-sound-is-on = Ljudet är på
page-sound-is-off = Ljudet är av
page-on = På
page-off = Av
page-save-record = Spara protokollet
page-check-shuffle = Kontrollera blandningen
page-resign = Ge upp
page-resign-sure = Ge upp nu?
page-leave = Lämna, din plats hålls
page-rematch = Revansch
page-rematch-asked = Revansch begärd
page-replay = Repris
page-replay-fact = Efter drag { $number } av { $count }.
page-replay-first = till början
page-replay-previous = ett drag bakåt
page-replay-next = ett drag framåt
page-replay-last = till slutet
page-replay-as = Med vems ögon
page-replay-bystander = Som åskådare
page-replay-seat = Som plats { $seat }: { $name }
page-to-table = Till bordet
page-next-table = Till revanschen

page-your-turn = Din tur.
page-their-turn = { $name } är i tur.
page-thinks = { $name } tänker.
page-waiting-for = Väntar på { $names }.
page-sending-fact = Skickar.
page-sending-task = Bordet har inte svarat än
page-open-fact = Väntar på spelare.
page-open-task = Spelet börjar när alla platser är tagna
page-your-turn-short = Din tur
page-their-turn-short = { $name } är i tur
page-open-short = Väntar på spelare
page-dealing-fact = Korten delas ut.
page-back-fact = Efter drag { $number }.
page-back-task = Bordet som det såg ut då
page-back-now = Tillbaka till nu
page-not-possible = Går inte.

page-seat-open = väntar på någon
page-seat-gone = har lämnat
page-seat-winner = Vinnare
page-seat-rematch = Vill ha revansch
page-seat-away = Borta
page-seat-away-for = Borta i { $span }
page-seat-count = { $count ->
    [one] ensam
   *[other] { $count } platser
}
page-tokens = { $points ->
    [one] 1 mark
   *[other] { $points } marker
}
page-points = { $points } poäng
page-seconds = { $count ->
    [one] 1 sekund
   *[other] { $count } sekunder
}
page-minutes = { $count ->
    [one] 1 minut
   *[other] { $count } minuter
}
page-hours = { $count ->
    [one] 1 timme
   *[other] { $count } timmar
}
page-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagar
}

page-end-you = Du vinner.
page-end-you-score = Du vinner, { $more } mot { $less }.
page-end-other = { $name } vinner.
page-end-other-score = { $name } vinner, { $more } mot { $less }.
page-end-shared = { $names } delar segern.
page-end-nobody = Oavgjort.
page-end-alone = { $points } poäng.
page-end-alone-won = Vunnet, med { $points } poäng.
page-end-gone = { $name } har lämnat spelet
page-outcome-won = vunnet
page-outcome-lost = förlorat
page-outcome-shared = delat
page-outcome-drawn = oavgjort

page-link-offline = Inget nät. Du kan se dig omkring; spelet fortsätter när det är tillbaka.
page-link-lost = Förbindelsen är bruten. Försöker igen.
page-link-lost-pending = Förbindelsen är bruten. Ditt drag är sparat och skickas igen.
page-link-slow = Svag förbindelse. Ditt drag är sparat och skickas igen.
error-unreachable = Servern går inte att nå. Finns det ett nät?
error-http-status = Servern svarade med status { $status }. Det kan bero på en proxy däremellan.

page-chat-message = Meddelande
page-chat-placeholder = Säg något
page-chat-send = Skicka
page-chat-hush = Tysta { $name }
page-chat-hush-how = Tysta någon: tryck på färgrutan
page-chat-off = Chatt av
page-chat-on = Chatt på
page-preset-hello = Hej
page-preset-good-luck = Lycka till
page-preset-well-played = Snyggt spelat
page-preset-thanks = Tack
page-preset-one-moment = Ett ögonblick
page-preset-sorry = Förlåt
page-preset-good-game = Bra spel
page-preset-goodbye = Hej då

page-shuffle-how = Före given visade bordet ett märke för sin hemlighet, och sedan lade allas webbläsare till något eget. Korten följer av båda, så ingen kunde välja dem.
page-shuffle-mark = Märket, visat före given:
page-shuffle-secret = Hemligheten, visad efter spelet:
page-shuffle-later = Hemligheten visas när spelet är slut.
page-shuffle-matches = Hemligheten som nu visas stämmer med märket från före given
page-shuffle-yourself = Kontrollera själv
page-shuffle-good = Blandningen stämmer.
page-shuffle-bad-secret = Hemligheten stämmer inte med märket.
page-shuffle-bad-share = Det som din webbläsare lade till saknas.
page-shuffle-bad-deck = Korten är inte de från den utlovade blandningen.
page-shuffle-insecure = Din webbläsare kan bara kontrollera detta på en säker sida (https). ”cardloom verify” kan kontrollera det sparade protokollet.

## Tangenter

page-keys = Tangenter
page-keys-label = Tangenter. Tryck på frågetecken
page-keys-move = Förflytta dig
page-keys-play = Spela
page-keys-listen = Lyssna
page-keys-view = Visa
page-key-arrows = till nästa ruta
page-key-tab = spelplan, hand, verktyg
page-key-f6 = band, spelplan, anteckningar
page-key-enter = lägg, ta, välj
page-key-number = välj handens kort n
page-key-escape = släpp kortet
page-key-u = ta tillbaka
page-key-v = radens och kolumnens värde här
page-key-w = vems tur, vad som krävs
page-key-g = läs upp spelplanen
page-key-l = senaste draget
page-key-t = klocka, poäng
page-key-sort = sortera efter valör, efter färg
page-key-m = logg och chatt
page-key-help = de här tangenterna

page-speak-seat = { $name }, plats { $seat }
page-speak-amount = { $name }: { $amount }
page-speak-clock = tid kvar { $time }
page-speak-nothing = Inget att värdera här
page-no-points = Inga poäng än
page-no-move = Inget drag än

## Poker Squares

page-squares-ask = Lägg { $card } i en tom ruta
page-squares-placed = Ditt kort är lagt
page-squares-grids = { $grids ->
    [open] öppna rutnät
   *[hidden] dolda rutnät
}
page-squares-points = { $points ->
    [english] engelska poäng
   *[american] amerikanska poäng
}
page-squares-points-title = { $points ->
    [english] Engelska poäng
   *[american] Amerikanska poäng
}
page-squares-hidden = { $grids ->
    [open] Alla ser alla rutnät.
   *[hidden] Rutnäten är dolda till kort 25.
}
page-squares-placing = Lägger kort { $turn }
page-squares-has-placed = { $bot ->
    [true] Bot, har lagt
   *[false] Har lagt
}
page-squares-has-placed-short = har lagt
page-squares-choosing = { $bot ->
    [true] Bot, väljer
   *[false] Väljer ännu
}
page-squares-choosing-short = väljer
page-squares-log = { $card } till { $cell }
page-squares-open = öppen
page-squares-row = rad { $row }
page-squares-column = kolumn { $column }
page-squares-tag = { $line }: { $text }
page-squares-line-made = { $category ->
    [royal-flush] royal flush
    [straight-flush] färgstege
    [four] fyrtal
    [full-house] kåk
    [flush] färg
    [straight] stege
    [three] triss
    [two-pair] två par
   *[pair] par
}, { $points } poäng
page-squares-becomes = { $line } blir { $category ->
    [royal-flush] en royal flush
    [straight-flush] en färgstege
    [four] ett fyrtal
    [full-house] en kåk
    [flush] en färg
    [straight] en stege
    [three] en triss
    [two-pair] två par
   *[pair] ett par
}, { $points } poäng
page-squares-cell = { $cell }, { $card }
page-squares-cell-last = { $cell }, { $card }, ditt senaste kort
page-squares-cell-sent = { $cell }, { $card }, skickat
page-squares-cell-empty = { $cell }, tom
page-squares-cell-place = { $cell }, tom. Lägg { $card } här
page-squares-cell-place-makes = { $cell }, tom. Lägg { $card } här: { $makes }
page-squares-grid = Ditt rutnät, 5 gånger 5. Piltangenterna flyttar, Enter lägger, V läser upp raden och kolumnen
page-squares-grid-of = Rutnät: { $name }
page-squares-look = Visa rutnätet: { $name }
page-squares-ahead = { $points } poäng före
page-squares-best = Bästa linjen: { $line }
page-squares-target = { $won ->
    [true] { $points } behövdes
   *[false] { $points } hade vunnit
}
page-squares-card-of = Kort { $turn } av 25
page-squares-announced = uppropat kort: { $card }
page-squares-lines-made = Färdiga linjer
page-squares-worth-now = Värde nu
page-squares-dock = { $mine ->
    [true] Tryck på en gyllene ruta. Färdiga linjer: { $made }, nu { $now }
   *[false] Färdiga linjer: { $made }, nu { $now }
}
page-squares-dock-aimed = Tryck igen för att lägga. Färdiga linjer: { $made }, nu { $now }, med { $cell } { $then }

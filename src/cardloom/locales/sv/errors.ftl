# Nej: vad som är fel, och vad som vore rätt.

## Kort
error-not-a-card = ”{ $text }” är inget kort. Ett kort är en valör och en färg, som 7h eller Td; jokrarna är Xr och Xb.
error-not-one-card = ”{ $text }” är inte ett kort.
error-card-twice = { $card } finns två gånger.

## Lekar
error-not-in-deck = { $card } finns inte i det här spelets lek.
error-short-deck = Leken har { $cards } kort; det behövs minst { $needed }. Ett som saknas: { $missing }.
error-no-more-decks = Giv { $deal } behöver en lek, och varken en lek eller ett frö finns kvar.

## Spel och val
error-unknown-game = Det finns inget spel ”{ $game }”. Spelen är { $known }.
error-unknown-player = Det finns ingen spelare ”{ $player }”. Spelarna är { $known }.
error-option-name = Spelet har inget val ”{ $option }”. Det har: { $known }.
error-option-value = Valet { $option } kan inte vara ”{ $value }”. Det kan vara { $values }.
error-seats = Spelet har inte plats för { $seats }. Det är för { $least } till { $most }.

## Alla drag
error-game-over = Spelet är slut.
error-not-your-turn = Plats { $seat } står inte på tur. På tur: { $to_act }.
error-no-such-seat = Det finns ingen plats { $seat }. Platserna är 1 till { $seats }.
error-move-not-text = Ett drag är en text, inte { $type }.
error-unreadable-move = ”{ $text }” går inte att förstå som drag här. Ett drag ser ut så här: { $form }.
error-not-in-hand = { $card } finns inte på din hand.
error-unknown-cell = ”{ $cell }” är ingen ruta i rutnätet. Rutorna går från a1 till { $last }.

## Poker Squares
error-other-card = { $card } ropades inte upp. Kortet att lägga är { $announced }.
error-cell-taken = På { $cell } ligger redan { $card }. Välj en tom ruta.

## Nine Card Brag
error-brag-declaring = Högarna kommer när alla har sagt sitt. Säg först: stay, show quads eller show pairs.
error-brag-arranging = Alla har sagt sitt. Lägg nu dina kort i tre högar, den bästa först, till exempel: { $form }.
error-brag-no-quads = Du har inget fyrtal; det du har flest av är { $most } med valören { $rank }. Säg stay i stället.
error-brag-no-pairs = Fyra par är fyra olika valörer som du har två eller fler av; du har { $pairs } ({ $ranks }). Säg stay i stället.
error-brag-piles = Dina nio kort ska i tre högar, inte { $piles }. Kort i samma hög skrivs ihop, högar för sig.
error-brag-pile-size = Varje hög har tre kort; hög { $pile } har { $cards }.
error-brag-not-yours = { $card } finns inte på din hand. Du har { $hand }.
error-brag-order = Hög { $next }, { $better } ({ $best ->
        [prial] prial
        [running-flush] färgstege
        [run] stege
        [flush] färg
        [pair] par
       *[high-card] högsta kort
    }), slår hög { $pile }, { $cards } ({ $category ->
        [prial] prial
        [running-flush] färgstege
        [run] stege
        [flush] färg
        [pair] par
       *[high-card] högsta kort
    }). Den bästa högen kommer först: lägg { $better } före { $cards }.

## Grid Poker
error-unknown-line = ”{ $line }” är ingen linje. Linjerna är row1, row2, row3 uppifrån och col1, col2, col3 från vänster.
error-line-taken = p{ $seat } har just tagit { $line }. På de fem andra linjerna ligger ännu kort.
error-draft-over = Alla rutnät är uppdelade. Bygg nu tre händer om fem av dina kort.
error-draft-first = Det här är rutnät { $grid } av { $grids }. Händerna bygger du när alla är uppdelade.
error-not-three-hands = { $hands ->
    [one] Det här är en hand.
   *[other] Det här är { $hands } händer.
  } Bygg tre om fem kort var.
error-not-five-cards = { $cards ->
    [one] Hand { $hand } har ett kort.
   *[other] Hand { $hand } har { $cards } kort.
  } Varje hand behöver precis fem.
error-card-not-owned = Du har inte { $card }. Dina kort är { $owned }.

## Pyramid Poker
error-outside-pyramid = ”{ $cell }” är ingen plats i den här pyramiden. Grunden är a1 till { $last }, och varje nivå har en plats färre.
error-block-there = På { $cell } ligger redan ett block.
error-cell-not-open = { $cell } är inte öppen än. Under den måste två block röra vid varandra: { $count ->
    [one] { $missing } är ännu tom.
   *[other] { $missing } är ännu tomma.
  }
error-no-block = På { $cell } ligger inget block.
error-block-covered = Blocket på { $cell } är inte fritt: { $count ->
    [one] blocket på { $above } vilar på det.
   *[other] blocken på { $above } vilar på det.
  }
error-pyramid-first = Först ska pyramiden bli klar: { $blocks ->
    [one] ett block är
   *[other] { $blocks } block är
  } kvar att lägga.
error-take-first = Alla block är lagda. Ta ett som inget ligger på.
error-keep-first = Behåll först ett av blocken som vändes för din joker: { $cards }.
error-not-to-keep = Du kan inte behålla { $card }. Du får behålla { $cards }.
error-hand-first = Lägg först { $card } i en av dina händer.
error-hand-full = Hand { $hand } är full: den har { $cards } kort. Välj en hand med plats.
error-no-such-hand = Det finns ingen hand ”{ $hand }”. Dina händer har numren 1 till { $hands }.

## Puzzle Poker
error-puzzle-plain-card = { $card } är inget kort som kan spelas. En joker spelas utan namn: Xr eller Xb.
error-puzzle-not-held = Du har inte { $card }. Du har: { $held }.
error-puzzle-no-name = ”{ $text }” ger ingen joker ett namn. Ett namn ser ut så här: { $form }.
error-puzzle-name-first = Säg först vad jokern vid { $cell } är, eller låt den vara: name none.
error-puzzle-name-other = { $named } är i kombination med { $cell } bara om också { $other } får ett namn. Ge { $other } ett namn.
error-puzzle-name-rank = Leken har ingen { $card }; en joker kan vara vilken valör i leken som helst, i vilken färg som helst.
error-puzzle-name-not-there = { $joker } ligger inte utan namn på rutnätet.
error-puzzle-name-no-meld = { $name } skulle inte vara i kombination med { $cell }, rutan som just spelades.
error-puzzle-nothing-to-name = Ingen joker kan få ett namn nu. Först måste ett kort ge den en kombination.
error-puzzle-front-rows = { $cell } är inte öppen än. Så länge din sida är tom spelar du på dina främre rader, { $rows }.
error-puzzle-own-side = { $cell } är inte öppen. Så länge din sida har tomma rutor spelar du där: { $open }.
error-puzzle-keep-first = Behåll först en av rutorna som just gav poäng, till exempel { $form }, eller säg keep none.
error-puzzle-keep-shared = { $cell } är i den delade raden, där inget kort kan ligga kvar.
error-puzzle-keep-scored = På { $cell } gav inget kort poäng nyss. Du får behålla någon av dessa: { $cells }.
error-puzzle-nothing-to-keep = Inget som du kunde behålla har just gett poäng.
error-puzzle-remove-first = Rutnätet är fullt. Ta först bort ett kort, för två poäng: { $form }.
error-puzzle-place-first = Lägg först ett av korten som du drog: { $drawn }.
error-puzzle-not-drawn = Du drog inte { $card } nu. Lägg något av dessa: { $drawn }.
error-puzzle-act = Ditt kort är lagt. Spela nu ett kort, skjut ett, eller säg done.
error-puzzle-play-bonus = En bonus är ett kort som du spelar, till exempel { $form }.
error-puzzle-shift-nothing = På { $cell } finns inget kort att skjuta.
error-puzzle-shift-far = { $cell } ligger inte bredvid { $origin }. { $hard ->
    [0] Ett kort kan skjutas en ruta åt åtta håll.
   *[1] I det svåra spelet skjuts ett kort en ruta uppåt, nedåt, åt vänster eller åt höger.
  }

## Sparade partier
error-record-not-text = Rad { $line } är inte text i UTF-8. Ett sparat parti är en textfil.
error-record-huge = Texten är längre än { $megabytes } miljoner tecken. Så långt är inget parti.
error-record-toml = Rad { $line }, kolumn { $column } är inte TOML: { $problem }.
error-record-deep = Tabeller ligger i tabeller, mer än { $most } djupt.
error-record-number = Ett tal har mer än { $most } bitar.
error-record-version = Det här partiet har version { $version }; här går version { $known } att läsa.
error-record-missing = Partiet säger inte { $name }.{ $name ->
    [cardloom] {" "}Det börjar med raden: cardloom = 1.
   *[other] {""}
  }
error-record-key = Ett parti har ingen nyckel ”{ $name }” där. Det kan ha: { $known }. En egen nyckel börjar med ”_” och står före alla tabeller.
error-record-type = { $name } måste vara { $wanted ->
        [text] en text inom citattecken
        [number] ett heltal
        [list] en lista inom hakparenteser
        [table] en tabell
       *[value] en text inom citattecken, ett heltal, true eller false
    }.
error-record-entry = Post { $entry } i { $name } måste vara { $wanted ->
        [number] ett heltal
       *[text] en text inom citattecken
    }.
error-record-digits = { $name } måste vara { $digits } av tecknen 0 till 9 och a till f.
error-record-game = { $reason }
error-record-options = { $reason }
error-record-deck = Lek { $deck }: { $reason }
error-record-unknown-card = Lek { $deck }, kort { $place } är okänt (??). Bara ett parti med alla sina kort kan spelas upp.
error-record-no-deck = Partiet har ingen lek. { $reason }
error-record-no-seat = Drag { $move }, ”{ $text }”, måste börja med vem som gör det: p1, p2 och så vidare, sedan ett blanksteg och draget.
error-record-move = Drag { $move }, ”{ $text }”: { $reason }
error-record-result = Resultatet säger { $name } { $said }; dragen leder till { $found }.
error-record-result-seat = Resultatet säger { $name } { $seat }; platserna är 1 till { $seats }.
error-record-result-end = Resultatet säger { $name } { $seat }, { $over ->
    [1] men spelet var slut enligt reglerna
   *[0] och att en annan plats också lämnade
  }. Ett parti slutar en gång.

## Blandningar
error-shuffle-none = Partiet berättar inte hur det blandades.
error-shuffle-algorithm = Blandningen ”{ $algorithm }” är inte känd här; ”{ $known }” är det.
error-shuffle-not-revealed = Den här blandningens hemlighet är inte avslöjad än.
error-shuffle-seed = Partiet har ett frö också, så lekarna behöver inte vara blandningens.
error-shuffle-commitment = Löftet är { $commitment }, men den här hemligheten ger { $found }.
error-shuffle-seating = De som kom sitter i ordningen { $said }; blandningen ger { $found }.
error-shuffle-lot = Valet { $option } är { $said }; lotten ger { $found }.
error-shuffle-deck = Kort { $place } i lek { $deck } är { $said }; blandningen ger { $found }.

## Matcher
error-match-empty = Matchens logg är tom.
error-match-event = Händelse { $event } i loggen är ingen som en match känner till.
error-match-refused = Händelse { $event } i loggen: { $reason }
error-match-not-created = En match börjar med att den skapas.
error-match-created = Matchen är redan skapad.
error-match-waiting = Matchen har inte börjat: { $chairs ->
        [one] en stol är tom
       *[other] { $chairs } stolar är tomma
    }.
error-undo-nothing = Plats { $seat } har inte gjort något drag som kan tas tillbaka.
error-undo-revealed = Det är för sent att ta tillbaka: p{ $seat }s drag ”{ $move }” har visat något sedan dess.
error-undo-answered = Det är för sent att ta tillbaka: p{ $seat } har svarat med ”{ $move }”.

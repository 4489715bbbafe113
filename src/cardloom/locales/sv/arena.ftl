# Serier mellan spelare.

command-arena =
    Låt spelare mötas i en serie: samma givar för alla, och alla på varje plats.

    Rankingen är i Elopoäng: 400 mer är tio vinster mot en. ± är halva intervallet som rymmer sanningen 95 gånger av 100.
option-arena-players =
    Vilka som spelar, med komman: ett namn, vid behov med tänketid (master:seconds=0.5), eller ett program (cmd:python3 mybot.py).
option-arena-games = Minst så många partier; varje giv spelas av alla, på varje plats.
option-arena-seed = Ett heltal som bestämmer givarna och spelarnas slump.
option-arena-seconds = Hur länge ett program får tänka på ett drag.
option-arena-jobs = Hur många partier som spelas samtidigt; annars ett per processorkärna.
option-arena-ray = Spela på det Raykluster som den här datorn hör till, i stället för här.
option-arena-keep = Var partier och resultat sparas; en avbruten serie fortsätter därifrån.

arena-title = { $game }: { $games ->
        [one] ett parti
       *[other] { $games } partier
    }, { $deals ->
        [one] en giv
       *[other] { $deals } givar
    }.
arena-player = spelare
arena-rating = ranking
arena-wins = vinster
arena-points = poäng
arena-move = per drag
arena-legend = Per drag: medelvärdet, och det som 99 av 100 håller sig under, i tusendels sekunder.
arena-forfeits = { $player } förlorade { $games ->
        [one] ett parti
       *[other] { $games } partier
    } enligt reglerna. { $reason }

error-league-players = En serie behöver olika spelare, och minst två om spelet har flera platser. Den har: { $players }.
error-league-class = { $player } är ingen spelare som kan importeras: { $reason }.
error-league-folder = Serien kan inte sparas i { $folder }: { $reason }.
error-league-running = En annan körning skriver till { $folder }.
error-league-differs = { $folder } innehåller en annan serie: { $name } är { $kept } där, inte { $said }.
error-league-broken = Resultaten i { $folder } kan inte läsas: { $reason }.
error-league-no-ray = Serier på ett kluster behöver Ray, som inte är installerat: pip install 'cardloom[ray]'.
error-league-cluster = Det går inte att ansluta till klustret på { $address }: { $reason }.
error-program-not-started = Programmet kan inte startas: { $reason }.
error-program-slow = Programmet tog mer än { $seconds } sekunder för ett drag.
error-program-ended = Programmet slutade med status { $status } i stället för att svara. Dess sista ord: { $reason }
error-program-rubbish = Programmet svarade ”{ $answer }”, vilket inte har formen {"{"}"move": "…"{"}"}.
error-program-illegal = Programmet svarade ”{ $move }”, vilket inte är ett tillåtet drag.

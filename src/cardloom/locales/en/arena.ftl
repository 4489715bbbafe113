# Leagues of players.

command-arena =
    Let players meet in a league: the same deals for all, everybody on every seat.

    Ratings are in Elo’s points: 400 more are ten wins for one. ± is half the interval that holds the truth 95 times in 100.
option-arena-players =
    Who plays, with commas: a name, with a budget if need be (master:seconds=0.5), or a program (cmd:python3 mybot.py).
option-arena-games = How many games at least; every deal is played by all, on every seat.
option-arena-seed = A whole number that determines the deals and the players’ chances.
option-arena-seconds = How long a program may think about a move.
option-arena-jobs = How many games are played at the same time; without it, one a processor core.
option-arena-ray = Play on the Ray cluster that this machine belongs to, instead of here.
option-arena-keep = Where records and results are kept; a league that was interrupted goes on from there.

arena-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }.
arena-player = player
arena-rating = rating
arena-wins = wins
arena-points = points
arena-move = a move
arena-legend = A move: the mean, and what 99 of 100 stay below, in thousandths of a second.
arena-forfeits = { $player } lost { $games ->
        [one] one game
       *[other] { $games } games
    } by rule. { $reason }

error-league-players = A league needs different players, and two of them at least if the game has several seats. It has: { $players }.
error-league-class = { $player } is no player that can be imported: { $reason }.
error-league-folder = The league cannot be kept in { $folder }: { $reason }.
error-league-running = Another run is writing to { $folder }.
error-league-differs = { $folder } keeps another league: { $name } is { $kept } there, not { $said }.
error-league-broken = The results in { $folder } cannot be read: { $reason }.
error-league-no-ray = Leagues on a cluster need Ray, which is not installed: pip install 'cardloom[ray]'.
error-league-cluster = The cluster at { $address } cannot be joined: { $reason }.
error-program-not-started = The program cannot be started: { $reason }.
error-program-slow = The program took longer than { $seconds } seconds for a move.
error-program-ended = The program ended with status { $status } instead of answering. Its last words: { $reason }
error-program-rubbish = The program answered “{ $answer }”, which is not of the form {"{"}"move": "…"{"}"}.
error-program-illegal = The program answered “{ $move }”, which is not a legal move.

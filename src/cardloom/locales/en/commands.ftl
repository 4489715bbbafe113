# The command line: what the commands and their options do.

command-cardloom =
    Five games of building poker hands, to play and to study.

    COMMAND --help tells more about a command.

    The status is 0 when all is well, 1 when a check fails, 2 for bad input, 130 when interrupted.
command-play =
    Play a game against bots, or against each other at one keyboard.

    Without KEY you are asked which game. At the table, “help” lists what you can type.
command-join =
    Sit down at a table of a server.

    URL is the link that you were given. Come back to your seat with the same link.
command-games = List the games, their seats and their options.
command-replay =
    Show a recorded game as it ended, or as it stood after a move.

    FILE is a .loom record; - reads the standard input.
command-legal =
    List the moves that may be made in a recorded game.

    FILE is a .loom record; - reads the standard input.
command-rank =
    Name hands and put them in order, best first.

    Five cards make a poker hand, jokers as in Grid Poker; three cards make a brag pile.
command-split =
    Find the best ways to split cards into three hands.

    15 to 20 cards make three poker hands of Grid Poker; nine cards with --brag make three piles.
command-score =
    Score a game that was played with real cards.

    25 cards, row by row, are a grid of Poker Squares. Two or three groups of 15 cards are the hands of Grid Poker, a seat each,
    hand by hand. Three to five groups of nine cards are the piles of Nine Card Brag, best pile first.

    A group is an argument, or a line of the FILE that is the only argument; - reads the standard input.
command-deal = Deal a game from a seed and show the deck, in dealing order.
command-verify =
    Check that a recorded game was shuffled as it was promised.

    The status is 1 if it was not.
command-completion =
    Print the script that completes cardloom's commands in your shell.

    bash: eval "$(cardloom completion bash)" in ~/.bashrc; zsh likewise; fish: cardloom completion fish | source

help-usage = Usage:
help-options = Options
help-commands = Commands

option-help = Show this text and end.
option-language = The language: en, sv or it.
option-letters = Write suits as letters: 7h, not 7♥.
option-version = Show the version and end.
option-json = Write data for a program.
option-seed = A whole number that determines the deal.
option-at = Stop after so many moves.
option-seat = See it as this seat; without it, as a bystander.
option-seats = How many seats.
option-option = An option of the game, such as points=english; “cardloom games” lists them.
option-brag = Cards are those of Nine Card Brag: piles of three.
option-play-seats = How many seats, or the players' names with commas; a bot's name seats that bot.
option-play-seat = The seat that you take.
option-play-bot = Who plays the other seats: novice, casual, strong, master, or another player of the game.
option-play-deck = The cards in dealing order, or a file that holds them; again for each further deal.
option-play-resume = Go on with a saved game.
option-play-save = Where the game is saved.
option-play-hotseat = Nobody is a bot: all seats play at this keyboard.
option-play-plain = Keep to lines of text: for screen readers and pipes.
option-join-name = What the others call you.
option-split-all = List every way that could be best.
option-score-points = Which points count in Poker Squares: american or english.
option-score-dealer = The seat that dealt, in Nine Card Brag; the one on its left shows first.
option-deal-deal = Which deal of the game, from 1.

## What is wrong with a command line

error-usage-command = There is no command “{ $command }”. The commands are { $known }.
error-usage-option = “{ $command }” has no option { $option }. See { $command } --help.
error-usage-option-value = { $option } needs a value. See { $command } --help.
error-usage-missing = { $argument } is missing. See { $command } --help.
error-usage-extra = { $command } cannot do anything with “{ $argument }”. See { $command } --help.
error-usage-value = { $option } is one of { $values }, not “{ $value }”.
error-usage-number = { $option } is a whole number, not “{ $value }”.
error-usage-least = { $option } is { $least } at least.
error-usage-most = { $option } is { $most } at most.
error-usage-together = { $option } and { $other } cannot be used together.
error-usage-idle = { $option } says nothing about cards like these.
error-usage-other = This cannot be read. See { $command } --help.
error-score-groups = These are not 25 cards, nor two or three groups of 15, nor three to five groups of nine.
error-no-such-file = { $file } cannot be read: there is no such file.
error-huge-file = { $file } is too large: a file may have { $megabytes } MB.
error-not-text = { $file } is not a text: line { $line } cannot be read as UTF-8.
error-unreadable-file = { $file } cannot be read: { $reason }.
error-system = { $file }: the system refuses. { $reason }.

## Games

games-seats = { $least ->
    [one] { $most ->
        [one] alone
       *[other] 1-{ $most } seats
    }
   *[other] { $most ->
        [2] two seats
       *[other] { $least }-{ $most } seats
    }
}

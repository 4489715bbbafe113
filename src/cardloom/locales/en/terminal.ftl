# The table as an application in the terminal.

terminal-waits = Waiting for { $names }
terminal-type = a move, such as “c3” or “take row2”
terminal-thinking = Thinking ...
terminal-review = R: the review.
terminal-weave = Weave it for me
terminal-best-first = Best first
terminal-build = { $verb ->
    [pile] Cover the piles
   *[build] Build
}
terminal-open-seat = Open seat
terminal-connecting = Going to the table ...
terminal-connection-lost = The connection is lost. Trying again ...
terminal-waiting-for-people = Waiting until all seats are taken.
terminal-gone = { $name } has left the game.
terminal-undo-asked = { $name } would like to take the last move back. Y: yes, N: no.

terminal-key-hint = Hint
terminal-key-undo = Undo
terminal-key-sort = Sort
terminal-key-weave = Weave
terminal-key-build = Build
terminal-key-log = Log
terminal-key-type = Type
terminal-key-help = Help
terminal-key-quit = Quit

terminal-help-arrows = Arrow keys: go to what is gold. The mouse points too.
terminal-help-enter = Enter, space or a click: pick it. First the card, then the place.
terminal-help-digits = 1 2 3: put the card into that hand; 0 takes it out.
terminal-help-escape = Esc: let go what you picked.
terminal-help-hint = H: what your moves are worth, and why. Hints are counted.
terminal-help-review = R: after the game, what your moves were worth.
terminal-help-undo = U: take your move back, unless a card was shown since.
terminal-help-sort = S: cards by suit, or by rank again.
terminal-help-weave = W: a sensible way to lay your hands.
terminal-help-build = B: build the hands, or cover the piles, as they lie.
terminal-help-log = L: show or hide the seats and moves.
terminal-help-type = /: type a move, such as “c3”, “7h b3” or “take row2”.
terminal-help-quit = Q: leave; the game is saved.

terminal-come-back = The seat is open for you at the same link: cardloom join { $link }

error-no-invitation = { $link } is no link to a table. One looks like http://host:8000/t/abcd1234
error-no-server = No table answers at { $server }. Is the server running there?
error-server-says = { $detail }
error-broken-seats = { $file } should hold the seats that you have at servers, and cannot be read. Put it aside, and join again.
error-no-full-screen = This needs a terminal that keys can be pressed in. A program talks to the table as docs/protocol.md says.

# The rules page: what all games share. Each game has a file of its own.

rulebook-all = The rules
rulebook-on-this-page = On this page
rulebook-minute = In one minute
rulebook-hands = Hands in order
rulebook-options = Options
rulebook-others = The other games

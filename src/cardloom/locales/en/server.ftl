# The server: its commands, and what it refuses.

command-serve =
    Open the tables: serve the page, and let friends and bots sit down.

    Without --port, port 8000 is taken, or the next one that is free.
command-backup =
    Copy all tables into one file, while the server runs or not.

    FILE must not be there yet.
command-restore =
    Put the tables of a backup back, into a place where no table is yet.

    FILE is what cardloom backup has written.
option-serve-host = The address to listen at; 0.0.0.0 lets others in your network come.
option-serve-port = The port to listen at.
option-serve-data = The folder for the tables, instead of your data folder.
option-serve-database = The address of a PostgreSQL database to keep the tables in, instead of a file.
option-serve-redis = The address of a Redis server by which several servers of one database tell each other news.
option-serve-no-browser = Do not open the page.
serve-opened = Cardloom is at { $address } - Ctrl-C ends it.
serve-others = Others in your network come to { $address }
backup-done = { $tables ->
    [one] One table is in { $file }.
   *[other] { $tables } tables are in { $file }.
}
restore-done = { $tables ->
    [one] One table is back.
   *[other] { $tables } tables are back.
}

## What stands in the way of a start

error-port-busy = Port { $port } is taken by another program. Choose another one with --port.
error-port-forbidden = You may not use port { $port }. Choose one above 1023 with --port.
error-unknown-host = { $host } is not an address of this machine. Choose one with --host.
error-unknown-database = “{ $database }” is not a database that can be used. One looks like this: postgresql+asyncpg://user@host/name.
error-unknown-redis = “{ $redis }” is not the address of a Redis server. One looks like this: redis://host:6379.
error-database-away = The database { $database } cannot be opened.
error-database-newer = The tables in { $database } are of a newer Cardloom. Update this one.
error-tables-served = Another server has the tables in { $database } open. Use that one, or choose another folder with --data.
error-data-folder = { $folder } cannot be the folder for the tables: { $reason }.
error-file-is-there = { $file } is there already. Choose another name.
error-backup-failed = The backup could not be written to { $file }. Is there room on the disk?
error-not-a-backup = { $file } is not a backup of Cardloom’s tables.
error-tables-are-there = There are tables already. A backup goes into an empty place: choose another one with --data.

## What a table refuses

error-no-such-table = There is no such table. It may have been cleared away.
error-unknown-secret = This is not your seat: the secret belongs to no seat of this table.
error-not-seated = You are watching. Only who has a seat can do this.
error-not-watchable = This table is for its players alone.
error-no-hello = Say hello first.
error-table-full = All seats are taken.
error-two-seats-for-me = You can take one seat.
error-unknown-seat-plan = A seat is me, open or bot: with a name, not “{ $seat }”.
error-not-begun = The cards are not dealt yet.
error-already-begun = The cards are dealt already.
error-already-offered = A move is being asked back already.
error-nothing-offered = Nobody asks for anything now.
error-own-offer = You asked for this yourself. The others answer.
error-still-running = The game is still running.
error-already-continued = The game goes on at the next table already.
error-chat-is-off = There is no chat at this table.
error-text-or-preset = Say something: either in words, or one of the phrases.
error-no-such-move = There is no move { $move }. There are { $moves }.
error-no-bot-there = A person made that move. Only bots can be asked what they saw.

## What the server refuses

error-unreadable-message = This cannot be read: { $reason }.
error-message-too-big = This is too big. A message may have { $most } bytes.
error-too-many-requests = That was very often. Wait a moment.
error-foreign-origin = { $origin } is another site. Open the page from this server.
error-no-such-address = There is nothing at { $address }.
error-wrong-method = { $method } cannot be used here.
error-storage-unavailable = The tables cannot be reached at the moment. Nothing was changed; try again.
error-server-fault = Something went wrong in the server. Nothing was changed.

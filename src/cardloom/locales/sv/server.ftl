# Servern: dess kommandon och vad den vägrar.

command-serve =
    Öppna borden: visa sidan och låt vänner och bottar slå sig ner.

    Utan --port används port 8000, eller nästa som är ledig.
command-backup =
    Kopiera alla bord till en fil, medan servern går eller inte.

    FILE får inte finnas än.
command-restore =
    Lägg tillbaka borden från en säkerhetskopia, där inga bord finns än.

    FILE är det som cardloom backup har skrivit.
option-serve-host = Adressen att lyssna på; 0.0.0.0 släpper in andra i ditt nätverk.
option-serve-port = Porten att lyssna på.
option-serve-data = Mappen för borden, i stället för din datamapp.
option-serve-database = Adressen till en PostgreSQL-databas för borden, i stället för en fil.
option-serve-redis = Adressen till en Redis-server där flera servrar med samma databas berättar nyheter för varandra.
option-serve-no-browser = Öppna inte sidan.
serve-opened = Cardloom finns på { $address } - Ctrl-C avslutar.
serve-others = Andra i ditt nätverk går till { $address }
backup-done = { $tables ->
    [one] Ett bord finns i { $file }.
   *[other] { $tables } bord finns i { $file }.
}
restore-done = { $tables ->
    [one] Ett bord är tillbaka.
   *[other] { $tables } bord är tillbaka.
}

## Vad som hindrar en start

error-port-busy = Port { $port } används av ett annat program. Välj en annan med --port.
error-port-forbidden = Du får inte använda port { $port }. Välj en över 1023 med --port.
error-unknown-host = { $host } är ingen adress på den här datorn. Välj en med --host.
error-unknown-database = ”{ $database }” är ingen databas som kan användas. En ser ut så här: postgresql+asyncpg://user@host/name.
error-unknown-redis = ”{ $redis }” är ingen adress till en Redis-server. En ser ut så här: redis://host:6379.
error-database-away = Databasen { $database } kan inte öppnas.
error-database-newer = Borden i { $database } hör till en nyare Cardloom. Uppdatera den här.
error-tables-served = En annan server har borden i { $database } öppna. Använd den, eller välj en annan mapp med --data.
error-data-folder = { $folder } kan inte vara mappen för borden: { $reason }.
error-file-is-there = { $file } finns redan. Välj ett annat namn.
error-backup-failed = Säkerhetskopian kunde inte skrivas till { $file }. Finns det plats på disken?
error-not-a-backup = { $file } är ingen säkerhetskopia av Cardlooms bord.
error-tables-are-there = Det finns redan bord. En säkerhetskopia läggs där det är tomt: välj en annan plats med --data.

## Vad ett bord vägrar

error-no-such-table = Bordet finns inte. Det kan ha städats bort.
error-unknown-secret = Det här är inte din plats: hemligheten hör inte till någon plats vid bordet.
error-not-seated = Du tittar på. Bara den som har en plats kan göra detta.
error-not-watchable = Det här bordet är bara för sina spelare.
error-no-hello = Säg hello först.
error-table-full = Alla platser är tagna.
error-two-seats-for-me = Du kan ta en plats.
error-unknown-seat-plan = En plats är me, open eller bot: med ett namn, inte ”{ $seat }”.
error-not-begun = Korten är inte delade än.
error-already-begun = Korten är redan delade.
error-already-offered = Någon vill redan ta tillbaka ett drag.
error-nothing-offered = Ingen frågar om något nu.
error-own-offer = Du frågade själv. De andra svarar.
error-still-running = Spelet pågår fortfarande.
error-already-continued = Spelet fortsätter redan vid nästa bord.
error-chat-is-off = Det finns ingen chatt vid det här bordet.
error-text-or-preset = Säg något: med egna ord, eller en av fraserna.
error-no-such-move = Det finns inget drag { $move }. Det finns { $moves }.
error-no-bot-there = Det draget gjorde en människa. Bara en bot kan frågas om vad den såg.

## Vad servern vägrar

error-unreadable-message = Detta kan inte läsas: { $reason }.
error-message-too-big = Detta är för stort. Ett meddelande får ha { $most } byte.
error-too-many-requests = Det var väldigt ofta. Vänta ett ögonblick.
error-foreign-origin = { $origin } är en annan webbplats. Öppna sidan från den här servern.
error-no-such-address = Det finns inget på { $address }.
error-wrong-method = { $method } kan inte användas här.
error-storage-unavailable = Borden kan inte nås just nu. Inget har ändrats; försök igen.
error-server-fault = Något gick fel i servern. Inget har ändrats.

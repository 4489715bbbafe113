# Bordet som program i terminalen.

terminal-waits = Väntar på { $names }
terminal-type = ett drag, till exempel ”c3” eller ”take row2”
terminal-thinking = Tänker ...
terminal-review = R: genomgång.
terminal-weave = Väv åt mig
terminal-best-first = Bäst först
terminal-build = { $verb ->
    [pile] Täck högarna
   *[build] Bygg
}
terminal-open-seat = Ledig plats
terminal-connecting = Går till bordet ...
terminal-connection-lost = Förbindelsen är bruten. Försöker igen ...
terminal-waiting-for-people = Väntar tills alla platser är tagna.
terminal-gone = { $name } har lämnat spelet.
terminal-undo-asked = { $name } vill ta tillbaka sitt senaste drag. Y: ja, N: nej.

terminal-key-hint = Råd
terminal-key-undo = Ångra
terminal-key-sort = Sortera
terminal-key-weave = Väv
terminal-key-build = Bygg
terminal-key-log = Logg
terminal-key-type = Skriv
terminal-key-help = Hjälp
terminal-key-quit = Sluta

terminal-help-arrows = Piltangenter: gå till det som är guld. Musen pekar också.
terminal-help-enter = Enter, mellanslag eller klick: välj det. Först kortet, sedan platsen.
terminal-help-digits = 1 2 3: lägg kortet i den handen; 0 tar ut det.
terminal-help-escape = Esc: släpp det du valt.
terminal-help-hint = H: vad dina drag är värda, och varför. Råden räknas.
terminal-help-review = R: efter spelet, vad dina drag var värda.
terminal-help-undo = U: ta tillbaka ditt drag, om inget kort har visats sedan dess.
terminal-help-sort = S: korten efter färg, eller efter valör igen.
terminal-help-weave = W: ett rimligt sätt att lägga dina händer.
terminal-help-build = B: bygg händerna, eller täck högarna, som de ligger.
terminal-help-log = L: visa eller dölj platser och drag.
terminal-help-type = /: skriv ett drag, till exempel ”c3”, ”7h b3” eller ”take row2”.
terminal-help-quit = Q: lämna bordet; spelet sparas.

terminal-come-back = Din plats finns kvar på samma länk: cardloom join { $link }

error-no-invitation = { $link } är ingen länk till ett bord. En sådan ser ut som http://host:8000/t/abcd1234
error-no-server = Inget bord svarar på { $server }. Är servern igång där?
error-server-says = { $detail }
error-broken-seats = { $file } borde innehålla dina platser på servrar, men går inte att läsa. Flytta undan den och anslut igen.
error-no-full-screen = Det här kräver en terminal att trycka tangenter i. Hur ett program talar med bordet står i docs/protocol.md.

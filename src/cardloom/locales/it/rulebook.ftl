# La pagina delle regole: ciò che vale per tutti i giochi. Ogni gioco ha un file suo.

rulebook-all = Le regole
rulebook-on-this-page = In questa pagina
rulebook-minute = In un minuto
rulebook-hands = Le mani in ordine
rulebook-options = Opzioni
rulebook-others = Gli altri giochi

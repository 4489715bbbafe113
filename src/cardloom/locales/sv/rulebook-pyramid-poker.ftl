# Reglerna för Pyramid Poker.

rulebook-pyramid-poker-lead = Två platser bygger en pyramid av trettio block med baksidan upp, och var och en ser bara blocken som den själv lägger. Sedan plockar de ned den igen, block för block, och varje kort går till en av tre händer. Den som vinner flest händer vinner.

rulebook-pyramid-poker-building = Bygga
rulebook-pyramid-poker-building-text = Turas om: titta på ditt nästa block och lägg det med baksidan upp på grunden, eller mitt på två block som rör vid varandra. Du väljer platsen, inte blocket. Grunden har åtta platser. Den får ha luckor, och ingen nivå behöver bli full.
rulebook-pyramid-poker-building-open = Två block som rör vid varandra bär ett tredje: sju platser är öppna
rulebook-pyramid-poker-building-seen = Du ser hela tiden blocken som du har lagt, den andra ser sina
rulebook-pyramid-poker-building-secret = Varje plats lägger femton block. De andra 24 av de 54 är förrådet, som ingen har sett.

rulebook-pyramid-poker-taking = Plocka ned
rulebook-pyramid-poker-taking-text = Turas om: ta ett block som inget ligger på, vem som än lade det. Kortet går öppet till en av dina tre händer som har plats, och stannar där. Efter femton block var har alla händer fem kort.
rulebook-pyramid-poker-taking-top = Bara blocket högst upp är fritt
rulebook-pyramid-poker-taking-next = Utan det är de två under fria

rulebook-pyramid-poker-jokers = Jokrar
rulebook-pyramid-poker-jokers-text = En joker är inte fri att välja. Den som tar en lägger bort den, och tre block ur förrådet vänds så att båda ser dem. Ett av dem som inte är en joker behålls till en hand; de andra är ur spel.
rulebook-pyramid-poker-jokers-keep = Ett av { $cards } får behållas, jokern inte

rulebook-pyramid-poker-winning = Vinna
rulebook-pyramid-poker-winning-basic = Hand 1 möter den andras hand 1, hand 2 möter hand 2, hand 3 möter hand 3. En lika hand är ingens. Flest vunna händer vinner; lika många är oavgjort.
rulebook-pyramid-poker-winning-advanced = Med avancerad poängräkning går en match över flera givar. Alla dina händer ger poäng, vunna eller förlorade, och att vinna två eller alla tre ger mer. När någon har nått målet efter en giv vinner den högre summan; är summorna lika följer en giv till.
rulebook-pyramid-poker-winning-hand = Avancerad poängräkning
rulebook-pyramid-poker-winning-points = Poäng
rulebook-pyramid-poker-winning-small = Triss, två par, par
rulebook-pyramid-poker-winning-none = Inget par
rulebook-pyramid-poker-winning-two = Två händer vunna
rulebook-pyramid-poker-winning-three = Tre händer vunna

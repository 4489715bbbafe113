# Regelsidan: det som är lika för alla spel. Varje spel har en egen fil.

rulebook-all = Reglerna
rulebook-on-this-page = På den här sidan
rulebook-minute = På en minut
rulebook-hands = Händer, bästa först
rulebook-options = Val
rulebook-others = De andra spelen

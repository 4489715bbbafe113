"""Tables in a terminal: how they look, line by line, and the application that they are played in."""

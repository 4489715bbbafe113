"""The table as an application in the terminal: with keys and mouse, alone or at a server's table."""

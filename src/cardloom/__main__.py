"""`python -m cardloom` is `cardloom`."""

from cardloom.cli import main

if __name__ == "__main__":
    main()

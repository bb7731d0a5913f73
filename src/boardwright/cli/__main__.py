"""Run the command line as `python -m boardwright.cli`."""

from boardwright.cli import main

main()

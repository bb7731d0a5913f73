"""Measures the engines and those of OpenSpiel and Catanatron in one run, and prints the ratios.

Run as `make bench`, which installs both, or as `python -m tools.peers`.
"""

import argparse
import sys
from importlib.util import find_spec

from boardwright.cli.bench import by_who, document, measure_all, print_figures
from boardwright.cli.documents import print_document
from boardwright.core.library import game_names
from boardwright.lab.bench import Measurement, medians, our_measurements
from tools.peers import engines
from tools.peers.ratios import ratios


def peer_measurements() -> list[Measurement]:
    """Return what is measured of OpenSpiel and Catanatron; both must be installed."""
    return [
        Measurement("hearts", "stepped", lambda s: engines.hearts_stepped(s).decisions_per_s),
        Measurement("hearts", "whole", lambda s: engines.hearts_whole(s).decisions_per_s),
        Measurement("hearts", "clone_us", engines.hearts_clone_us),
        Measurement("hearts", "search", engines.hearts_search),
        Measurement("hearts_open", "search", engines.hearts_open_search),
        Measurement("catanatron", "whole", lambda s: engines.catanatron_random(s).decisions_per_s),
    ]


def main() -> int:
    """Measure, and print a table and the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of a round")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if not (find_spec("pyspiel") and find_spec("catanatron")):
        print("OpenSpiel and Catanatron are not installed: run make bench.", file=sys.stderr)
        return 2
    measurements = our_measurements() + peer_measurements()
    measured = measure_all(measurements, given.rounds, given.seconds)
    figures = medians(measured)
    compared = ratios(measured)
    if not given.json:
        print_figures(figures)
        for name, ratio in compared.items():
            print(f"{ratio:8.2f} × {name}")
        return 0
    ours = {name: figure for name, figure in figures.items() if name.split(".")[0] in game_names()}
    theirs = {name: figure for name, figure in figures.items() if name not in ours}
    found = document(ours, given.rounds, given.seconds)
    print_document({**found, "peers": by_who(theirs), "ratios": compared})
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""report.py FOLDER: p50 and p99 of every kind of query, for the engine and its peers, with the ratio of the
medians. Fails when a total or a sum of facet counts differs from the engine's."""
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
PEERS = ["lucene", "xapian", "groonga", "sqlite", "postgresql"]


def read(name):
    file = folder / f"{name}.tsv"
    if not file.exists():
        return None
    rows = [line.rstrip("\n").split("\t") for line in file.open(encoding="utf-8")]
    return {int(r[0]): (r[1], float(r[2]), int(r[3]), int(r[4])) for r in rows}


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))]


def figures(rows, kind):
    times = [micros for k, micros, _, _ in rows.values() if k == kind]
    return (percentile(times, 0.5), percentile(times, 0.99)) if times else None


own = read("hoigung")
peers = {name: rows for name in PEERS if (rows := read(name)) is not None}
wrong = 0
for name, rows in peers.items():
    for number, (kind, _, total, check) in rows.items():
        # The peers measure on a sphere: jobs at the very edge of 5 km may be in or out.
        at_the_edge = kind == "nearest" and abs(total - own[number][2]) <= max(2, own[number][2] / 4000)
        if (total, check) != own[number][2:] and not at_the_edge:
            wrong += 1
            if wrong <= 10:
                print(f"{name}: query {number} ({kind}) has {total}, {check} instead of {own[number][2:]}")

kinds = list(dict.fromkeys(kind for kind, *_ in own.values()))
print(f"| query, p50 / p99 in microseconds | hoigung | {' | '.join(peers)} | to the best |")
print("|---" * (len(peers) + 3) + "|")
for kind in kinds:
    mine = figures(own, kind)
    cells = [f"{mine[0]:.0f} / {mine[1]:.0f}"]
    best = None
    for rows in peers.values():
        theirs = figures(rows, kind)
        if theirs is None:
            cells.append("-")
            continue
        cells.append(f"{theirs[0]:.0f} / {theirs[1]:.0f} ({theirs[0] / mine[0]:.1f}x)")
        best = theirs[0] if best is None else min(best, theirs[0])
    ratio = f"{best / mine[0]:.1f}x" if best else "-"
    print(f"| {kind} | {' | '.join(cells)} | {ratio} |")
for name in ["hoigung", *peers]:
    about = folder / f"{name}.txt"
    if about.exists():
        print(f"{name}: " + ", ".join(line.replace("\t", " ") for line in about.read_text().split("\n") if line))
sys.exit(1 if wrong else 0)

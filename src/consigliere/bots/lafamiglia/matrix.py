"""Zero-sum games in which both choose at once, solved exactly: a small simplex."""

TINY = 1e-12


def solve(payoffs: list[list[float]]) -> tuple[list[float], list[float], float]:
    """How the player of the rows mixes, how the player of the columns does, and what the rows gain on average.

    With every payoff above zero the columns' mix is the largest y with payoffs * y <= 1, the rows' mix is its dual.
    """
    rows, columns = len(payoffs), len(payoffs[0])
    shift = 1.0 - min(min(row) for row in payoffs)
    table = [[value + shift for value in row] for row in payoffs]
    for n, row in enumerate(table):
        row.extend([1.0 if n == other else 0.0 for other in range(rows)])
        row.append(1.0)
    costs = [-1.0] * columns + [0.0] * (rows + 1)
    basis = [columns + n for n in range(rows)]
    while True:
        entering = next((n for n in range(columns + rows) if costs[n] < -TINY), -1)  # the first: it cannot go round
        if entering < 0:
            break
        _pivot(table, costs, basis, entering)
    total = costs[-1]
    mix = [0.0] * columns
    for n, row in enumerate(table):
        if basis[n] < columns:
            mix[basis[n]] = row[-1] / total
    return [max(0.0, cost) / total for cost in costs[columns:-1]], mix, 1.0 / total - shift


def _pivot(table: list[list[float]], costs: list[float], basis: list[int], entering: int) -> None:
    leaving, least = -1, 0.0
    for n, row in enumerate(table):
        if row[entering] > TINY:
            ratio = row[-1] / row[entering]
            if leaving < 0 or ratio < least - TINY or (ratio < least + TINY and basis[n] < basis[leaving]):
                leaving, least = n, ratio
    pivot = table[leaving]
    scale = pivot[entering]
    for n in range(len(pivot)):
        pivot[n] /= scale
    for row in [*[row for n, row in enumerate(table) if n != leaving], costs]:
        factor = row[entering]
        if factor != 0.0:
            for n in range(len(row)):
                row[n] -= factor * pivot[n]
    basis[leaving] = entering

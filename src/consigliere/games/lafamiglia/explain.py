"""Why an action is not legal now."""

from consigliere.games.lafamiglia.actions import KIND_OF, KIND_RULES, KINDS
from consigliere.games.lafamiglia.table import Table
from consigliere.kernel.errors import Refusal


def why_not(t: Table, seat: int, action: int) -> Refusal:
    if KIND_OF[action] != t.kind:
        return Refusal(KIND_RULES[t.kind], "lafamiglia-why-step", {"kind": KINDS[t.kind]})
    return Refusal(KIND_RULES[t.kind], "lafamiglia-why-step", {"kind": KINDS[t.kind]})

"""HTTP of the form: what there is to enter, and a box looked through after every change."""

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from consigliere.companion.mybox.checking import check_box
from consigliere.companion.mybox.form import form
from consigliere.companion.mybox.messages import BoxCheck, BoxForm, BoxText
from consigliere.companion.mybox.shape import read_data
from consigliere.companion.sittings import Sittings
from consigliere.server.http.identity import person


@get("/api/companion/form")
async def box_form() -> BoxForm:
    """All that an owner can enter of his box, and the printed symbols."""
    return form()


@post("/api/companion/box", status_code=200)
async def look_through(request: Request[Any, Any, Any], state: State, data: JSONBody[BoxText]) -> BoxCheck:
    """What a box has, lacks and has wrong, what its rows say, and the box as a file. Nothing is kept."""
    state.limiter.commands.take(person(request).id)
    seats: Sittings = state.sittings
    return await seats.do(lambda: check_box(read_data(data.text)))

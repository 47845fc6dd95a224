"""Numbers in addresses, within what a database takes."""

from typing import Annotated

from litestar.params import PathParameter, QueryParameter

MOST = 2**31 - 1
PathNumber = Annotated[int, PathParameter(ge=0, le=MOST)]
QueryNumber = Annotated[int, QueryParameter(ge=0, le=MOST)]
QuerySeat = Annotated[int | None, QueryParameter(ge=0, le=MOST)]

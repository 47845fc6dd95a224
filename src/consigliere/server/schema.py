"""The tables of the database are declared on this, wherever they are declared."""

from sqlalchemy import MetaData

metadata = MetaData()

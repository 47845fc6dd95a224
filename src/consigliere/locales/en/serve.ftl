help-serve = Start the server: tables for people and bots, in the browser.

    Example: consigliere serve --port 8000
help-host = The address to listen at; 0.0.0.0 lets others in.
help-port = The port to listen at.
help-database = The database: sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME. Default: a file in your data folder.
help-redis = Redis, which several server processes need: redis://HOST.
help-server-workers = Server processes; more than one needs PostgreSQL and Redis.
help-thinkers = How many bots think at once.
help-packs = A folder with your own numbers for the components of a game; may be given several times.
help-limits = A JSON file with limits other than the usual ones (messages, connections, tables).
help-open = Open the page in a browser.
serve-address = Consigliere is at { $address } (Ctrl-C ends it)
server-about = This is a Consigliere server: tables for mafia board games. Its page is not built here; programs can play already.
server-document = The API document
error-workers = Several server processes need PostgreSQL (--database) and Redis (--redis).
error-limits = The limits cannot be read from { $file }: { $reason }

help-serve = Start the server: tables for people and bots, in the browser.

    Example: consigliere serve --port 8000
help-host = The address to listen at; 0.0.0.0 lets others in.
help-port = The port to listen at.
help-database = The database: sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME. Default: a file in your data folder.
help-redis = Redis, which several server processes need: redis://HOST.
help-server-workers = Server processes; more than one needs PostgreSQL and Redis.
help-thinkers = How many bots think at once.
help-thinking = How much of its time a bot takes to think, in per cent: less on a small machine or with many tables.
help-engine = Compile the engine for bots into this folder while the server runs, where there is a C compiler.
help-packs = A folder with your own numbers for the components of a game; may be given several times.
help-limits = A JSON file with limits other than the usual ones (messages, connections, tables).
help-host-name = A name this server is known by, such as table.example.org; may be given several times.
help-open = Open the page in a browser.
serve-address = Consigliere is at { $address } (Ctrl-C ends it)
serve-names = It answers to these names and to any IP address: { $names } (--host-name adds one)
serve-room = It may open { $files } files at once: room for { $connections } connections.
serve-compiled = Bots run on the compiled engine from now on.
server-about = This is a Consigliere server: tables for mafia board games. Its page is not built here; programs can play already.
server-document = The API document
error-workers = Several server processes need PostgreSQL (--database) and Redis (--redis).
error-database = The database cannot be opened: { $reason }.
error-redis = Redis does not answer: { $reason }.
error-address = The server cannot listen at { $address }: { $reason }.
error-address-taken = somebody else listens there already
error-address-unknown = this machine has no such address
error-limits = The limits cannot be read from { $file }: { $reason }.

help-join = Play in the terminal at a table of a server, or open one there.

    Examples: consigliere join http://127.0.0.1:8000 --new famiglia
    · consigliere join http://127.0.0.1:8000/t/TABLE --name Rosa
help-join-link = The link of a table; with --new the address of the server.
help-join-name = Your name at the server. Each name is another guest, who is known again next time.
help-join-new = Open a new table of this game; the other seats are open.
join-invite = Your table: { $link }
    Others join it in the browser, or with: consigliere join { $link } --name NAME
join-waiting = Waiting for the others to sit down.
join-lost = The connection is lost; trying again.
join-left = Your seat stays yours. Go on with: { $command }
join-over = The game is over. Look at it again: { $link }
join-command = { $command ->
    [reset] take back your whole turn
    [say] “say hello” speaks to the table
    [ask] ask the others whether you may take back a decision
    [draw] offer a draw
    [yes] agree to an offer
    [no] refuse an offer, or withdraw your own
    [resign] give up the game
    [quit] stop here; your seat stays yours
   *[other] { play-command }
}
error-join-link = “{ $link }” is not the link of a table; it looks like http://127.0.0.1:8000/t/TABLE. With --new GAME you open one.
error-no-server = There is no server at { $address }: { $reason }.

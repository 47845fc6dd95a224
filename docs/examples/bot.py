"""A bot that joins a table by its link and plays any legal action: python bot.py http://127.0.0.1:8000/t/TABLE"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def ask(url, secret="", data=None):
    """A request as JSON; with data (even empty) a POST."""
    body = None if data is None else json.dumps(data).encode()
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    with urlopen(Request(url, body, headers)) as answer:
        return json.load(answer)


async def play(link):
    server, _, table = link.rpartition("/t/")
    secret = ask(f"{server}/api/guests", data={})["secret"]  # who we are from now on
    info = ask(f"{server}/api/tables/{table}", secret)
    seat = next(n for n, chair in enumerate(info["seats"]) if chair["kind"] == "open")
    ask(f"{server}/api/tables/{table}/seats/{seat}", secret, data={})  # sit down
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
    async with connect(address, additional_headers={"Authorization": f"Bearer {secret}"}) as socket:
        async for text in socket:
            news = json.loads(text)
            if news["type"] == "refused":
                print("refused:", news["problem"])
            view = news.get("view")  # a position or an update: all we may know, our legal actions included
            if view and view["returns"]:
                return view["returns"]
            if view and view["legal"]:
                action = random.choice(view["legal"])[0]
                command = {"type": "play", "id": str(news["seq"]), "seat": seat, "seq": news["seq"], "action": action}
                await socket.send(json.dumps(command))


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))

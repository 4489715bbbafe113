"""However a text is framed, cut up or joined with others on its way, it is heard as it was said."""

import asyncio
import gc
import random
import socket
from pathlib import Path
from typing import Any

import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from cardloom.server import wire
from cardloom.server.joined import JoinedProtocol, short_text
from cardloom.server.settings import Limits
from cardloom.server.sockets import Socket
from tests.server.indoors import house, until
from tests.server.support import Server

MESSAGES = 60


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@given(st.binary(max_size=125))
def test_a_short_text_in_one_frame(text: bytes) -> None:
    frame = masked(Opcode.TEXT, text)
    assert short_text(frame) == text
    assert short_text(frame + b"\x81") is None
    assert short_text(frame[:-1]) is None


@given(st.binary(max_size=200), st.sampled_from((Opcode.TEXT, Opcode.BINARY, Opcode.CONT)), st.booleans())
def test_what_is_not_one(text: bytes, opcode: Opcode, fin: bool) -> None:
    if opcode is not Opcode.TEXT or not fin or len(text) > 125:
        assert short_text(masked(opcode, text, fin)) is None
    assert short_text(Frame(Opcode.TEXT, text).serialize(mask=False)) is None


def test_pieces_of_all_kinds(server: Server) -> None:
    """Whole frames, fragments with a ping between them and long texts, in pieces that begin and end anywhere."""
    table, _ = server.people("poker-squares")
    chance = random.Random(3)
    sent = b""
    for serial in range(MESSAGES):
        text = f'{{"t":"undo","serial":{serial}}}{" " * chance.choice((0, 3, 200))}'.encode()
        if chance.random() < 0.3:
            cut = chance.randrange(len(text))
            sent += masked(Opcode.TEXT, text[:cut], fin=False) + masked(Opcode.PING, b"between")
            sent += masked(Opcode.CONT, text[cut:])
        else:
            sent += masked(Opcode.TEXT, text)
    with server.socket(table, say=False) as client:
        client.connection.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while sent:
            length = chance.choice((1, 5, 30, 40, 60, 300))
            client.connection.socket.sendall(sent[:length])
            sent = sent[length:]
        answers = [client.next() for _ in range(MESSAGES)]
    assert [answer["serial"] for answer in answers] == list(range(MESSAGES))
    assert {answer["code"] for answer in answers} == {"no-hello"}


def test_what_is_closed_is_gone(tmp_path: Path) -> None:
    """Nothing of a connection holds itself: a server that many come back to need not look for garbage."""

    def left() -> list[object]:
        return [one for one in gc.get_objects() if type(one) in (Socket, JoinedProtocol, ServerProtocol)]

    async def come_and_go() -> None:
        async with house(tmp_path) as opened:
            table = (await opened.create(wire.NewTable("poker-squares", ["me"]))).id

            async def app(scope: Any, receive: Any, send: Any) -> None:
                await Socket(opened, Limits(), table).run(scope, receive, send)

            server = uvicorn.Server(uvicorn.Config(app, ws=JoinedProtocol, lifespan="off", log_config=None))
            listener = socket.create_server(("127.0.0.1", 0))
            serving = asyncio.create_task(server.serve([listener]))
            await until(lambda: server.started)
            gc.disable()
            try:
                for _ in range(3):
                    async with connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/") as client:
                        await client.send('{"t":"hello"}')
                        assert '"t":"table"' in str(await client.recv())
                await until(lambda: not left())
            finally:
                gc.enable()
            server.should_exit = True
            await serving

    asyncio.run(come_and_go())

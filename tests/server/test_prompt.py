"""Whoever connects says what they want, or gives the connection back."""

import asyncio
import socket
from typing import Any

import pytest
import uvicorn

from cardloom.server import prompt
from cardloom.server.prompt import MOST_HEAD, PromptProtocol
from tests.server.indoors import until

PATIENCE_S = 0.3
BODY = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 5\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the length of the body, after a while."""
    length, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        length, more = length + len(message.get("body", b"")), message.get("more_body", False)
    await asyncio.sleep(2 * PATIENCE_S)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"1")]})
    await send({"type": "http.response.body", "body": b"%d" % length})


def test_a_request_is_whole_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt, "WHOLE_WITHIN_S", PATIENCE_S)

    async def ask() -> None:
        config = uvicorn.Config(app, http=PromptProtocol, lifespan="off", log_config=None)
        server, listener = uvicorn.Server(config), socket.create_server(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        port = listener.getsockname()[1]

        async def said(*pieces: bytes) -> bytes:
            """What comes back until the connection ends, or an answer is there."""
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                for piece in pieces:
                    writer.write(piece)
                    await asyncio.sleep(PATIENCE_S / 4)
                async with asyncio.timeout(30 * PATIENCE_S):
                    return await reader.readline()
            except ConnectionError:  # it ended while more was being said
                return b""
            finally:
                writer.close()

        for late in ((), (b"GET / HT",), (b"GET / HTTP/1.1\r\nhost: here\r\n",), (BODY, b"123")):
            assert await said(*late) == b"", late
        assert await said(b"GET / HTTP/1.1\r\nendless: " + b"x" * MOST_HEAD, b"x") == b""
        assert await said(BODY, b"123", b"45") == b"HTTP/1.1 200 OK\r\n", "the answer takes longer than the request may"
        assert await said(BODY, b"12345", BODY, b"12345") == b"HTTP/1.1 200 OK\r\n"
        server.should_exit = True
        await serving

    asyncio.run(ask())

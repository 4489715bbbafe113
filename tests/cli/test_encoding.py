"""The handler of encoding errors."""

import pytest

from cardloom.cli.encoding import make_streams_forgiving

make_streams_forgiving()


@pytest.mark.parametrize(
    ("text", "encoding", "written"),
    [
        ("7♥ “på” …", "ascii", b'7h "pa" ...'),
        ("7♥ på", "cp850", "7h på".encode("cp850")),
        ("A♠ K♦ Q♣", "cp1252", b"As Kd Qc"),
        ("\udcff 漢", "ascii", b"? ?"),
        ("\udcff", "utf-8", b"?"),
    ],
)
def test_what_an_encoding_lacks_is_written_more_simply(text: str, encoding: str, written: bytes) -> None:
    assert text.encode(encoding, "cardloom.simpler") == written

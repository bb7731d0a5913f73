"""The language that nobody speaks says the same with the same values, in longer words."""

from boardwright.core.messages import Value, message
from boardwright.texts import ENGLISH, Texts, new_catalogue
from tests.web.pseudo import pseudo_texts


def test_pseudo_texts_are_longer_and_keep_their_values() -> None:
    texts = Texts("en-XA", new_catalogue("en", pseudo_texts()))
    values: dict[str, Value] = {"seat": message("imhotep-seat-black"), "stones": 3}
    plain, longer = (t.words("imhotep-did-get", values) for t in (ENGLISH, texts))
    assert plain == "Black gets 3 stones."
    assert longer == "Bláčk·· gétš·· 3 štöñéš.···"

"""A language that nobody speaks: English with accents and 40 % longer, to see what has no room."""

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from boardwright.texts import catalogues_of

ACCENTED = str.maketrans("aceinosuyzAEIOUY", "áčéíñöšúýžÅÉÎÖÛÝ")
LONGER = 0.4


class _Stretch(Transformer):
    """Stretches what is said; what is filled in and chosen by stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  Fluent's name
        words = node.value.strip()
        if any(letter.isalpha() for letter in words):
            more = "·" * round(LONGER * len(words))
            stretched = words.translate(ACCENTED) + more
            node.value = node.value.replace(words, stretched, 1)
        return node


def pseudo_texts() -> str:
    """Return all catalogues in that language, as `/texts/<language>` would give them."""
    parser, serializer = FluentParser(), FluentSerializer()
    texts: list[str] = []
    for file in catalogues_of("en"):
        resource = parser.parse(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                _Stretch().visit(entry)
        texts.append(serializer.serialize(resource))
    return "\n".join(texts)

"""Small PNG files: a picture with the 256 colours that it needs most."""

import base64
import struct
import zlib
from typing import Final, TypedDict

from playwright.async_api import Page

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
INDEXED: Final = 3  # the colour type of a picture with a palette

# Boxes of colours are halved at the middle of their longest side until there are 256 of them.
REDUCE: Final = """
async (data) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const { width, height } = image;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const points = pen.getImageData(0, 0, width, height).data;
  const counts = new Map();
  for (let at = 0; at < points.length; at += 4) {
    const colour = (points[at] << 16) | (points[at + 1] << 8) | points[at + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const part = (colour, shift) => (colour >> shift) & 255;
  const side = (box) => {
    const sides = [16, 8, 0].map((shift) => {
      const values = box.map((colour) => part(colour, shift));
      const [most, least] = [Math.max, Math.min].map((of) => values.reduce((a, b) => of(a, b)));
      return [most - least, shift];
    });
    return sides.reduce((best, other) => (other[0] > best[0] ? other : best));
  };
  const weigh = (box) => {
    const [length, shift] = side(box);
    const weight = box.reduce((sum, colour) => sum + counts.get(colour), 0);
    return { box, shift, worth: length * Math.sqrt(weight) };
  };
  let boxes = [weigh([...counts.keys()])];
  while (boxes.length < 256) {
    const widest = boxes.reduce((best, other) => (other.worth > best.worth ? other : best));
    if (widest.worth === 0) break;
    const sorted = widest.box.sort((a, b) => part(a, widest.shift) - part(b, widest.shift));
    const middle = (part(sorted[0], widest.shift) + part(sorted.at(-1), widest.shift)) / 2;
    const cut = sorted.findIndex((colour) => part(colour, widest.shift) > middle);
    boxes = boxes.filter((box) => box !== widest);
    boxes.push(weigh(sorted.slice(0, cut)), weigh(sorted.slice(cut)));
  }
  const nearest = new Map();
  const palette = boxes.flatMap(({ box }, number) => {
    const weight = box.reduce((sum, colour) => sum + counts.get(colour), 0);
    for (const colour of box) nearest.set(colour, number);
    return [16, 8, 0].map((shift) =>
      Math.round(box.reduce((sum, c) => sum + part(c, shift) * counts.get(c), 0) / weight));
  });
  let indices = "";
  for (let at = 0; at < points.length; at += 4)
    indices += String.fromCharCode(
      nearest.get((points[at] << 16) | (points[at + 1] << 8) | points[at + 2]));
  return { width, height, palette, indices: btoa(indices) };
}
"""


class Reduced(TypedDict):
    """A picture by the numbers of its colours."""

    width: int
    height: int
    palette: list[int]
    indices: str


async def smaller(page: Page, picture: bytes) -> bytes:
    """Return a PNG picture with fewer colours; the page only lends its browser."""
    blank = await page.context.new_page()
    try:
        found: Reduced = await blank.evaluate(REDUCE, base64.b64encode(picture).decode())
    finally:
        await blank.close()
    width, height = found["width"], found["height"]
    indices = base64.b64decode(found["indices"])
    rows = b"".join(b"\0" + indices[at : at + width] for at in range(0, width * height, width))
    header = struct.pack(">IIBBBBB", width, height, 8, INDEXED, 0, 0, 0)
    return SIGNATURE + b"".join(
        _chunk(kind, body)
        for kind, body in (
            (b"IHDR", header),
            (b"PLTE", bytes(found["palette"])),
            (b"IDAT", zlib.compress(rows, 9)),
            (b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    checksum = zlib.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", checksum)

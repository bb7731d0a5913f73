// A film as a WebM file: what the encoder gives, put into as much of Matroska as players need.

export interface Chunk {
  bytes: Uint8Array;
  at: number; // ms
  isKey: boolean;
}

export interface FilmKind {
  width: number;
  height: number;
  codec: string; // as Matroska calls it
  length: number; // ms
}

type Part = Uint8Array;

const TICK = 1_000_000; // ns: times are told in ms
const LONGEST_CLUSTER = 30_000; // ms; times in a cluster have 16 bits

const joined = (parts: readonly Part[]): Part => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Return a number in as few bytes as it needs, the highest first. */
function bytesOf(number: number): Part {
  const bytes: number[] = [];
  for (let rest = number; rest > 0 || !bytes.length; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}

/** Return the length of an element: eight bytes, of which the first says so. */
function lengthOf(length: number): Part {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(length));
  bytes[0] = 0x01;
  return bytes;
}

const element = (id: number, content: Part): Part =>
  joined([bytesOf(id), lengthOf(content.length), content]);
const group = (id: number, ...parts: Part[]): Part => element(id, joined(parts));
const number = (id: number, value: number): Part => element(id, bytesOf(value));
const text = (id: number, value: string): Part => element(id, new TextEncoder().encode(value));

function float(id: number, value: number): Part {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, bytes);
}

const header = (): Part =>
  group(
    0x1a45dfa3,
    number(0x4286, 1), // version of EBML
    number(0x42f7, 1), // that is needed to read it
    number(0x42f2, 4), // longest id
    number(0x42f3, 8), // longest length
    text(0x4282, "webm"),
    number(0x4287, 4),
    number(0x4285, 2),
  );

const info = ({ length }: FilmKind): Part =>
  group(
    0x1549a966,
    number(0x2ad7b1, TICK),
    float(0x4489, length),
    text(0x4d80, "boardwright"),
    text(0x5741, "boardwright"),
  );

const tracks = ({ width, height, codec }: FilmKind): Part =>
  group(
    0x1654ae6b,
    group(
      0xae,
      number(0xd7, 1), // the only track
      number(0x73c5, 1),
      number(0x83, 1), // is of pictures
      text(0x86, codec),
      group(0xe0, number(0xb0, width), number(0xba, height)),
    ),
  );

function block({ bytes, at, isKey }: Chunk, from: number): Part {
  const head = new Uint8Array(4);
  head[0] = 0x81; // of the only track
  new DataView(head.buffer).setInt16(1, at - from);
  head[3] = isKey ? 0x80 : 0;
  return element(0xa3, joined([head, bytes]));
}

/** Begin a cluster at each picture that needs no other one: players jump there. */
function clusters(chunks: readonly Chunk[]): Chunk[][] {
  const found: Chunk[][] = [];
  for (const chunk of chunks) {
    const last = found.at(-1);
    if (!last || chunk.isKey || chunk.at - last[0]!.at > LONGEST_CLUSTER) found.push([chunk]);
    else last.push(chunk);
  }
  return found;
}

/** Return the file. */
export function webmOf(kind: FilmKind, chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const before = [info(kind), tracks(kind)];
  const cues: Part[] = [];
  const parts: Part[] = [];
  let at = before.reduce((sum, part) => sum + part.length, 0);
  for (const cluster of clusters(chunks)) {
    const from = cluster[0]!.at;
    const part = group(0x1f43b675, number(0xe7, from), ...cluster.map((one) => block(one, from)));
    const where = group(0xb7, number(0xf7, 1), number(0xf1, at));
    if (cluster[0]!.isKey) cues.push(group(0xbb, number(0xb3, from), where));
    parts.push(part);
    at += part.length;
  }
  const segment = group(0x18538067, ...before, ...parts, group(0x1c53bb6b, ...cues));
  return joined([header(), segment]) as Uint8Array<ArrayBuffer>;
}

// A finished game becomes a new one from any of its moves.

const SEATS = /^seats: (.*)$/m;

/** Return a record up to a line (0 is the setup), with one person and bots on the other seats. */
export function recordUpTo(record: string, line: number, person: number, bot: string): string {
  const [head = "", ...rest] = record.split("\n\n");
  const lines = rest.join("\n\n").trimEnd().split("\n");
  const seats = head.replace(SEATS, (_, found: string) => {
    const all = found.split(" ").map((_, seat) => (seat === person ? "human" : bot));
    return `seats: ${all.join(" ")}`;
  });
  return `${seats}\n\n${lines.slice(0, line + 1).join("\n")}\n`;
}

// An owner's file of components, and what the server says of it.
import type { Message } from "../wire";

export interface OwnBox {
  readonly file: string; // what it is called; empty: there is none
  readonly text: string;
}

export const NO_BOX: OwnBox = { file: "", text: "" };

const SENT = "components.toml"; // what the server calls a file that it was sent

/** Return what was said about a file that was sent, by the name that its owner knows. */
export function inFile(said: Message, file: string): Message {
  const values = Object.entries(said.values ?? {}).map(([name, value]) => {
    if (name === "file" && value === SENT && file) return [name, file];
    const isSaid = typeof value === "object" && !Array.isArray(value);
    return [name, isSaid ? inFile(value, file) : value];
  });
  return { ...said, values: Object.fromEntries(values) as Message["values"] & object };
}

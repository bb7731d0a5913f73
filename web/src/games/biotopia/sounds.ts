// What is heard of a move, by the first word of its text; that of a flower, laid in secret, is empty.
import type { Sounds } from "../../table/tones";

export const sounds: Sounds = {
  pass: "take",
  draw: "take",
  take: "take",
  play: "place",
  mission: "score",
  turn: "place",
  discard: "place",
  decline: "take",
};

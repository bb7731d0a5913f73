// What is heard of a move, by the first word of its text.
import type { Sounds } from "../../table/tones";

export const sounds: Sounds = {
  end: "take",
  trade: "take",
  decline: "take",
  light: "fight",
  keep: "take",
  score: "score",
  fight: "fight",
  collect: "take",
  block: "take",
  explore: "place",
  build: "place",
};

// What is heard of a move, by the first word of its text.
import type { Sounds } from "../../table/tones";

export const sounds: Sounds = {
  pass: "take",
  get: "take",
  place: "place",
  sail: "sail",
  lever: "sail",
  hammer: "place",
  sailcard: "sail",
  chisel: "place",
  take: "take",
  keep: "take",
  pyramid: "place",
  decline: "take",
  point: "take",
  stones: "take",
};

import type { Variant } from "../../table/variants";
import { COLOURS } from "./words";

const BOARDS = 4;

export const variants: readonly Variant[] = [
  { option: "start", kind: "start" },
  { option: "colours", kind: "colours", values: COLOURS },
  { option: "boards", kind: "dealt", count: BOARDS },
  { option: "beginners", kind: "seats" },
];

import type { Variant } from "../../table/variants";
import { COLOURS, SITE_NAMES } from "./words";

export const variants: readonly Variant[] = [
  { option: "start", kind: "start" },
  { option: "colours", kind: "colours", values: COLOURS },
  { option: "wrath", kind: "flag" },
  { option: "sides", kind: "sides", of: SITE_NAMES },
];

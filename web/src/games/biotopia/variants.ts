import type { Variant } from "../../table/variants";

export const variants: readonly Variant[] = [{ option: "start", kind: "start" }];

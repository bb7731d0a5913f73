// Whose turn it is, as far as somebody at this device has it.
import type { Standing } from "../wire";
import type { Table } from "./table.svelte";

/** Return the seat here that is asked, also while one looks back or passes the device on. */
export function askedHere({ told, seats }: Table, standing: Standing | null): number | null {
  if (!told || !standing || standing.outcome || told.status !== "running") return null;
  const { asked } = standing;
  return told.own.includes(asked) && !seats[asked]?.bot ? asked : null;
}

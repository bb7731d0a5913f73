// Whose turn it is, as far as somebody at this device has it.
import type { Table } from "./table.svelte";

/** Return the seat here that is asked, also while one looks back or passes the device on. */
export function askedHere({ told, standing, seats }: Table): number | null {
  if (!told || !standing || told.status !== "running") return null;
  const { asked } = standing;
  return told.own.includes(asked) && !seats[asked]?.bot ? asked : null;
}

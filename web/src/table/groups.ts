// Actions under their headings, in the order in which they came.
import type { Choice } from "../wire";

export interface Group {
  heading: string;
  choices: Choice[];
}

export function grouped(choices: readonly Choice[], heading: (choice: Choice) => string): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const name = heading(choice);
    const group = groups.get(name);
    if (group) group.push(choice);
    else groups.set(name, [choice]);
  }
  return [...groups].map(([name, under]) => ({ heading: name, choices: under }));
}

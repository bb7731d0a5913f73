// What a game lets people choose before it begins.

/** An option of a game, and how it is chosen. */
export type Variant = { readonly option: string } & (
  | { readonly kind: "start" } // the seat that begins, or chance
  | { readonly kind: "colours"; readonly values: readonly string[] } // each seat another one
  | { readonly kind: "dealt"; readonly count: number } // each seat another one of so many, or chance
  | { readonly kind: "seats" } // holds for the seats that want it
  | { readonly kind: "sides"; readonly of: readonly string[] } // A or B of each thing
  | { readonly kind: "flag" } // yes or no
);

/** What a picture of a choice is given: `games/<game>/Choice.svelte`. */
export interface ChoiceProps {
  option: string;
  at: number; // which of the things it is of, such as the site
  value: string;
  players: number;
  printed: Readonly<Record<string, unknown>>; // what is printed on the components
}

// The faces of bots: a head for each level, and something worn by each of the bots of a level. All is
// drawn in a square of 32, light on the seat's colour, and what is cut out of the light in that colour.

export interface Head {
  readonly light: string; // the head itself
  readonly lines: string; // drawn upon it
  readonly dark: string; // cut out of it
  readonly eyes: readonly [left: number, right: number, y: number];
}

/** A chick, a frog, a fox, an owl and a lion, by level. */
export const HEADS: readonly Head[] = [
  {
    light:
      "M16 8c6 0 9.5 4 9.5 9S22 27 16 27s-9.5-5-9.5-10S10 8 16 8ZM16 9c-3-1-4-3-4-5l3 2 1-4 2 4 2-1c0 2-1 4-4 4Z",
    lines: "",
    dark: "M12.5 19h7L16 23.5Z",
    eyes: [12, 20, 15.5],
  },
  {
    light:
      "M4.5 19c0-3 1-5.5 3-7a4.5 4.5 0 1 1 7-3h3a4.5 4.5 0 1 1 7 3c2 1.5 3 4 3 7 0 5-5 8-11.5 8S4.5 24 4.5 19Z",
    lines: "M9 19.5c4 4.5 10 4.5 14 0",
    dark: "",
    eyes: [9.2, 22.8, 9.5],
  },
  {
    light: "M5 4.5l7.5 5h7l7.5-5-1 12.5-5.5 6L16 28l-4.5-5-5.5-6Z",
    lines: "M7 17.5l6 3 3 6 3-6 6-3",
    dark: "M13.5 24h5L16 28Z",
    eyes: [11.5, 20.5, 15],
  },
  {
    light:
      "M6.5 4.5c2.5 2.5 5.5 3 9.5 3s7-.5 9.5-3c1.5 4 2 8 2 11.5 0 7-5 12-11.5 12S4.5 23 4.5 16c0-3.5.5-7.5 2-11.5Z",
    lines: "M7.5 14a4 4 0 1 0 8 0 4 4 0 1 0-8 0M16.5 14a4 4 0 1 0 8 0 4 4 0 1 0-8 0",
    dark: "M14 18.5h4L16 23Z",
    eyes: [11.5, 20.5, 14],
  },
  {
    light:
      "M16 2.5l3 2.5 4-.5 1 4 4 1.5-1 4 2 3.5-3 2.5v4l-4 .5-2 3.5-4-1.5-4 1.5-2-3.5-4-.5v-4L3 17.5 5 14l-1-4L8 8.5l1-4 4 .5Z",
    lines:
      "M7.5 16a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M16 20v1.5c-1 1.5-3 1-3.5 0M16 21.5c1 1.5 3 1 3.5 0",
    dark: "M13.5 17.5h5L16 20.5Z",
    eyes: [12.5, 19.5, 14],
  },
];

export interface Worn {
  readonly what: string; // light, with an edge in the seat's colour
  readonly isAtEyes: boolean; // dark before each eye instead
}

/** Nothing, sunglasses, a hat, a flower and a bow tie. */
export const WORN: readonly Worn[] = [
  { what: "", isAtEyes: false },
  { what: "m-3.6-2h7.2v2a3.6 3.6 0 0 1-7.2 0Z", isAtEyes: true },
  { what: "M11 10h10V7.5h-2V2h-6v5.5h-2Z", isAtEyes: false },
  {
    what: "M6 21a2.5 2.5 0 1 1 4 2 2.5 2.5 0 1 1-2 4 2.5 2.5 0 1 1-4-2 2.5 2.5 0 1 1 2-4Z",
    isAtEyes: false,
  },
  { what: "M16 27l-7-4v8l7-4 7-4v8Z", isAtEyes: false },
];

// What is printed on the components of this table, read once from the list of printed values.
import type { BoardProps } from "../../table/board";
import { bySite } from "./geometry";
import { COLOURS, PYRAMID_NAMES } from "./words";
import type { Site } from "./words";

type Printed = BoardProps<unknown>["printed"];

export type Colour = (typeof COLOURS)[number];

/** What a space gives: its points, and maybe a card, stones or a stone onto a ship. */
export interface Space {
  readonly points: string;
  readonly bonus: "" | "card" | "stones" | "ship";
}

export interface Printing {
  readonly players: number;
  readonly colours: readonly Colour[]; // by seat
  readonly sides: Readonly<Record<Site, string>>;
  readonly isB: Readonly<Record<Site, boolean>>;
  readonly hasWrath: boolean;
  readonly minimum: readonly number[]; // by capacity
  readonly sled: number;
  readonly levels: readonly number[]; // spaces of each level of the pyramid, side A
  readonly pyramid: readonly number[]; // points of its spaces
  readonly pyramids: readonly (readonly Space[])[]; // the three of side B
  readonly beside: number;
  readonly pyramidStones: number;
  readonly spaces: number; // of a level of the temple
  readonly visible: number;
  readonly temple: readonly Space[];
  readonly templeStones: number;
  readonly templeFoot: number; // room below the temple for what its spaces give
  readonly rows: number;
  readonly chamberTop: number; // room above the chamber
  readonly chamberFoot: number; // room below it, for the standing in its rows
  readonly groups: string;
  readonly groupsFurther: number;
  readonly rowPlaces: string;
  readonly towers: string;
  readonly places: readonly number[]; // of the obelisks, side B
  readonly obelisk: number; // stones in one
  readonly loose: number;
  readonly statues: string; // what 1, 2, 3 … statues give
  readonly mostStatues: number; // up to how many that says
  readonly perDecoration: number; // stones for a point of a decoration
  readonly coming: readonly (readonly number[])[]; // the round cards, four capacities each
}

const ONE_OF = /^(\d*)(?:\+| or )?(card|stones|ship)?$/;

function space(text: string): Space {
  const [, points = "", bonus = ""] = ONE_OF.exec(text) ?? [];
  return { points, bonus: bonus as Space["bonus"] };
}

export function printingOf(
  printed: Printed,
  options: Readonly<Record<string, string>>,
  colours: readonly string[],
): Printing {
  const number = (path: string) => Number(printed[path]);
  const list = (path: string) => (printed[path] ?? []) as readonly (number | string)[];
  const numbers = (path: string) => list(path).map(Number);
  const spaces = (path: string) => list(path).map((text) => space(String(text)));
  const players = Number(options["players"]);
  const sides = bySite([...(options["sides"] ?? "AAAAA")]);
  const isB = bySite(Object.values(sides).map((side) => side === "B"));
  const levels = ["level1", "level2", "level3"].map((level) => numbers(`pyramids.A.${level}`));
  const ranks = (path: string) => list(path).slice(0, players).join("\u00a0·\u00a0");
  return {
    players,
    colours: colours as readonly Colour[],
    sides,
    isB,
    hasWrath: options["wrath"] === "yes",
    minimum: [0, 1, 2, 3, 4].map((size) => (size ? number(`ships.${size}.minimum`) : 0)),
    sled: number("stones.sled"),
    levels: levels.map((values) => values.length),
    pyramid: levels.flat(),
    pyramids: PYRAMID_NAMES.map((name) => spaces(`pyramids.B.${name}`)),
    beside: number(`pyramids.${isB.pyramids ? "B" : "A"}.beyond`),
    pyramidStones: number("pyramids.B.bonus_stones"),
    spaces: numbers("temple.spaces")[players - 2]!,
    visible: number("temple.A"),
    temple: spaces("temple.B"),
    templeStones: number("temple.bonus_stones"),
    templeFoot: isB.temple ? 46 : 10,
    rows: number("burial_chamber.rows"),
    chamberTop: isB.burial ? 46 : 74,
    chamberFoot: isB.burial ? 64 : 12,
    groups: list("burial_chamber.A").join("\u00a0"),
    groupsFurther: number("burial_chamber.A_further"),
    rowPlaces: ranks("burial_chamber.B"),
    towers: ranks(`obelisks.A.${players}`),
    places: numbers("obelisks.B.places"),
    obelisk: number("obelisks.B.stones"),
    loose: number("obelisks.B.loose"),
    statues: list("cards.statues").join("\u00a0"),
    mostStatues: list("cards.statues").length,
    perDecoration: number("cards.stones_per_decoration_point"),
    coming: (printed[`rounds.${players}`] ?? []) as unknown as number[][],
  };
}

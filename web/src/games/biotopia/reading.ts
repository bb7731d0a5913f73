// What is read about the game: ids of texts, their drawings, the values in them, and the rules behind.
import type { InPlay, Reading } from "../../table/reading";
import type { Values } from "../../texts.svelte";
import { MISSION_NAMES, MOST_LARGE_WHITES } from "./words";

const number = ({ printed }: InPlay, path: string) => Number(printed[path]);

/** Return values that stand at paths of the printed list. */
const at =
  (paths: Record<string, string>) =>
  (inPlay: InPlay): Values =>
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, number(inPlay, path)]));

const missionsAt = at({ points: `missions.${MISSION_NAMES[0]}.points` });
const whitesAt = at({ points: `missions.${MOST_LARGE_WHITES}.points` });

export const reading: Reading = {
  goal: [{ text: "goal", picture: "goal" }],
  turn: [
    { text: "turn" },
    { text: "turn-draw", picture: "draw" },
    { text: "turn-flower", picture: "flower" },
    { text: "turn-butterfly", picture: "butterfly" },
    { text: "turn-mission", picture: "mission" },
  ],
  scoring: [
    { text: "scoring-butterflies", picture: "points" },
    { text: "scoring-missions", picture: "missions", values: missionsAt },
    { text: "scoring-whites", picture: "whites", values: whitesAt },
  ],
  passages: [
    { text: "setup", rules: ["BT-1.1", "BT-1.2", "BT-1.3", "BT-1.4", "BT-1.5"] },
    { text: "draw", picture: "draw", rules: ["BT-2.1", "BT-2.2", "BT-R11"] },
    { text: "flower", picture: "flower", rules: ["BT-2.3"] },
    {
      text: "butterfly",
      picture: "butterfly",
      rules: ["BT-2.4"],
      values: at({ cost: "cards.peacock.cost" }),
    },
    { text: "mission", picture: "mission", rules: ["BT-2.5"] },
    { text: "hand", rules: ["BT-2.6", "BT-R6"] },
    { text: "symbols", rules: ["BT-3.1"] },
    { text: "rows", picture: "points", rules: ["BT-3.2", "BT-3.14"] },
    {
      text: "effects",
      rules: [
        ...["BT-3.3", "BT-3.4", "BT-3.5", "BT-3.6", "BT-3.7", "BT-3.8", "BT-3.9", "BT-3.10"],
        ...["BT-3.11", "BT-R4", "BT-R7"],
      ],
      values: at({ cost: "cards.small_tortoiseshell.cost" }),
    },
    { text: "bio", picture: "bio", rules: ["BT-3.12", "BT-3.13", "BT-R2"] },
    {
      text: "missions",
      picture: "missions",
      rules: ["BT-4.1", "BT-4.2", "BT-R5"],
      values: missionsAt,
    },
    { text: "whites", picture: "whites", rules: ["BT-4.3"], values: whitesAt },
    { text: "sky", rules: ["BT-5.1", "BT-5.2", "BT-R3", "BT-R8", "BT-R10"] },
    { text: "end", rules: ["BT-6.1", "BT-6.2", "BT-R1", "BT-R9"] },
    { text: "secret", rules: ["BT-7.1", "BT-7.2"] },
  ],
};

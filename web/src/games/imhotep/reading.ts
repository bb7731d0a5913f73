// What is read about the game: ids of texts, their drawings, the values in them, and the rules behind.
import type { InPlay, Reading } from "../../table/reading";
import type { Value, Values } from "../../texts.svelte";
import { printingOf } from "./printing";
import { COLOURS } from "./words";

const EXAMPLE = 4; // stones of the group that is an example

const number = ({ printed }: InPlay, path: string) => Number(printed[path]);
const list = ({ printed }: InPlay, path: string) => (printed[path] ?? []) as readonly number[];
const printing = ({ printed, options }: InPlay) => printingOf(printed, options, COLOURS);
const row = (numbers: readonly (number | string)[]) => numbers.join(", ");

/** Return values that stand at paths of the printed list. */
const at =
  (paths: Record<string, string>) =>
  (inPlay: InPlay): Values =>
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, number(inPlay, path)]));

/** Return which side of a site is in play, for texts that tell of both. */
const side =
  (site: "burial" | "obelisks", more: (inPlay: InPlay) => Record<string, Value> = () => ({})) =>
  (inPlay: InPlay): Values => ({ side: printing(inPlay).sides[site], ...more(inPlay) });

export const reading: Reading = {
  goal: [{ text: "goal", picture: "goal" }],
  turn: [
    { text: "turn" },
    { text: "turn-get", picture: "get", values: at({ stones: "stones.get" }) },
    { text: "turn-place", picture: "place" },
    { text: "turn-sail", picture: "sail" },
    { text: "turn-card", picture: "card" },
  ],
  scoring: [
    { text: "market", picture: "site-market" },
    { text: "pyramids", picture: "site-pyramids" },
    { text: "temple", picture: "site-temple" },
    { text: "burial", picture: "site-burial", values: side("burial") },
    {
      text: "obelisks",
      picture: "site-obelisks",
      values: side("obelisks", (box) => ({ stones: printing(box).obelisk })),
    },
  ],
  passages: [
    {
      text: "setup",
      rules: ["IM-1.1", "IM-1.2", "IM-1.3", "IM-1.4", "IM-1.5"],
      values: (box) => ({ stones: row(list(box, "stones.start").slice(0, printing(box).players)) }),
    },
    { text: "round", rules: ["IM-2.1", "IM-2.2", "IM-2.3", "IM-2.4"] },
    { text: "round-end", rules: ["IM-2.5", "IM-2.6"] },
    { text: "pass", rules: ["IM-R2"] },
    {
      text: "get",
      picture: "get",
      rules: ["IM-3.1", "IM-R1"],
      values: (box) => ({
        stones: number(box, "stones.get"),
        sled: printing(box).sled,
        full: printing(box).sled - 1,
      }),
    },
    { text: "place", picture: "place", rules: ["IM-4.1"] },
    {
      text: "sail",
      picture: "sail",
      rules: ["IM-5.1", "IM-5.2", "IM-5.3"],
      values: at({ four: "ships.4.minimum", two: "ships.2.minimum" }),
    },
    { text: "unload", rules: ["IM-5.4"] },
    { text: "market", picture: "site-market", rules: ["IM-6.1", "IM-R3", "IM-R5"] },
    { text: "market-cards", rules: ["IM-6.2", "IM-6.3", "IM-6.5", "IM-R4"] },
    { text: "market-pair", picture: "site-market-B", rules: ["IM-6.4", "IM-R15"] },
    { text: "market-pile", rules: ["IM-R14"] },
    {
      text: "pyramids-a",
      picture: "site-pyramids-A",
      rules: ["IM-7.1"],
      values: (box) => ({
        points: row(printing(box).pyramid.slice(0, EXAMPLE)),
        beyond: number(box, "pyramids.A.beyond"),
      }),
    },
    {
      text: "pyramids-b",
      picture: "site-pyramids-B",
      rules: ["IM-7.2", "IM-R8", "IM-R10"],
      values: at({ stones: "pyramids.B.bonus_stones", beyond: "pyramids.B.beyond" }),
    },
    {
      text: "temple",
      rules: ["IM-8.1"],
      values: (box) => ({ spaces: printing(box).spaces }),
    },
    {
      text: "temple-a",
      picture: "site-temple-A",
      rules: ["IM-8.2"],
      values: at({ points: "temple.A" }),
    },
    {
      text: "temple-b",
      picture: "site-temple-B",
      rules: ["IM-8.3", "IM-R9"],
      values: at({ stones: "temple.bonus_stones" }),
    },
    {
      text: "burial",
      rules: ["IM-9.1"],
      values: at({ rows: "burial_chamber.rows" }),
    },
    {
      text: "burial-a",
      picture: "site-burial-A",
      rules: ["IM-9.2"],
      values: (box) => ({
        stones: EXAMPLE,
        points: list(box, "burial_chamber.A")[EXAMPLE - 1] ?? 0,
        most: list(box, "burial_chamber.A").length,
        further: number(box, "burial_chamber.A_further"),
      }),
    },
    {
      text: "burial-b",
      picture: "site-burial-B",
      rules: ["IM-9.3"],
      values: (box) => ({
        points: row(list(box, "burial_chamber.B").slice(0, printing(box).players)),
      }),
    },
    {
      text: "obelisks-a",
      picture: "site-obelisks-A",
      rules: ["IM-9.4"],
      values: (box) => ({ points: row(list(box, `obelisks.A.${printing(box).players}`)) }),
    },
    {
      text: "obelisks-b",
      picture: "site-obelisks-B",
      rules: ["IM-9.5", "IM-R11"],
      values: (box) => ({
        stones: printing(box).obelisk,
        points: row(printing(box).places.slice(0, EXAMPLE)),
        loose: printing(box).loose,
      }),
    },
    {
      text: "blue",
      picture: "card",
      rules: ["IM-10.5", "IM-R16"],
      values: at({ points: "cards.blue" }),
    },
    {
      text: "blue-each",
      rules: ["IM-10.1", "IM-10.2", "IM-10.3", "IM-10.4", "IM-R6", "IM-R7", "IM-R13"],
    },
    { text: "end", rules: ["IM-11.1", "IM-11.4"] },
    {
      text: "end-cards",
      rules: ["IM-11.2", "IM-11.3"],
      values: (box) => ({
        stones: printing(box).perDecoration,
        points: row(list(box, "cards.statues")),
      }),
    },
    { text: "wrath", rules: ["IM-12.1", "IM-R12"], values: at({ points: "wrath.penalty" }) },
  ],
};

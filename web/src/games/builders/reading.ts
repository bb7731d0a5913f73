// What is read about the game: ids of texts, their drawings, the values in them, and the rules behind.
import type { InPlay, Reading } from "../../table/reading";
import type { Values } from "../../texts.svelte";
import { WEAPON_NAMES } from "./words";

const EXAMPLE = 3; // spaces of the group that is an example

const number = ({ printed }: InPlay, path: string) => Number(printed[path]);

/** Return values that stand at paths of the printed list. */
const at =
  (paths: Record<string, string>) =>
  (inPlay: InPlay): Values =>
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, number(inPlay, path)]));

const fightAt = at({
  wooden: "weapons.wooden_sword.hearts",
  stone: "weapons.stone_sword.hearts",
});

export const reading: Reading = {
  goal: [{ text: "goal", picture: "goal" }],
  turn: [
    { text: "turn" },
    { text: "turn-collect", picture: "collect" },
    { text: "turn-explore", picture: "explore" },
    { text: "turn-build", picture: "build" },
    { text: "turn-fight", picture: "fight" },
    { text: "turn-weapon", picture: "weapon" },
  ],
  scoring: [
    { text: "scoring" },
    { text: "scoring-a", picture: "scoring-A" },
    { text: "scoring-b", picture: "scoring-B" },
    { text: "scoring-c", picture: "scoring-C" },
    { text: "scoring-mobs", picture: "mobs" },
  ],
  passages: [
    {
      text: "setup",
      rules: [
        ...["BB-1.1", "BB-1.2", "BB-1.3", "BB-1.4", "BB-1.5", "BB-1.6", "BB-1.7", "BB-1.8"],
        ...["BB-R7", "BB-R12"],
      ],
      values: (box) => ({
        weapons: WEAPON_NAMES.map((name) => number(box, `weapons.${name}.own`) || 0).reduce(
          (sum, own) => sum + own,
        ),
        potatoes: number(box, "weapons.poisonous_potato.own"),
      }),
    },
    { text: "turn", rules: ["BB-2.1", "BB-2.2"] },
    {
      text: "collect",
      picture: "collect",
      rules: ["BB-3.1", "BB-3.2", "BB-3.3", "BB-3.4", "BB-R1"],
    },
    { text: "explore", picture: "explore", rules: ["BB-4.1", "BB-4.2", "BB-4.3", "BB-R2"] },
    { text: "build", picture: "build", rules: ["BB-5.1", "BB-5.2", "BB-5.5", "BB-R3"] },
    { text: "build-place", rules: ["BB-5.3", "BB-5.4"] },
    { text: "fight", picture: "fight", rules: ["BB-6.1", "BB-6.2", "BB-6.3"], values: fightAt },
    {
      text: "weapons",
      rules: ["BB-6.4", "BB-6.5", "BB-6.6", "BB-6.7", "BB-R4", "BB-R5", "BB-R8"],
      values: at({ experience: "weapons.golden_hoe.experience", hearts: "weapons.tnt.hearts" }),
    },
    { text: "weapon", picture: "weapon", rules: ["BB-7.1", "BB-7.2", "BB-R13"] },
    { text: "beaten", picture: "mobs", rules: ["BB-8.1", "BB-8.2", "BB-R6"] },
    { text: "rounds", rules: ["BB-9.1", "BB-9.2", "BB-9.6"] },
    {
      text: "groups",
      picture: "goal",
      rules: ["BB-9.3", "BB-9.4", "BB-9.5", "BB-R9", "BB-R10"],
      values: (box) => {
        const value = number(box, "scoring.A.mountains");
        return { spaces: EXAMPLE, value, points: EXAMPLE * value };
      },
    },
    { text: "end", rules: ["BB-10.1", "BB-10.2", "BB-R11"] },
    { text: "beginners", rules: ["BB-11.1", "BB-11.2"] },
  ],
};

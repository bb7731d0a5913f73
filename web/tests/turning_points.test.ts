// The moves that stand out: by chances where they are known, else by the points that the log tells of.
import { expect, test } from "vitest";
import { gains, swings } from "../src/table/turning_points";
import type { Message } from "../src/wire";
import { told } from "./told";

test("where chances moved most is marked, with whose and from what to what", () => {
  const curve = [0.5, 0.52, 0.3, 0.31, 0.75].map((share) => [share, 1 - share]);
  const found = swings(curve, ["Ann", "Ben"]);
  expect(found.map(({ line }) => line)).toEqual([2, 4]); // small changes are none
  const percent = (percent: number): Message => ({ id: "web-percent", values: { percent } });
  expect(found[0]!.said).toEqual({
    id: "looking-chance",
    values: { line: 2, name: "Ann", before: percent(52), after: percent(30) },
  });
});

test("at most six stand out: the largest, in the order of the game", () => {
  const curve = Array.from({ length: 20 }, (_, line) => [line % 2 ? 0.5 : 0.5 - line / 50]);
  expect(swings(curve, ["Ann"]).map(({ line }) => line)).toEqual([14, 15, 16, 17, 18, 19]);
});

const more = (points: number): Message => ({ id: "table-more", values: { points, source: "x" } });
const gained = (...points: number[]): Message => ({
  id: "table-gained",
  values: { seat: "Red", points: points.map(more) },
});

test("without them, where most points were made, of all seats and sources together", () => {
  const log = [
    told(1, {
      lines: [[{ id: "did" }], [{ id: "table-gains", values: { gained: gained(2, 1) } }]],
    }),
    told(2),
    told(3, {
      lines: [
        [
          {
            id: "table-gains",
            values: {
              gained: { id: "table-gained-and", values: { gained: gained(4), also: gained(5) } },
            },
          },
        ],
      ],
    }),
  ];
  expect(gains(log).map(({ line, size }) => [line, size])).toEqual([
    [1, 3],
    [3, 9],
  ]);
});

import { expect, test } from "vitest";
import { recordUpTo } from "../src/table/play_on";

const RECORD = `boardwright: 1
game: imhotep
seats: level:3 human human

setup [round:1] #00
1 get #01
2 place 1.1 #02
`;

test("a record is cut after a line, and bots take the other seats", () => {
  expect(recordUpTo(RECORD, 1, 1, "level:2")).toBe(`boardwright: 1
game: imhotep
seats: level:2 human level:2

setup [round:1] #00
1 get #01
`);
});

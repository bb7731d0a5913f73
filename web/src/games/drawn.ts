// The board of a table with what is printed on its components: what it takes to draw it.
import { printedAt } from "../ask";
import { boardOf } from ".";

/** Load the board of a game, if it has one; the token shows that one may see the table. */
export async function drawnBoard(game: string, table: string, token: string) {
  const [Board, printed] = await Promise.all([boardOf(game), printedAt(table, token)]);
  return Board && { Board, printed };
}

export type DrawnBoard = Awaited<ReturnType<typeof drawnBoard>>; // null: there is none

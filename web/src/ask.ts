// Requests to the server, outside of any table.
import type {
  ChangeListed,
  GameListed,
  Invitation,
  SeatTaken,
  NewTable,
  PlayOn,
  RefusedBody,
  RuleListed,
  Message,
  TableListed,
  TableMade,
  ValueDiffering,
} from "./wire";

/** Printed values by their path, such as `cards.peacock.cost`, in the order of the printed list. */
export type Printed = Readonly<
  Record<string, number | string | boolean | readonly (number | string)[]>
>;

/** Something that the server refuses, with its reason. */
export class Refusal extends Error {
  constructor(readonly why: Message) {
    super(why.id);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : post);
  } catch {
    throw new Refusal({ id: "web-unreachable" });
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok && content !== null) return content as T;
  const refused = content as RefusedBody | null;
  throw new Refusal(refused?.why ?? { id: "web-unreachable" });
}

export const games = (): Promise<GameListed[]> => ask("/api/games");
export const rulesOf = (game: string): Promise<RuleListed[]> => ask(`/api/games/${game}/rules`);
export const changesOf = (game: string): Promise<ChangeListed[]> =>
  ask(`/api/games/${game}/changes`);
export const printedOn = (game: string): Promise<Printed> => ask(`/api/games/${game}/printed`);
export const publicTables = (status: TableListed["status"]): Promise<TableListed[]> =>
  ask(`/api/tables?status=${status}`);
export const ownTables = (tables: Record<string, string[]>): Promise<TableListed[]> =>
  ask("/api/tables/own", { tables });
export const makeTable = (wanted: NewTable): Promise<TableMade> => ask("/api/tables", wanted);
export const join = (table: string, name: string, invite = ""): Promise<SeatTaken> =>
  ask(`/api/tables/${table}/join`, { name, invite });
export const playOn = (table: string, wanted: PlayOn): Promise<TableMade> =>
  ask(`/api/tables/${table}/play-on`, wanted);

/** Ask for something of a table, with a token that shows that one may. */
async function askAt(table: string, what: string, token: string): Promise<Response> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/api/tables/${table}/${what}`, { headers });
  if (answer.ok) return answer;
  throw new Refusal(((await answer.json()) as RefusedBody).why);
}

/** Return what somebody is invited to. */
export const invitationTo = async (table: string, invite: string): Promise<Invitation> =>
  (await (await askAt(table, "invitation", invite)).json()) as Invitation;

/** Return the record of a finished game. */
export const recordOf = async (table: string, token: string): Promise<string> =>
  (await askAt(table, "record", token)).text();

/** Return what is printed on the components that a table is played with. */
export const printedAt = async (table: string, token: string): Promise<Printed> =>
  (await (await askAt(table, "printed", token)).json()) as Printed;

/** Return the rules of a table's game, and which of them are in play there. */
export const rulesAt = async (table: string, token: string): Promise<RuleListed[]> =>
  (await (await askAt(table, "rules", token)).json()) as RuleListed[];

/** Return the values of a table that an owner's file makes others than are printed. */
export const differingAt = async (table: string, token: string): Promise<ValueDiffering[]> =>
  (await (await askAt(table, "differing", token)).json()) as ValueDiffering[];

export const reasonOf = (error: unknown): Message =>
  error instanceof Refusal ? error.why : { id: "web-unreachable" };

// Messages of the server, as short as tests need them.
import type { Choice, Moved, Standing, TableTold, LogItem } from "../src/wire";

export const choice = (action: number, ...places: string[]): Choice => ({
  action,
  family: "",
  text: `action ${action}`,
  places,
  heading: { id: "heading" },
  label: { id: `label-${action}` },
  is_final: false,
});

export const standing = (n: number, more: Partial<Standing> = {}): Standing => ({
  n,
  line: n,
  hash: `hash ${n}`,
  asked: 0,
  question: { id: "question" },
  views: [{ seat: 0, view: {}, actions: [choice(1, "a"), choice(2, "b", "a")], undo: { id: "" } }],
  scores: [
    { temple: 3, wrath: 0 },
    { temple: 1, wrath: 0 },
  ],
  due: 0,
  outcome: null,
  ...more,
});

export const told = (n: number, more: Partial<LogItem> = {}): LogItem => ({
  n,
  number: 10 * n,
  line: n,
  seat: 0,
  by: "person",
  lines: [[{ id: "did" }]],
  text: "did",
  places: ["a"],
  at: 0,
  ...more,
});

export const moved = (n: number): Moved => ({
  type: "moved",
  after: n - 1,
  after_hash: `hash ${n - 1}`,
  told: told(n),
  standing: standing(n),
});

export const tableTold = (more: Partial<TableTold> = {}): TableTold => ({
  type: "table",
  table: "table-3c",
  game: "game",
  version: 1,
  options: {},
  digest: "",
  estimates: 0,
  players: ["red", "blue"],
  has_secrets: false,
  status: "running",
  is_public: false,
  is_frozen: false,
  has_hints: true,
  pace: 0,
  seats: [
    { kind: "person", name: "Ann", bot: "", here: true, left: false },
    { kind: "person", name: "Ben", bot: "", here: true, left: false },
  ],
  own: [0],
  is_host: true,
  standing: standing(1),
  scores: [],
  log: [told(1)],
  chat: [],
  undo: null,
  next: "",
  ...more,
});

// What seats and bots are called.
import { nameOf, type People, type Texts } from "../texts.svelte";
import type { Table } from "./table.svelte";
import { CAST, type ChatShown, type SeatListed, type SeatShown, type TableTold } from "../wire";

/** Return the level of a bot, or 0 if it is another kind of bot. */
export function levelOf(bot: string): number {
  const [kind, level] = bot.split(":");
  return kind === "level" ? Number(level) || 0 : 0;
}

/** Return which of the bots of its level one is: by its seat, so that all at a table differ. */
export const actorAt = (seat: number, actors: number): number => (seat + actors - 1) % actors;

/** Return what a bot on a seat is called; with how strong it is, if that is asked for. */
export function botName(words: Texts, bot: string, seat: number, form: "" | "level" = ""): string {
  const level = levelOf(bot);
  if (!level) return words.words("table-bot", { bot });
  const names = CAST[level - 1];
  if (!names) return words.words("table-bot-level", { level });
  const name = names[actorAt(seat, names.length)]!;
  return words.form("table-bot-named", { name, level }, form);
}

/** Return who sits on a seat, whoever plays for them; a person without a name is a guest. */
export function sitterName(
  words: Texts,
  seat: SeatShown | SeatListed,
  number: number,
  form: "" | "level" = "",
): string {
  if (seat.kind === "bot") return botName(words, seat.bot, number, form);
  if (seat.kind === "open") return words.words("table-free-seat");
  return seat.name || words.words("table-guest");
}

/** Return what the game calls a seat beside its number, such as its colour; nothing if only that. */
export function colourName(words: Texts, told: TableTold, seat: number): string {
  const player = told.players[seat];
  return player && !/^\d+$/.test(player) ? words.named(told.game, "seat", player) : "";
}

/** Return who sits on each seat; who is called as somebody else is known by the seat's number. */
export function sitterNames(words: Texts, seats: readonly SeatShown[]): string[] {
  const names = seats.map((seat, number) => sitterName(words, seat, number));
  return names.map((name, seat) =>
    names.filter((other) => other === name).length > 1
      ? words.words("table-name-again", { name, seat: seat + 1 })
      : name,
  );
}

/** Return whom sentences mean by each seat, by what the game calls it. */
export const peopleAt = ({ game, players }: TableTold, names: readonly string[]): People =>
  Object.fromEntries(
    players.map((player, seat) => [
      nameOf(game, "seat", player).id,
      { id: "table-sitter", values: { name: names[seat] ?? "" } },
    ]),
  );

/** Return the text that tells what a table waits for before its game begins. */
export function waitingFor({ told, seats }: Table): string {
  if (seats.some((seat) => seat.kind === "open")) return "web-waiting";
  return told?.is_host ? "web-ready-start" : "web-ready";
}

/** Return who said a line of the chat: by the name of then, as others may sit there now. */
export function speakerName(words: Texts, seats: readonly SeatShown[], line: ChatShown): string {
  const now = seats[line.seat];
  const isGuest = now?.kind === "person" && !now.name;
  return (
    line.name || (isGuest ? sitterNames(words, seats)[line.seat]! : words.words("table-guest"))
  );
}

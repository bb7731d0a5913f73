// What seats and bots are called.
import { nameOf, type People, type Texts } from "../texts.svelte";
import type { Table } from "./table.svelte";
import type { ChatShown, SeatListed, SeatShown, TableTold } from "../wire";

export function botName(words: Texts, bot: string): string {
  const [kind, level] = bot.split(":");
  if (kind === "level" && level) return words.words("table-bot-level", { level: Number(level) });
  return words.words("table-bot", { bot });
}

/** Return who sits on a seat, whoever plays for them; a person without a name is a guest. */
export function sitterName(words: Texts, seat: SeatShown | SeatListed): string {
  if (seat.kind === "bot") return botName(words, seat.bot);
  if (seat.kind === "open") return words.words("table-free-seat");
  return seat.name || words.words("table-guest");
}

/** Return what the game calls a seat, such as its colour. */
export function seatName(words: Texts, told: TableTold, seat: number): string {
  const player = told.players[seat];
  if (player === undefined) return words.words("web-seat", { seat: seat + 1 });
  return words.named(told.game, "seat", player);
}

/** Return who sits on each seat; who is called as somebody else is known by the seat's number. */
export function sitterNames(words: Texts, seats: readonly SeatShown[]): string[] {
  const names = seats.map((seat) => sitterName(words, seat));
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

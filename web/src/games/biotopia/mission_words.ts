// What is said of missions to who cannot see them.
import type { Texts, Values } from "../../texts.svelte";
import { cardSaid } from "./names";
import {
  MOST_LARGE_WHITES,
  type Mission,
  type MissionPart,
  type MissionProspect,
  type View,
} from "./words";

export class MissionWords {
  constructor(
    readonly words: Texts,
    readonly names: readonly string[], // by seat
    readonly worth: (mission: string) => number, // points
  ) {}

  /** Return the name of a mission; that of an owner's box says what it asks for. */
  title(mission: string, asks?: MissionProspect): string {
    return asks ? this.words.said(asks.name) : this.words.named("biotopia", "mission", mission);
  }

  heldBy(seat: number): string {
    return this.#say("mission-held", { name: this.names[seat] ?? "" });
  }

  /** Say what a mission asks for, and how far everybody is, or who has it. */
  describe(mission: Mission, holder: number | "open", asks: MissionProspect | undefined): string {
    const said = [this.#head(mission, asks)];
    if (holder !== "open") return [...said, this.heldBy(holder)].join(" ");
    if (!asks) return said.join(" ");
    if (asks.flowers) said.push(this.#say("asks-flowers", { symbols: asks.flowers }));
    else if (asks.different)
      said.push(this.#say("asks-different", { butterflies: asks.different }));
    else if (asks.alike) said.push(this.#say("asks-alike", { butterflies: asks.alike }));
    else said.push(this.#say("asks-for", { cards: asks.parts.map(partAsked) }));
    for (const [seat, lacks] of asks.lacks.entries())
      said.push(
        this.#say("progress", {
          name: this.names[seat] ?? "",
          has: asks.asked - lacks,
          asked: asks.asked,
        }),
      );
    return said.join(" ");
  }

  /** Say how many large whites everybody has, and who holds the mission for them. */
  describeWhites(view: View): string {
    const said = [this.#head(MOST_LARGE_WHITES), this.#say("asks-whites", {})];
    for (const [seat, name] of this.names.entries())
      said.push(
        this.#say("whites", {
          name,
          whites: view.butterflies[seat]?.large_white ?? 0,
        }),
      );
    if (view.large_whites_leader !== null) said.push(this.heldBy(view.large_whites_leader));
    return said.join(" ");
  }

  #head(mission: string, asks?: MissionProspect): string {
    return this.#say("mission", { name: this.title(mission, asks), points: this.worth(mission) });
  }

  #say(what: string, values: Values): string {
    return this.words.words(`biotopia-board-${what}`, values);
  }
}

const partAsked = ({ card, asked }: MissionPart) => ({
  id: "biotopia-board-asks-part",
  values: { asked, card: cardSaid(card) },
});

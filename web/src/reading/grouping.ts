// The rules of a game by their sections: a passage in plain words, and the exact rules behind it.
import type { Passage } from "../table/reading";
import type { Message, RuleListed } from "../wire";

/** A passage, if there is one, and the rules that it tells of. */
export interface Group {
  readonly passage: Passage | null;
  readonly rules: readonly RuleListed[];
}

export interface Section {
  readonly id: string;
  readonly title: Message;
  readonly groups: readonly Group[];
}

/** Return what is in play at a table, and apart from it what is not. */
export function grouped(
  rules: readonly RuleListed[],
  passages: readonly Passage[],
): { inPlay: Section[]; apart: Section[] } {
  const inPlay = rules.filter(isInPlay);
  const apart = rules.filter((rule) => !isInPlay(rule));
  return { inPlay: sectionsOf(inPlay, passages), apart: sectionsOf(apart, passages) };
}

/** Return sections in the order of the register; what no passage tells of comes last in each. */
function sectionsOf(rules: readonly RuleListed[], passages: readonly Passage[]): Section[] {
  // A passage tells of its first rule above all: it stands where that one does, and nowhere else.
  const told = passages.flatMap((passage) => {
    const lead = rules.find(({ id }) => id === passage.rules[0]);
    if (!lead) return [];
    const own = rules.filter(({ id }) => passage.rules.includes(id));
    return [{ section: lead.section.id, group: { passage, rules: own } }];
  });
  const known = new Set(told.flatMap(({ group }) => group.rules));
  const titles = new Map(rules.map(({ section }) => [section.id, section]));
  return [...titles].flatMap(([id, title]) => {
    const rest = rules.filter((rule) => rule.section.id === id && !known.has(rule));
    const groups: Group[] = told.filter(({ section }) => section === id).map(({ group }) => group);
    if (rest.length) groups.push({ passage: null, rules: rest });
    return groups.length ? [{ id, title, groups }] : [];
  });
}

const isInPlay = (rule: RuleListed): boolean => rule.in_play !== false;

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

/** Return the sections in the order of the register; what no passage tells of comes last in each. */
function sectionsOf(rules: readonly RuleListed[], passages: readonly Passage[]): Section[] {
  const found = new Map<string, { title: Message; rules: RuleListed[] }>();
  for (const rule of rules) {
    const section = found.get(rule.section.id) ?? { title: rule.section, rules: [] };
    section.rules.push(rule);
    found.set(rule.section.id, section);
  }
  return [...found].map(([id, { title, rules }]) => ({
    id,
    title,
    groups: groupsOf(rules, passages),
  }));
}

function groupsOf(rules: readonly RuleListed[], passages: readonly Passage[]): Group[] {
  const told = passages.map((passage) => ({
    passage,
    rules: rules.filter(({ id }) => passage.rules.includes(id)),
  }));
  const known = new Set(passages.flatMap((passage) => passage.rules));
  const rest = { passage: null, rules: rules.filter(({ id }) => !known.has(id)) };
  return [...told, rest].filter((group) => group.rules.length);
}

/** Return what is in play at a table, and apart from it what is not. */
export function grouped(
  rules: readonly RuleListed[],
  passages: readonly Passage[],
): { inPlay: Section[]; apart: Section[] } {
  return {
    inPlay: sectionsOf(rules.filter(isInPlay), passages),
    // A passage of which something is in play is told there already.
    apart: sectionsOf(
      rules.filter((rule) => !isInPlay(rule)),
      passages.filter((passage) => !rules.some((rule) => isInPlay(rule) && tells(passage, rule))),
    ),
  };
}

const isInPlay = (rule: RuleListed): boolean => rule.in_play !== false;
const tells = (passage: Passage, rule: RuleListed): boolean => passage.rules.includes(rule.id);

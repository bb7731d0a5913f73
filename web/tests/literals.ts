// Texts in the source that a person would read: they belong into the catalogues.
import { parse } from "svelte/compiler";

const READ_ALOUD = [
  "alt",
  "aria-label",
  "aria-valuetext",
  "placeholder",
  "title",
  "aria-description",
];
const SHOWN_PROPS = ["label", "text", "heading", "caption", ...READ_ALOUD];
const ANY = /\p{L}{2,}|[:;!?]/u; // one letter may be a sign on a piece; a colon is set by the language
const PROSE = /\p{Lu}\p{Ll}|\p{L}{2,} \p{L}|^: $/u; // where most texts are names of something
const FOR_DEVELOPERS = ["Error", "error", "glob", "createElementNS"]; // what is given to these nobody reads

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  operator?: string;
  callee?: { name?: string; property?: { name?: string } };
  [part: string]: unknown;
}

const isNode = (part: unknown): part is Node =>
  typeof part === "object" && part !== null && "type" in part;
const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((part): unknown[] => (Array.isArray(part) ? part : [part]))
    .filter(isNode);

/** Return the text that a node is, of a file or of an expression; none if it is no text. */
function textOf({ type, data, value }: Node): string {
  if (type === "Text") return data ?? "";
  if (type === "TemplateElement") return (value as { cooked: string }).cooked;
  return type === "Literal" && typeof value === "string" ? value : "";
}

/** Return the parts that an expression may give as its value, or a part of it. */
function given(node: Node): Node[] {
  const { type, operator } = node;
  const isSum = type === "BinaryExpression" && operator === "+";
  if (type === "ConditionalExpression") return [node["consequent"], node["alternate"]] as Node[];
  if (isSum || /^(LogicalExpression|Template|ExpressionTag|TSAs|TSNonNull)/.test(type))
    return partsOf(node);
  return [];
}

/** Return every text of a component that a person would read. */
export function literals(source: string): string[] {
  const found: string[] = [];

  /** Gather what stands where it is read. */
  const read = (node: Node, sought: RegExp): void => {
    if (sought.test(textOf(node))) found.push(textOf(node).trim());
    given(node).forEach((part) => read(part, sought));
  };

  /** Gather what reads like a text wherever it stands, besides what is compared or looked up. */
  const search = (node: Node): void => {
    const { type, operator, callee } = node;
    const called = callee?.name ?? callee?.property?.name ?? "";
    if (FOR_DEVELOPERS.includes(called) || /^Import|^Export.*Source|^TS.*Type/.test(type)) return;
    if (type === "BinaryExpression" && operator !== "+") return;
    if (type !== "Text" && PROSE.test(textOf(node))) found.push(textOf(node).trim());
    partsOf(node)
      .filter((part) => type !== "MemberExpression" || part === node["object"])
      .forEach(search);
  };

  const visit = (node: Node, isComponent: boolean): void => {
    if (node.type === "Text" || node.type === "ExpressionTag") {
      const before = found.length;
      read(node, ANY);
      if (found.length === before) search(node);
    } else if (node.type.endsWith("Directive")) {
      partsOf(node).forEach(search);
    } else if (node.type === "Attribute") {
      const shown = isComponent ? SHOWN_PROPS : READ_ALOUD;
      const parts = partsOf(node);
      if (shown.includes(node.name ?? "")) parts.forEach((part) => read(part, ANY));
      else if (isComponent) parts.forEach((part) => read(part, PROSE));
      else parts.forEach(search);
    } else if (/^(Call|New|Arrow|Object|Binary|Conditional|Logical|Member)/.test(node.type)) {
      search(node);
    } else partsOf(node).forEach((part) => visit(part, node.type === "Component"));
  };

  const { instance, module, fragment } = parse(source, { modern: true });
  [module, instance].forEach((script) => script && search(script.content as unknown as Node));
  visit(fragment as unknown as Node, false);
  return found;
}

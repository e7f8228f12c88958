import { type AST, visitRegExpAST } from "@eslint-community/regexpp";
import { isSingle, Members, parse } from "./steps.ts";

/** Characters of every kind that patterns distinguish. */
const alphabet = Array.from(
  "aAsz19 -.,;:!?/'\"’“«(){}[]<>*_~#|&%@+=$€£\\`^\n\t\r\u00a0\u200b0éßñमेक्।我年万一十，。、\u0301\u0001",
);
/** In no character class except the negated ones: whatever matched before it ends there. */
const stranger = "\u0001";

export interface Attack {
  before: string;
  pump: string;
  after: string;
}

export const attackText = ({ before, pump, after }: Attack, times: number): string =>
  before + pump.repeat(times) + after;

/** Texts that keep one part of the pattern matching, and then fail: a careless pattern scans them again and again. */
export function attacksOn(pattern: RegExp): Attack[] {
  const words = new Words(pattern);
  const root = parse(pattern);
  const loops: AST.Quantifier[] = [];
  const literals = new Set<string>();
  const classes = new Set<string>();
  visitRegExpAST(root, {
    onQuantifierEnter: (node) => void (node.max > 3 && loops.push(node)),
    onCharacterEnter: (node) => void literals.add(String.fromCodePoint(node.value)),
    onCharacterSetEnter: (node) => void (node.parent.type !== "CharacterClass" && classes.add(node.raw)),
    onCharacterClassEnter: (node) => void (node.parent.type !== "CharacterClass" && classes.add(node.raw)),
    onExpressionCharacterClassEnter: (node) => void classes.add(node.raw),
  });
  const singles = words.kinds([...alphabet, ...literals], [...classes]);
  const starts = new Set(["", ...loops.map((loop) => words.ahead(loop))]);
  const units = new Set(loops.flatMap((loop) => words.of(loop.element, 4)));
  const pumps = new Set([
    ...singles,
    ...units,
    ...[...starts].flatMap((start) => [...units, " "].map((unit) => start + unit)),
    ...words.of(root, 2),
  ]);
  const ends = ["", stranger];
  return [...starts].flatMap((before) =>
    [...pumps].filter(Boolean).flatMap((pump) => ends.map((after) => ({ before, pump, after }))),
  );
}

class Words {
  readonly #members: Members;
  constructor(pattern: RegExp) {
    this.#members = new Members(pattern.flags);
  }

  /** One character for each kind that the classes distinguish. */
  kinds(characters: string[], classes: string[]): string[] {
    const byKind = new Map<string, string>();
    const members = classes.map((raw) => this.#members.of(raw));
    for (const character of characters) {
      const kind = members.map((has) => (has(character) ? 1 : 0)).join("");
      if (!byKind.has(kind)) byKind.set(kind, character);
    }
    return [...byKind.values()];
  }

  /** A text that the parts before this one match. */
  ahead(node: AST.Node): string {
    let text = "";
    for (let at: AST.Node = node; at.parent; at = at.parent) {
      if (at.parent.type !== "Alternative") continue;
      const { elements } = at.parent;
      const before = elements.slice(0, elements.indexOf(at as AST.Element));
      text = before.map((element) => this.of(element, 1)[0] ?? "").join("") + text;
    }
    return text;
  }

  /** Some texts that match the part. */
  of(node: AST.Node, many: number): string[] {
    if (node.type === "Character") return [String.fromCodePoint(node.value)];
    if (isSingle(node)) return this.kinds(alphabet.filter(this.#members.of(node.raw)), []).slice(0, many);
    if (node.type === "Quantifier")
      return node.max === 0 ? [""] : this.of(node.element, many).map((text) => text.repeat(node.min));
    if (node.type === "Alternative") return this.#joined(node.elements, many);
    if (node.type === "Group" || node.type === "CapturingGroup" || node.type === "Pattern") {
      const each = node.alternatives.map((way) => this.of(way, many));
      return each.flat().slice(0, many);
    }
    return [""];
  }

  #joined(elements: AST.Element[], many: number): string[] {
    const ways = elements.map((element) => this.of(element, many));
    const most = Math.min(many, Math.max(1, ...ways.map(({ length }) => length)));
    return Array.from({ length: most }, (_, index) => ways.map((way) => way[index % way.length] ?? "").join(""));
  }
}

import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Whether the rest of the pattern matches from here. */
type Next = (at: number) => boolean;
type Matcher = (at: number, next: Next) => boolean;
type SingleNode = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

export interface Counted {
  /** The work of a backtracking engine: characters, start positions and alternatives tried. */
  steps: number;
  /** Start and end of the first match, in characters; null: none. */
  found: { from: number; to: number } | null;
  /** The allowed number of steps was exceeded, and counting stopped. */
  isBroken: boolean;
}

class TooMany extends Error {}

/** Whether a character matches a single-character part of a pattern, as decided by the engine itself. */
export class Members {
  readonly #flags: string;
  readonly #known = new Map<string, Map<string, boolean>>();

  constructor(flags: string) {
    this.#flags = flags.replace(/[gydm]/g, "");
  }

  of(raw: string): (character: string) => boolean {
    const answers = this.#known.get(raw) ?? new Map<string, boolean>();
    this.#known.set(raw, answers);
    const pattern = new RegExp(`^(?:${raw})$`, this.#flags);
    return (character) => {
      const known = answers.get(character);
      if (known !== undefined) return known;
      const isMember = pattern.test(character);
      answers.set(character, isMember);
      return isMember;
    };
  }
}

export const isSingle = (node: AST.Node): node is SingleNode =>
  node.type === "Character" ||
  node.type === "CharacterSet" ||
  node.type === "CharacterClass" ||
  node.type === "ExpressionCharacterClass";

export function parse({ source, flags }: RegExp): AST.Pattern {
  const unicode = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  return new RegExpParser().parsePattern(source, 0, source.length, unicode);
}

/** A text in the units that the pattern treats as characters. */
export const charactersOf = (text: string, { flags }: RegExp): string[] =>
  /[uv]/.test(flags) ? Array.from(text) : text.split("");

/**
 * Matches by the language specification, without optimizations, and counts the steps: the same number on every machine.
 */
export class StepCounter {
  readonly #pattern: RegExp;
  readonly #members: Members;
  readonly #whole: Matcher;
  #text: string[] = [];
  #captured = new Map<AST.CapturingGroup, [number, number]>();
  #steps = 0;
  #most = 0;

  constructor(pattern: RegExp) {
    this.#pattern = pattern;
    this.#members = new Members(pattern.flags);
    this.#whole = this.#any(parse(pattern).alternatives, false);
  }

  /** One search, and with the flag `g` all further ones up to the text's end. */
  count(text: string, most: number): Counted {
    this.#text = charactersOf(text, this.#pattern);
    this.#steps = 0;
    this.#most = most;
    let found: Counted["found"] = null;
    try {
      for (let from = 0; from <= this.#text.length;) {
        const hit = this.#search(from);
        found ??= hit;
        if (!hit || !this.#pattern.global) break;
        from = hit.to > hit.from ? hit.to : hit.to + 1;
      }
      return { steps: this.#steps, found, isBroken: false };
    } catch (error) {
      if (error instanceof TooMany || error instanceof RangeError) return { steps: most, found, isBroken: true };
      throw error;
    }
  }

  #search(first: number): Counted["found"] {
    const last = this.#pattern.sticky ? first : this.#text.length;
    for (let from = first; from <= last; from++) {
      this.#step();
      this.#captured.clear();
      let to = -1;
      if (this.#whole(from, (at) => ((to = at), true))) return { from, to };
    }
    return null;
  }

  #step(): void {
    if (++this.#steps > this.#most) throw new TooMany();
  }

  #any(alternatives: AST.Alternative[], isBackward: boolean): Matcher {
    const ways = alternatives.map(({ elements }) => this.#all(elements, isBackward));
    if (ways.length === 1 && ways[0]) return ways[0];
    return (at, next) => ways.some((way) => way(at, next));
  }

  #all(elements: AST.Element[], isBackward: boolean): Matcher {
    const parts = (isBackward ? elements.toReversed() : elements).map((element) => this.#one(element, isBackward));
    const from = (index: number, at: number, next: Next): boolean => {
      const part = parts[index];
      return part ? part(at, (after) => from(index + 1, after, next)) : next(at);
    };
    return (at, next) => from(0, at, next);
  }

  #one(node: AST.Element, isBackward: boolean): Matcher {
    if (isSingle(node)) return this.#character(node, isBackward);
    switch (node.type) {
      case "Group":
        return this.#any(node.alternatives, isBackward);
      case "CapturingGroup":
        return this.#capture(node, isBackward);
      case "Quantifier":
        return isSingle(node.element) ? this.#run(node, node.element, isBackward) : this.#loop(node, isBackward);
      case "Assertion":
        return this.#assertion(node);
      case "Backreference":
        return this.#repeat(node, isBackward);
      default:
        throw new Error(`no steps for ${(node as AST.Element).type}`);
    }
  }

  #reader(node: SingleNode, isBackward: boolean): (at: number) => boolean {
    const isMember = this.#members.of(node.raw);
    return (at) => {
      this.#step();
      const character = this.#text[isBackward ? at - 1 : at];
      return character !== undefined && isMember(character);
    };
  }

  #character(node: SingleNode, isBackward: boolean): Matcher {
    const reads = this.#reader(node, isBackward);
    const by = isBackward ? -1 : 1;
    return (at, next) => reads(at) && next(at + by);
  }

  /** Repeats one character without a nested call for each. */
  #run({ min, max, greedy }: AST.Quantifier, node: SingleNode, isBackward: boolean): Matcher {
    const reads = this.#reader(node, isBackward);
    const by = isBackward ? -1 : 1;
    const least = (at: number, times: number): number => {
      let many = 0;
      while (many < times && reads(at + many * by)) many++;
      return many;
    };
    return (at, next) => {
      if (greedy) {
        for (let many = least(at, max); many >= min; many--) if (next(at + many * by)) return true;
        return false;
      }
      if (least(at, min) < min) return false;
      for (let many = min; ; many++) {
        if (next(at + many * by)) return true;
        if (many === max || !reads(at + many * by)) return false;
      }
    };
  }

  #loop({ min, max, greedy, element }: AST.Quantifier, isBackward: boolean): Matcher {
    const once = this.#one(element as AST.Element, isBackward);
    const after = (times: number, at: number, next: Next): boolean => {
      this.#step();
      const again = () =>
        times < max && once(at, (to) => (to === at && times >= min ? false : after(times + 1, to, next)));
      if (times < min) return again();
      return greedy ? again() || next(at) : next(at) || again();
    };
    return (at, next) => after(0, at, next);
  }

  #capture(node: AST.CapturingGroup, isBackward: boolean): Matcher {
    const inner = this.#any(node.alternatives, isBackward);
    return (at, next) =>
      inner(at, (to) => {
        const before = this.#captured.get(node);
        this.#captured.set(node, [Math.min(at, to), Math.max(at, to)]);
        if (next(to)) return true;
        if (before) this.#captured.set(node, before);
        else this.#captured.delete(node);
        return false;
      });
  }

  #repeat({ resolved }: AST.Backreference, isBackward: boolean): Matcher {
    const groups = Array.isArray(resolved) ? resolved : [resolved];
    const same = (text: string) => (this.#pattern.ignoreCase ? text.toLowerCase() : text);
    return (at, next) => {
      const [from, to] = groups.map((group) => this.#captured.get(group)).find((held) => held) ?? [at, at];
      const start = isBackward ? at - (to - from) : at;
      for (let index = 0; index < to - from; index++) {
        this.#step();
        if (same(this.#text[from + index] ?? "") !== same(this.#text[start + index] ?? "")) return false;
      }
      return next(isBackward ? start : start + (to - from));
    };
  }

  #assertion(node: AST.Assertion): Matcher {
    if (node.kind === "lookahead" || node.kind === "lookbehind") {
      const inner = this.#any(node.alternatives, node.kind === "lookbehind");
      return (at, next) => inner(at, () => true) !== node.negate && next(at);
    }
    const holds = this.#placeOf(node);
    return (at, next) => {
      this.#step();
      return holds(at) && next(at);
    };
  }

  #placeOf(node: AST.EdgeAssertion | AST.WordBoundaryAssertion): (at: number) => boolean {
    const { multiline } = this.#pattern;
    const isBreak = (at: number) => multiline && /[\n\r\u2028\u2029]/.test(this.#text[at] ?? "");
    if (node.kind === "start") return (at) => at === 0 || isBreak(at - 1);
    if (node.kind === "end") return (at) => at === this.#text.length || isBreak(at);
    const { negate } = node as AST.WordBoundaryAssertion;
    const isWord = this.#members.of(String.raw`\w`);
    const word = (at: number) => isWord(this.#text[at] ?? "");
    return (at) => (word(at - 1) !== word(at)) !== negate;
  }
}

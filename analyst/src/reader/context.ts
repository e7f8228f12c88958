import { hashOf, hashOn, hashPair, type Heads, type Output } from "./network.ts";
import type { Token } from "./tokens.ts";

/** The classes of each head with their chances, best first. */
export type Chances = Readonly<Record<string, readonly (readonly [name: string, chance: number])[]>>;

/** A network's prediction for a figure: the chances of all classes, and the two likeliest of each head. */
export interface Look {
  output: Output;
  best: Readonly<Record<string, Best>>;
}

interface Best {
  name: string;
  chance: number;
  /** The second likeliest class. */
  second: string;
}

export function lookOf(heads: Heads, output: Output): Look {
  const best: Record<string, Best> = {};
  for (const head of Object.keys(heads)) best[head] = bestOf(heads[head] ?? [], output[head] ?? new Float64Array());
  return { output, best };
}

/** Of classes that are equally likely the earlier one. */
function bestOf(classes: readonly string[], chances: Float64Array): Best {
  let first = 0;
  let second = -1;
  for (let index = 1; index < classes.length; index++) {
    const chance = chances[index] as number;
    if (chance > (chances[first] as number)) [first, second] = [index, first];
    else if (second < 0 || chance > (chances[second] as number)) second = index;
  }
  return { name: classes[first] ?? "-", chance: chances[first] ?? 0, second: classes[second] ?? "-" };
}

/** The mean of two networks' outputs. Where it is equal, the class that the first finds likelier comes first. */
export function together(heads: Heads, { output: first }: Look, { output: second }: Look): Chances {
  const found: Record<string, Chances[string]> = {};
  for (const head of Object.keys(heads))
    found[head] = meanOf(heads[head] ?? [], first[head] ?? new Float64Array(), second[head] ?? new Float64Array());
  return found;
}

function meanOf(classes: readonly string[], first: Float64Array, second: Float64Array): Chances[string] {
  const count = classes.length;
  const means = new Float64Array(count);
  for (let index = 0; index < count; index++) means[index] = ((first[index] as number) + (second[index] as number)) / 2;
  const order = new Uint16Array(count);
  for (let index = 0; index < count; index++) {
    let place = index;
    for (; place > 0; place--) {
      const before = order[place - 1] as number;
      const more = (means[index] as number) - (means[before] as number);
      if (more < 0 || (more === 0 && (first[index] as number) <= (first[before] as number))) break;
      order[place] = before;
    }
    order[place] = index;
  }
  return Array.from(order, (index) => [classes[index] as string, means[index] as number] as const);
}

/** The first pass's prediction for the figures of a message, by token index. */
export type FirstLook = ReadonlyMap<number, Look>;

const isNear = 8;
const shared = ["meaning", "flow", "party", "status", "time", "above", "customer"] as const;
const compared = ["meaning", "status", "party"] as const;
const around = (
  [
    [-2, "pp"],
    [-1, "p"],
    [1, "n"],
    [2, "nn"],
  ] as const
).map(([step, name]) => ({
  step,
  none: hashOf(`at ${name} none`),
  begun: hashOf(`at ${name} `),
  heads: shared.map((head) => [head, hashOf(`at ${name} ${head} `)] as const),
}));

const top = (look: Look | undefined, head: string): string => look?.best[head]?.name ?? "-";

/** The first pass's prediction for a figure and its neighbours, hashed. */
export function contextFeatures(tokens: readonly Token[], at: number, look: FirstLook): number[] {
  const own = look.get(at);
  const places = [...look.keys()];
  const index = places.indexOf(at);
  const found: number[] = [];
  for (const head of Object.keys(own?.best ?? {})) addOwn(own, head, found);
  found.push(hashOf(`own ${top(own, "meaning")} ${top(own, "above")} ${top(own, "flow")}`));
  for (const beside of around) {
    const place = places[index + beside.step];
    if (place === undefined) {
      found.push(beside.none);
      continue;
    }
    const near = Math.abs(place - at) < isNear ? " true" : " false";
    const ofKinds = hashOn(beside.begun, `${kindAt(tokens, at)} ${kindAt(tokens, place)} `);
    addBeside([own, look.get(place)], { beside, near, ofKinds }, found);
  }
  return found;
}

const kindAt = (tokens: readonly Token[], at: number): string => tokens[at]?.figure?.kind ?? "";

interface Beside {
  beside: (typeof around)[number];
  near: string;
  /** The beginning of features that name the kinds of both figures. */
  ofKinds: number;
}

function addBeside(
  [own, other]: readonly [Look | undefined, Look | undefined],
  { beside, near, ofKinds }: Beside,
  found: number[],
): void {
  for (const [head, begun] of beside.heads) {
    const name = top(other, head);
    found.push(hashOn(hashOn(begun, name), near), hashPair(ofKinds, head, name));
  }
  for (const head of compared) found.push(hashOn(hashPair(beside.begun, top(own, head), top(other, head)), near));
}

const ofOwn = hashOf("own ");
const ofSecond = hashOf("own2 ");

function addOwn(own: Look | undefined, head: string, found: number[]): void {
  const { name, chance, second } = own?.best[head] ?? { name: "-", chance: 0, second: "-" };
  const best = hashPair(ofOwn, head, name);
  found.push(best, hashOn(best, ` ${Math.floor(chance * 5)}`), hashOn(hashPair(ofSecond, head, name), ` ${second}`));
}

/** Which meanings, parties and statuses a message has, and its most frequent status, hashed. */
export function frameFeatures(look: FirstLook): number[] {
  const counts = new Map<string, number>();
  for (const one of look.values())
    for (const head of ["meaning", "party", "status"]) {
      const name = `${head} ${top(one, head)}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return [...counts].flatMap(([name, count]) => [
    hashOf(`frame ${name}`),
    hashOf(`frame ${name} ${Math.floor((3 * count) / Math.max(1, look.size))}`),
  ]);
}

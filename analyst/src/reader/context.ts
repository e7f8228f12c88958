import { hashFeature, type Heads } from "./network.ts";
import type { Token } from "./tokens.ts";

/** The classes of each head with their chances, best first. */
export type Chances = Readonly<Record<string, readonly (readonly [name: string, chance: number])[]>>;

export function chancesBy(heads: Heads, found: Readonly<Record<string, Float64Array>>): Chances {
  return Object.fromEntries(
    Object.entries(heads).map(([head, classes]) => [
      head,
      classes
        .map((name, index) => [name, found[head]?.[index] ?? 0] as const)
        .toSorted(([, left], [, right]) => right - left),
    ]),
  );
}

/** The first pass's prediction for the figures of a message, by token index. */
export type FirstLook = ReadonlyMap<number, Chances>;

const isNear = 8;
const shared = ["meaning", "flow", "party", "status", "time", "above", "customer"] as const;
const around = [
  [-2, "pp"],
  [-1, "p"],
  [1, "n"],
  [2, "nn"],
] as const;

const top = (chances: Chances | undefined, head: string): string => chances?.[head]?.[0]?.[0] ?? "-";

/** The first pass's prediction for a figure and its neighbours, hashed. */
export function contextFeatures(tokens: readonly Token[], at: number, look: FirstLook): number[] {
  const own = look.get(at);
  const places = [...look.keys()];
  const index = places.indexOf(at);
  const kind = tokens[at]?.figure?.kind ?? "";
  return [
    ...Object.keys(own ?? {}).flatMap((head) => ownFeatures(own, head)),
    `own ${top(own, "meaning")} ${top(own, "above")} ${top(own, "flow")}`,
    ...around.flatMap(([step, name]) => {
      const place = places[index + step];
      if (place === undefined) return [`at ${name} none`];
      const chances = look.get(place);
      const near = Math.abs(place - at) < isNear;
      const other = tokens[place]?.figure?.kind ?? "";
      return [
        ...shared.flatMap((head) => [
          `at ${name} ${head} ${top(chances, head)} ${near}`,
          `at ${name} ${kind} ${other} ${head} ${top(chances, head)}`,
        ]),
        `at ${name} ${top(own, "meaning")} ${top(chances, "meaning")} ${near}`,
        `at ${name} ${top(own, "status")} ${top(chances, "status")} ${near}`,
        `at ${name} ${top(own, "party")} ${top(chances, "party")} ${near}`,
      ];
    }),
  ].map(hashFeature);
}

function ownFeatures(own: Chances | undefined, head: string): string[] {
  const chance = own?.[head]?.[0]?.[1] ?? 0;
  const second = own?.[head]?.[1]?.[0] ?? "-";
  return [
    `own ${head} ${top(own, head)}`,
    `own ${head} ${top(own, head)} ${Math.floor(chance * 5)}`,
    `own2 ${head} ${top(own, head)} ${second}`,
  ];
}

/** Which meanings, parties and statuses a message has, and its most frequent status, hashed. */
export function frameFeatures(look: FirstLook): number[] {
  const counts = new Map<string, number>();
  for (const chances of look.values())
    for (const head of ["meaning", "party", "status"]) {
      const name = `${head} ${top(chances, head)}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  const names = [...counts].flatMap(([name, count]) => [
    `frame ${name}`,
    `frame ${name} ${Math.floor((3 * count) / Math.max(1, look.size))}`,
  ]);
  return names.map(hashFeature);
}

import type { Flow, Meaning } from "../quantities/labels.ts";
import { isTime } from "../quantities/unit.ts";
import type { Chances } from "./context.ts";
import { canFlow, counts, sums } from "./prove.ts";
import type { Figure } from "./tokens.ts";

/** A meaning with the flow and the class of unit that go with it. */
export interface Meant {
  meaning: Meaning;
  flow: Flow;
  above: string;
  chance: number;
}

const most = { meanings: 12, above: 4 };

/** Readings whose meaning, flow and unit can stand together, the likeliest of each meaning, best first. */
export function readingsOf(chances: Chances, kind: Figure["kind"]): Meant[] {
  const top = (head: string, count: number) => (chances[head] ?? []).slice(0, count);
  return top("meaning", most.meanings)
    .flatMap(([name, likely]) =>
      (chances["flow"] ?? [])
        .flatMap(([way, flows]) =>
          top("above", most.above).map(([above, stands]): Meant => ({
            meaning: name as Meaning,
            flow: way as Flow,
            above,
            chance: likely * flows * stands,
          })),
        )
        .filter((meant) => canStand(meant, kind))
        .toSorted((left, right) => right.chance - left.chance)
        .slice(0, 1),
    )
    .toSorted((left, right) => right.chance - left.chance);
}

const fitsKind = (kind: Figure["kind"], above: string): boolean =>
  (kind === "percent") === (above === "percent") && (kind !== "money" || above === "currency");

function canStand({ meaning, flow, above }: Meant, kind: Figure["kind"]): boolean {
  if (!canFlow(meaning, flow) || !fitsKind(kind, above)) return false;
  const isMoney = above === "currency" || above === "percent" || above === "pure";
  if (!isMoney && (flow !== "none" || sums.has(meaning))) return false;
  return !counts.has(meaning) || !(above === "currency" || isTime(above));
}

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

/** Combinations of meaning, flow and unit that can stand together: the likeliest of each meaning, best first. */
export function readingsOf(chances: Chances, kind: Figure["kind"]): Meant[] {
  const flows = chances["flow"] ?? [];
  const units = (chances["above"] ?? []).slice(0, most.above);
  return (chances["meaning"] ?? [])
    .slice(0, most.meanings)
    .flatMap(([meaning, likely]) => likeliest(meaning as Meaning, likely, { flows, units, kind }) ?? [])
    .toSorted((left, right) => right.chance - left.chance);
}

interface Around {
  flows: Chances[string];
  units: Chances[string];
  kind: Figure["kind"];
}

/** The flow and unit that go best with a meaning; null where none can. */
function likeliest(meaning: Meaning, likely: number, { flows, units, kind }: Around): Meant | null {
  let best: Meant | null = null;
  for (const [flow, flowChance] of flows)
    for (const [above, aboveChance] of units) {
      const chance = likely * flowChance * aboveChance;
      const isBetter = best === null || chance > best.chance;
      if (isBetter && canStand({ meaning, flow: flow as Flow, above }, kind))
        best = { meaning, flow: flow as Flow, above, chance };
    }
  return best;
}

/** All meanings with every flow and unit that can stand with them and are not less likely than `least`, best first. */
export function consistentOf(chances: Chances, kind: Figure["kind"], least: number): Meant[] {
  const found: Meant[] = [];
  const units = (chances["above"] ?? []).slice(0, most.above);
  for (const [meaning, likely] of chances["meaning"] ?? [])
    for (const [flow, flowChance] of likely < least ? [] : (chances["flow"] ?? []))
      for (const [above, aboveChance] of units) {
        const meant = {
          meaning: meaning as Meaning,
          flow: flow as Flow,
          above,
          chance: likely * flowChance * aboveChance,
        };
        if (meant.chance >= least && canStand(meant, kind)) found.push(meant);
      }
  return found.toSorted((left, right) => right.chance - left.chance);
}

const fitsKind = (kind: Figure["kind"], above: string): boolean =>
  (kind === "percent") === (above === "percent") && (kind !== "money" || above === "currency");

function canStand({ meaning, flow, above }: Omit<Meant, "chance">, kind: Figure["kind"]): boolean {
  if (!canFlow(meaning, flow) || !fitsKind(kind, above)) return false;
  const isMoney = above === "currency" || above === "percent" || above === "pure";
  if (!isMoney && (flow !== "none" || sums.has(meaning))) return false;
  return !counts.has(meaning) || !(above === "currency" || isTime(above));
}

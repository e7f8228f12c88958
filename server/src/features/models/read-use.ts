import { type ModelNumbers, modelPurposes, type ModelUseOfMember } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import type { CurrentModels } from "./current-models.ts";
import { countNumbers, listSettings, listUse } from "./store.ts";

interface MonthlyUse {
  month: string;
  use: ModelUseOfMember[];
  numbers: ModelNumbers;
}

type Priced = Map<string, { input: number; output: number }>;

/** What each member used of each model since the month began (UTC), the most expensive first, and how well its numbers stand. */
export async function readUse(ctx: DbCtx, models: CurrentModels): Promise<MonthlyUse> {
  const now = ctx.now();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [prices, rows, numbers] = await Promise.all([
    pricesOf(ctx, models),
    listUse(ctx, since),
    countNumbers(ctx, since),
  ]);
  const use = rows.map((row) => ({ ...row, cost: costOf(row, prices) }));
  const most = (one: ModelUseOfMember) => [one.cost ?? 0, one.inputTokens + one.outputTokens] as const;
  const sorted = use.toSorted((a, b) => most(b)[0] - most(a)[0] || most(b)[1] - most(a)[1]);
  return { month: since.toISOString().slice(0, 7), use: sorted, numbers };
}

/** Prices are typed for purposes; what was used is known by the model's name. */
async function pricesOf(ctx: DbCtx, { connections }: CurrentModels): Promise<Priced> {
  const rows = await listSettings(ctx);
  const priced: Priced = new Map();
  for (const purpose of modelPurposes) {
    const row = rows.find((candidate) => candidate.purpose === purpose);
    const model = connections[purpose]?.model;
    if (!row || model === undefined || priced.has(model)) continue;
    if (row.inputPrice === null && row.outputPrice === null) continue;
    priced.set(model, { input: row.inputPrice ?? 0, output: row.outputPrice ?? 0 });
  }
  return priced;
}

function costOf({ model, inputTokens, outputTokens }: Omit<ModelUseOfMember, "cost">, prices: Priced): number | null {
  const price = prices.get(model);
  return price ? (inputTokens * price.input + outputTokens * price.output) / 1_000_000 : null;
}

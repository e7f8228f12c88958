import type { ModelPurpose, ModelSetting } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import type { CurrentModels } from "./current-models.ts";
import { connectionOf, type Draft, keyToStore, withoutSlash } from "./draft.ts";
import { readSetting } from "./present.ts";
import { deleteSetting, writeSetting } from "./store.ts";

interface Prices {
  inputPrice: number | null;
  outputPrice: number | null;
}

export interface ToSave extends Draft, Prices {
  model: string;
  contextTokens: number | null;
}

interface Saved {
  setting: ModelSetting;
}

/** Sets up a model for a purpose. It holds for the next request in every process. */
export async function saveSetting(ctx: MemberCtx, models: CurrentModels, wanted: ToSave): Promise<Saved> {
  const { purpose, model, contextTokens, inputPrice, outputPrice } = wanted;
  if (models.environment[purpose]) throw new Problem("model.set_by_environment");
  const { baseUrl } = await connectionOf(ctx, models, wanted);
  await inTransaction(ctx, async (tx) => {
    const key = await keyToStore(tx, models, wanted);
    const own = wanted.baseUrl && withoutSlash(wanted.baseUrl);
    await writeSetting(tx, { purpose, baseUrl: own, ...key, model, contextTokens, inputPrice, outputPrice });
    const details = { purpose, model, address: new URL(baseUrl).origin, key: key.sealedKey !== null };
    await writeAudit(tx, { actorId: tx.userId, action: "model.changed", subjectId: null, details });
  });
  return changed(ctx, models, purpose);
}

/** What a model costs may be said of one that the environment sets up, too. */
export async function savePrice(
  ctx: MemberCtx,
  models: CurrentModels,
  { purpose, ...prices }: Prices & { purpose: ModelPurpose },
): Promise<Saved> {
  await inTransaction(ctx, async (tx) => {
    await writeSetting(tx, { purpose, ...prices });
    const details = { purpose, input: prices.inputPrice, output: prices.outputPrice };
    await writeAudit(tx, { actorId: tx.userId, action: "model.priced", subjectId: null, details });
  });
  return changed(ctx, models, purpose);
}

export async function clearSetting(ctx: MemberCtx, models: CurrentModels, purpose: ModelPurpose): Promise<Saved> {
  if (models.environment[purpose]) throw new Problem("model.set_by_environment");
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteSetting(tx, purpose))) return;
    await writeAudit(tx, { actorId: tx.userId, action: "model.cleared", subjectId: null, details: { purpose } });
  });
  return changed(ctx, models, purpose);
}

async function changed(ctx: MemberCtx, models: CurrentModels, purpose: ModelPurpose): Promise<Saved> {
  await models.reload(ctx);
  return readSetting(ctx, models, purpose);
}

import { type ModelPurpose, modelPurposes, type ModelSetting } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import type { CurrentModels } from "./current-models.ts";
import { listSettings, type SettingRow } from "./store.ts";

/** What is set up for each purpose, without the keys. */
export async function readSettings(ctx: DbCtx, models: CurrentModels): Promise<{ settings: ModelSetting[] }> {
  const rows = await listSettings(ctx);
  return { settings: modelPurposes.map((purpose) => present(models, rows, purpose)) };
}

export async function readSetting(
  ctx: DbCtx,
  models: CurrentModels,
  purpose: ModelPurpose,
): Promise<{ setting: ModelSetting }> {
  return { setting: present(models, await listSettings(ctx), purpose) };
}

function present(models: CurrentModels, rows: readonly SettingRow[], purpose: ModelPurpose): ModelSetting {
  const row = rows.find((candidate) => candidate.purpose === purpose);
  const prices = { inputPrice: row?.inputPrice ?? null, outputPrice: row?.outputPrice ?? null };
  const set = models.environment[purpose];
  if (set) {
    const { baseUrl, model, contextTokens, apiKey } = set;
    const keyEnd = apiKey === null ? null : endOf(apiKey);
    return { purpose, source: "environment", baseUrl, model, contextTokens, keyEnd, keyIsLost: false, ...prices };
  }
  if (!row?.model) return { ...nothing, purpose, source: sourceOfNone(models, purpose), ...prices };
  const { baseUrl, model, contextTokens, keyEnd, sealedKey } = row;
  const keyIsLost = sealedKey !== null && models.box.open(sealedKey) === null;
  return { purpose, source: "page", baseUrl, model, contextTokens, keyEnd, keyIsLost, ...prices };
}

const nothing = { baseUrl: null, model: null, contextTokens: null, keyEnd: null, keyIsLost: false };

/** Pictures and the fallback have no model in their place. */
const sourceOfNone = ({ connections }: CurrentModels, purpose: ModelPurpose): ModelSetting["source"] =>
  (purpose === "reading" || purpose === "tools") && connections.text ? "text" : "none";

/** What may be shown of a key: of a short one the end would be too much of it. */
export const endOf = (key: string): string => (key.length < 12 ? "" : key.slice(-4));

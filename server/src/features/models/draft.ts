import type { ModelPurpose } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import type { Connection } from "../../platform/model/connections.ts";
import { Problem } from "../../platform/problem.ts";
import type { CurrentModels } from "./current-models.ts";
import { endOf } from "./present.ts";
import { listSettings, lockSetting, type SettingRow } from "./store.ts";

/** Where a model is, before it is saved. */
export interface Draft {
  purpose: ModelPurpose;
  /** Null: the address of the text's model, with its key. */
  baseUrl: string | null;
  /** Undefined: the stored one, where the address is the same; null: none. */
  apiKey?: string | null | undefined;
}

type Place = Omit<Connection, "model" | "contextTokens">;

/**
 * Where a draft leads, with its key. A stored key goes to no other address than the one it was stored for: otherwise
 * whoever is admin could read it off a server of their own.
 */
export async function connectionOf(ctx: DbCtx, models: CurrentModels, draft: Draft): Promise<Place> {
  const { purpose, baseUrl, apiKey } = draft;
  const set = models.environment[purpose];
  if (set) return { baseUrl: set.baseUrl, apiKey: set.apiKey };
  if (baseUrl === null) return placeOfText(models, purpose);
  const key = apiKey === undefined ? await storedKey(ctx, models, draft) : apiKey;
  return { baseUrl: withoutSlash(baseUrl), apiKey: key };
}

function placeOfText({ connections: { text } }: CurrentModels, purpose: ModelPurpose): Place {
  if (!text || purpose === "text") throw new Problem("model.no_address");
  return { baseUrl: text.baseUrl, apiKey: text.apiKey };
}

async function storedKey(ctx: DbCtx, { box }: CurrentModels, { purpose, baseUrl }: Draft): Promise<string | null> {
  const row = await rowOf(ctx, purpose);
  return row?.sealedKey && isSame(row.baseUrl, baseUrl) ? box.open(row.sealedKey) : null;
}

/** In the transaction that stores it: another key that is stored meanwhile is not undone. */
export async function keyToStore(
  tx: DbCtx,
  { box }: CurrentModels,
  { purpose, baseUrl, apiKey }: Draft,
): Promise<Pick<SettingRow, "sealedKey" | "keyEnd">> {
  if (baseUrl === null || apiKey === null) return { sealedKey: null, keyEnd: null };
  if (apiKey !== undefined) return { sealedKey: box.seal(apiKey), keyEnd: endOf(apiKey) };
  const row = await lockSetting(tx, purpose);
  if (!row || !isSame(row.baseUrl, baseUrl)) return { sealedKey: null, keyEnd: null };
  return { sealedKey: row.sealedKey, keyEnd: row.keyEnd };
}

const rowOf = async (ctx: DbCtx, purpose: ModelPurpose): Promise<SettingRow | undefined> =>
  (await listSettings(ctx)).find((row) => row.purpose === purpose);

export function withoutSlash(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end--;
  return address.slice(0, end);
}

const isSame = (stored: string | null, typed: string | null): boolean =>
  typed !== null && stored === withoutSlash(typed);

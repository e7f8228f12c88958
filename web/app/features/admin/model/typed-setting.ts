import type { ModelSetting } from "@cofounder/contract";
import { type Provider, providerOf, providers } from "./providers.ts";

/** A purpose's form, as it is typed. */
export interface TypedSetting {
  provider: Provider;
  baseUrl: string;
  /** Empty: the stored one stays. */
  apiKey: string;
  model: string;
  contextTokens: string;
  inputPrice: string;
  outputPrice: string;
}

const textOf = (value: number | null): string => (value === null ? "" : String(value));

export function typedOf(setting: ModelSetting): TypedSetting {
  const isNew = setting.model === null;
  const provider = isNew ? (setting.purpose === "text" ? "openai" : "same") : providerOf(setting.baseUrl);
  return {
    provider,
    baseUrl: setting.baseUrl ?? addressOf(provider) ?? "",
    apiKey: "",
    model: setting.model ?? "",
    contextTokens: textOf(setting.contextTokens),
    inputPrice: textOf(setting.inputPrice),
    outputPrice: textOf(setting.outputPrice),
  };
}

const addressOf = (provider: Provider): string | undefined => providers.find(({ id }) => id === provider)?.baseUrl;

/** A known provider brings its address; a typed key was for another one. */
export function withProvider(typed: TypedSetting, provider: Provider): TypedSetting {
  const baseUrl = addressOf(provider) ?? (provider === "own" ? typed.baseUrl : "");
  return { ...typed, provider, baseUrl, apiKey: "" };
}

/** A number as people type it; undefined where it is none. */
function numberOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const value = Number(text.trim().replace(",", "."));
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

export interface Faults {
  baseUrl: boolean;
  model: boolean;
  contextTokens: boolean;
  inputPrice: boolean;
  outputPrice: boolean;
}

export function faultsOf(typed: TypedSetting, least: number): Faults {
  const context = numberOf(typed.contextTokens);
  const isWeb = URL.canParse(typed.baseUrl) && /^https?:$/.test(new URL(typed.baseUrl).protocol);
  return {
    baseUrl: typed.provider !== "same" && !isWeb,
    model: typed.model.trim() === "",
    contextTokens: context === undefined || (context !== null && (context < least || !Number.isInteger(context))),
    inputPrice: numberOf(typed.inputPrice) === undefined,
    outputPrice: numberOf(typed.outputPrice) === undefined,
  };
}

export const draftOf = ({ purpose }: ModelSetting, { provider, baseUrl, apiKey }: TypedSetting) => ({
  purpose,
  baseUrl: provider === "same" ? null : baseUrl.trim(),
  ...(apiKey.trim() !== "" && { apiKey: apiKey.trim() }),
});

export const modelOf = ({ model, contextTokens }: TypedSetting) => ({
  model: model.trim(),
  contextTokens: numberOf(contextTokens) ?? null,
});

export const pricesOf = ({ inputPrice, outputPrice }: TypedSetting) => ({
  inputPrice: numberOf(inputPrice) ?? null,
  outputPrice: numberOf(outputPrice) ?? null,
});

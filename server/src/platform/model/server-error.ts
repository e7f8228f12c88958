import { parseJson } from "../json-text.ts";
import { ModelFailure, type ModelFailureKind } from "./model.ts";

/** What a model server says of a request that it does not serve. */
export interface ServerError {
  status: number;
  /** One line, without keys and without quotations of the request. */
  message: string;
  /** All that names the fault, in lower case: code, type, parameter and message. */
  text: string;
}

const longestMessage = 240;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Reads the body of an error as any of the servers write it. */
export function readError(status: number, body: string, apiKey: string | null): ServerError {
  const fields = fieldsOf(parseJson(body));
  const told = [messageOf(fields), rawOf(fields)].filter((part) => part !== "").join(": ");
  const named = ["code", "type", "param", "status"].map((name) => fields[name]);
  const names = named.filter((value) => typeof value === "string" || typeof value === "number");
  const message = withoutSecrets(told, apiKey);
  return { status, message, text: [...names, told].join(" ").toLowerCase() };
}

/** `{error: {…}}`, Google's list of one, LM Studio's `{error: "…"}`, Mistral's and vLLM's without an envelope. */
function fieldsOf(parsed: unknown): Fields {
  const body: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  if (!isFields(body)) return {};
  if (typeof body.error === "string") return { message: body.error };
  return isFields(body.error) ? body.error : body;
}

function messageOf(fields: Fields): string {
  const { message, detail } = fields;
  if (typeof message === "string") return message;
  if (isFields(message)) return messageOf(message);
  if (typeof detail === "string") return detail;
  return Array.isArray(detail) ? detail.filter(isFields).map(issueOf).join("; ") : "";
}

/** FastAPI's issue: where, and what is wrong; not what was given. */
const issueOf = ({ loc, msg }: Fields): string => `${Array.isArray(loc) ? loc.join(".") : ""} ${String(msg)}`.trim();

/** What OpenRouter was told by the provider behind it. */
function rawOf({ metadata }: Fields): string {
  if (!isFields(metadata) || typeof metadata.raw !== "string") return "";
  return messageOf(fieldsOf(parseJson(metadata.raw)));
}

function withoutSecrets(message: string, apiKey: string | null): string {
  const shown = apiKey ? message.replaceAll(apiKey, "…") : message;
  return shown
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\b(?:sk|pk|gsk|xai)[-_][\w*.-]{4,}|\bAIza[\w-]{10,}|\bBearer \S+/g, "…")
    .replaceAll(/"[^"]{60,}"|'[^']{60,}'|`[^`]{60,}`/g, "…")
    .slice(0, longestMessage)
    .trim();
}

const contextExceeded =
  /context_length_exceeded|exceed_context_size|maximum context length|context (?:size|window|length)|prompt is too long|token count.{0,40}exceeds/;
const noCredit = /insufficient_quota|insufficient balance|insufficient credits|exceeded your current quota/;
const noModel = /model_not_found|not_found_error|model.{0,80}(?:not found|does not exist|not exist)/;
const noTools = /tools param requires|does not support tools|no endpoints found that support tool/;

/** The conversation is too long: no other way to say it makes it shorter. */
export const isTooLong = ({ status, text }: ServerError): boolean => status !== 429 && contextExceeded.test(text);

/** The first that fits; after them the status decides. */
const kinds: [kind: ModelFailureKind, fits: (error: ServerError) => boolean][] = [
  ["rejected", ({ text }) => noTools.test(text)],
  ["context_exceeded", isTooLong],
  ["out_of_credit", ({ status, text }) => status === 402 || noCredit.test(text)],
  ["refusal", ({ status, text }) => status === 403 && /moderation|flagged/.test(text)],
  ["unauthorized", ({ status, text }) => status === 401 || status === 403 || text.includes("api key not valid")],
  ["rate_limited", ({ status }) => status === 429],
  ["not_found", ({ status, text }) => status === 404 || noModel.test(text)],
  ["server_error", ({ status }) => status >= 500 || status === 408],
  ["garbage", ({ text }) => text.includes("tool_use_failed")],
];

const hints: Partial<Record<ModelFailureKind, string>> = {
  unauthorized: "check its key",
  not_found: "check its address and the model's name",
  rejected: "check its address and the model's name",
  context_exceeded: "lower its context length to what it was started with",
  out_of_credit: "its account has no credit left",
};

export function failureOf(error: ServerError, retryAfter?: string | string[]): ModelFailure {
  const kind = kinds.find(([, fits]) => fits(error))?.[0] ?? "rejected";
  const told = error.message ? `: ${error.message.replace(/\.$/, "")}` : "";
  const hint = hints[kind] ? ` (${hints[kind]})` : "";
  return new ModelFailure(kind, `The model server answered ${error.status}${told}${hint}.`, secondsOf(retryAfter));
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(header: string | string[] | undefined): number | null {
  const text = Array.isArray(header) ? header[0] : header;
  if (!text) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

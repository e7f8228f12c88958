import { i18n } from "../locales/i18n.ts";
import type { problems } from "../locales/en/problems.ts";
import type { ProblemName } from "./problem.ts";

const keys = {
  unauthenticated: "unauthenticated",
  forbidden: "forbidden",
  invalid_input: "invalid_input",
  not_found: "not_found",
  payload_too_large: "payload_too_large",
  too_many_requests: "too_many_requests",
  untrusted_origin: "untrusted_origin",
  unavailable: "unavailable",
  unexpected: "unexpected",
  insufficient_tokens: "insufficient_tokens",
  "chat.not_found": "chat_not_found",
  "chat.turn_running": "chat_turn_running",
  "message.not_found": "message_not_found",
  "message.id_taken": "message_id_taken",
  "turn.not_found": "turn_not_found",
  network: "network",
} as const satisfies Record<ProblemName, keyof typeof problems>;

/** What a person reads for each refusal, in the language of the moment; a refusal without a text does not compile. */
export const problemTexts: Record<ProblemName, string> = Object.defineProperties(
  { ...keys },
  Object.fromEntries(
    Object.entries(keys).map(([code, key]) => [code, { enumerable: true, get: () => i18n.t(key, { ns: "problems" }) }]),
  ),
);

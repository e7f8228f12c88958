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
  "session.aal2_required": "session_aal2_required",
  "session.not_found": "session_not_found",
  "password.wrong": "password_wrong",
  "profile.incomplete": "profile_incomplete",
  "avatar.unsupported": "avatar_unsupported",
  "avatar.too_large": "avatar_too_large",
  "avatar.unreadable": "avatar_unreadable",
  "promo_code.unknown": "promo_code_unknown",
  "promo_code.expired": "promo_code_expired",
  "promo_code.limit_reached": "promo_code_limit_reached",
  "promo_code.already_used": "promo_code_already_used",
  "promo_code.confirm_admin": "promo_code_confirm_admin",
  "promo_code.admin_grants_off": "promo_code_admin_grants_off",
  "promo_code.exists": "promo_code_exists",
  "promo_code.not_found": "promo_code_not_found",
  "user.not_found": "user_not_found",
  "user.no_factor": "user_no_factor",
  "adjustment.nothing_left": "adjustment_nothing_left",
  network: "network",
} as const satisfies Record<ProblemName, keyof typeof problems>;

/** What a person reads for each refusal, in the language of the moment; a refusal without a text does not compile. */
export const problemTexts: Record<ProblemName, string> = Object.defineProperties(
  { ...keys },
  Object.fromEntries(
    Object.entries(keys).map(([code, key]) => [code, { enumerable: true, get: () => i18n.t(key, { ns: "problems" }) }]),
  ),
);

import { oc } from "@orpc/contract";
import type { ApiScope } from "./api-scopes.ts";
import { type ProblemCode, refusals } from "./problems.ts";

/** Who may call an endpoint. `member`: signed in with a confirmed e-mail; `key`: a program with an API key. */
export type Access = "anyone" | "member" | "admin" | "key";

export interface EndpointMeta {
  access: Access;
  /** Asks members who have a second factor for a session that was verified with it (aal2). */
  requiresMfa: boolean;
  /** Asks keys for this. */
  scope?: ApiScope;
  /** What a member who is no admin is told, where it is something of its own. */
  forbidden?: ProblemCode;
}

const builder = oc.$meta<EndpointMeta>({ access: "admin", requiresMfa: false });

/** Endpoints start from one of these, so that nobody can forget to say who may call. */
export const forAnyone = builder
  .meta({ access: "anyone", requiresMfa: false })
  .errors(refusals("invalid_input", "too_many_requests"));
export const forMembers = builder
  .meta({ access: "member", requiresMfa: false })
  .errors(refusals("unauthenticated", "invalid_input", "too_many_requests"));
export const forAdmins = builder
  .meta({ access: "admin", requiresMfa: false })
  .errors(refusals("unauthenticated", "forbidden", "invalid_input", "too_many_requests"));

/** What a stolen session must not be enough for. */
export const forVerifiedMembers = forMembers
  .meta({ access: "member", requiresMfa: true })
  .errors(refusals("session.aal2_required"));
export const forVerifiedAdmins = forAdmins
  .meta({ access: "admin", requiresMfa: true })
  .errors(refusals("session.aal2_required"));

type OfAdmins = "promo_code.admins_only" | "promo_transactions.admins_only" | "chats.admins_only";

/** The same two for admins, with words of their own for everybody else. */
export const forAdminsAlone = <Code extends OfAdmins>(forbidden: Code) =>
  forAdmins.meta({ access: "admin", requiresMfa: false, forbidden }).errors(refusals(forbidden));
export const forVerifiedAdminsAlone = <Code extends OfAdmins>(forbidden: Code) =>
  forVerifiedAdmins.meta({ access: "admin", requiresMfa: true, forbidden }).errors(refusals(forbidden));

/** What a program may call with an API key that has the scope. */
export const forKeys = (scope: ApiScope) =>
  builder
    .meta({ access: "key", requiresMfa: false, scope })
    .errors(
      refusals(
        "invalid_input",
        "api_key.invalid",
        "api_key.scope_missing",
        "account.blocked",
        "payload_too_large",
        "api.day_limit",
        "idempotency.running",
        "idempotency.key_reused",
        "unexpected",
        "unavailable",
      ),
    );

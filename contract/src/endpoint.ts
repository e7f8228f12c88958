import { oc } from "@orpc/contract";
import type { ApiScope } from "./api-scopes.ts";
import { type ProblemCode, refusals } from "./problems.ts";

/**
 * The allowed callers of an endpoint. `member`: signed in with a confirmed e-mail; `key`: a program with an API key.
 */
export type Access = "anyone" | "member" | "admin" | "key";

export interface EndpointMeta {
  access: Access;
  /** Requires a session verified with the second factor (aal2) from members who have one. */
  requiresMfa: boolean;
  /** The scope required of keys. */
  scope?: ApiScope;
  /** The response to a member who is not an admin, where it differs from the default. */
  forbidden?: ProblemCode;
  /**
   * Besides the owner of the venture that the input names as `ventureId`: open to those whom the owner invited into it
   * with at least this access. Without it, and where the input names no venture, members reach their own things alone.
   */
  venture?: "view" | "edit";
}

const builder = oc.$meta<EndpointMeta>({ access: "admin", requiresMfa: false });

/** Endpoints start from one of these, so that the allowed callers are always declared. */
export const forAnyone = builder
  .meta({ access: "anyone", requiresMfa: false })
  .errors(refusals("invalid_input", "too_many_requests"));
export const forMembers = builder
  .meta({ access: "member", requiresMfa: false })
  .errors(refusals("unauthenticated", "invalid_input", "too_many_requests"));
export const forAdmins = builder
  .meta({ access: "admin", requiresMfa: false })
  .errors(refusals("unauthenticated", "forbidden", "invalid_input", "too_many_requests"));

/** Actions for which a stolen session must not suffice. */
export const forVerifiedMembers = forMembers
  .meta({ access: "member", requiresMfa: true })
  .errors(refusals("session.aal2_required"));
export const forVerifiedAdmins = forAdmins
  .meta({ access: "admin", requiresMfa: true })
  .errors(refusals("session.aal2_required"));

/** Reading a venture: its owner, and everybody who was invited into it. */
export const forVentureReaders = forMembers
  .meta({ access: "member", requiresMfa: false, venture: "view" })
  .errors(refusals("venture.not_found"));
/** Changing what stands in a venture: its owner, and those who were invited to edit it. */
export const forVentureEditors = forMembers
  .meta({ access: "member", requiresMfa: false, venture: "edit" })
  .errors(refusals("venture.not_found", "venture.view_only"));

type OfAdmins = "promo_code.admins_only" | "promo_transactions.admins_only" | "chats.admins_only";

/** The same two for admins, with their own refusal for everybody else. */
export const forAdminsAlone = <Code extends OfAdmins>(forbidden: Code) =>
  forAdmins.meta({ access: "admin", requiresMfa: false, forbidden }).errors(refusals(forbidden));
export const forVerifiedAdminsAlone = <Code extends OfAdmins>(forbidden: Code) =>
  forVerifiedAdmins.meta({ access: "admin", requiresMfa: true, forbidden }).errors(refusals(forbidden));

/** Endpoints for programs with an API key that has the scope. */
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

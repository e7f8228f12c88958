import { oc } from "@orpc/contract";
import { refusals } from "./problems.ts";

/** Who may call an endpoint. `member`: signed in with a confirmed e-mail. */
export type Access = "anyone" | "member" | "admin" | "key";

export interface EndpointMeta {
  access: Access;
  /** Asks members who have a second factor for a session that was verified with it (aal2). */
  strong: boolean;
}

const builder = oc.$meta<EndpointMeta>({ access: "admin", strong: false });

/** Endpoints start from one of these, so that nobody can forget to say who may call. */
export const forAnyone = builder
  .meta({ access: "anyone", strong: false })
  .errors(refusals("invalid_input", "too_many_requests"));
export const forMembers = builder
  .meta({ access: "member", strong: false })
  .errors(refusals("unauthenticated", "invalid_input", "too_many_requests"));
export const forAdmins = builder
  .meta({ access: "admin", strong: false })
  .errors(refusals("unauthenticated", "forbidden", "invalid_input", "too_many_requests"));

/** What a stolen session must not be enough for. */
export const forVerifiedMembers = forMembers
  .meta({ access: "member", strong: true })
  .errors(refusals("session.aal2_required"));
export const forVerifiedAdmins = forAdmins
  .meta({ access: "admin", strong: true })
  .errors(refusals("session.aal2_required"));

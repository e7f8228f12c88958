import { oc } from "@orpc/contract";
import { refusals } from "./problems.ts";

/** Who may call an endpoint. `member`: signed in with a confirmed e-mail. */
export type Access = "anyone" | "member" | "admin" | "key";

const builder = oc.$meta<{ access: Access }>({ access: "admin" });

/** Endpoints start from one of these, so that nobody can forget to say who may call. */
export const forAnyone = builder.meta({ access: "anyone" }).errors(refusals("invalid_input", "too_many_requests"));
export const forMembers = builder
  .meta({ access: "member" })
  .errors(refusals("unauthenticated", "invalid_input", "too_many_requests"));
export const forAdmins = builder
  .meta({ access: "admin" })
  .errors(refusals("unauthenticated", "forbidden", "invalid_input", "too_many_requests"));

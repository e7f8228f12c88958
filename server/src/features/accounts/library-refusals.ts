import { type ProblemCode, problems } from "@cofounder/contract";
import { APIError, isAPIError } from "better-auth/api";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isBlockedRefusal, isDatabaseAway, isMissingReference } from "../../platform/db/database.ts";
import { Problem } from "../../platform/problem.ts";

type OpenAdapter = ReturnType<typeof drizzleAdapter>;

const refusal = (status: "FORBIDDEN" | "SERVICE_UNAVAILABLE", code: ProblemCode) =>
  new APIError(status, { code, message: problems[code].message });

/** The library's answer for an address that has no account. */
const noSuchAccount = () =>
  new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD", message: "Invalid email or password" });

function told(error: unknown): unknown {
  // All that the library stores belongs to an account, which was deleted meanwhile.
  if (isMissingReference(error)) return noSuchAccount();
  if (isBlockedRefusal(error)) return refusal("FORBIDDEN", "account.blocked");
  return isDatabaseAway(error) ? refusal("SERVICE_UNAVAILABLE", "unavailable") : error;
}

const explaining = <Adapter extends object>(adapter: Adapter): Adapter =>
  new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...given: unknown[]): unknown => {
        const answer: unknown = member.apply(target, given);
        return answer instanceof Promise ? answer.catch((error: unknown) => Promise.reject(told(error))) : answer;
      };
    },
  });

/**
 * The database refuses a session of a blocked account, and may be away: the library's adapter reports that as its own
 * error. The library takes any other failure for invalid input.
 */
export const sayingWhyNot =
  (open: OpenAdapter): OpenAdapter =>
  (options) => {
    const adapter = open(options);
    return { ...explaining(adapter), transaction: (work) => adapter.transaction((inner) => work(explaining(inner))) };
  };

/** Translates a refusal of the library into one of ours. */
export function asProblem(error: unknown): unknown {
  const code: unknown = isAPIError(error) ? error.body?.code : undefined;
  return code === "unavailable" ? new Problem(code, { retryAfterSeconds: 5 }) : error;
}

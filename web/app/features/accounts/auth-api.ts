import { problemOf } from "../../api/problem.ts";
import { spokenLanguage } from "../../locales/language.ts";

export interface AuthFailure {
  /** The sign-in service's own code, `network`, or `unexpected` if no answer could be read. */
  code: string;
  message: string;
}

type Reply = { failure: AuthFailure } | { failure: null; answer: unknown };

/** Null on success. */
type Outcome = Promise<AuthFailure | null>;

export interface Confirmed {
  failure: AuthFailure | null;
  /** The address that is now confirmed. */
  email: string;
}

export const authApi = {
  signIn: async (email: string, password: string): Promise<{ failure: AuthFailure | null; twoFactor: boolean }> => {
    const reply = await call("sign-in/email", { email, password });
    return { failure: reply.failure, twoFactor: reply.failure === null && asksForFactor(reply.answer) };
  },
  signUp: (person: { name: string; email: string; password: string }) => post("sign-up/email", person),
  confirmEmail: (token: string, typed: { password: string } | { newPassword: string }) =>
    confirm("confirm-email", { token, ...typed }),
  confirmAddress: (token: string, password: string) => confirm("confirm-address", { token, password }),
  signOut: () => post("sign-out", {}),
  resendConfirmation: (email: string) => post("send-verification-email", { email }),
  requestPasswordReset: (email: string) => post("request-password-reset", { email }),
  resetPassword: (newPassword: string, token: string, revokeKeys: boolean) =>
    post("reset-password", { newPassword, token, revokeKeys }),
};

async function confirm(path: string, body: object): Promise<Confirmed> {
  const reply = await call(path, body);
  return { failure: reply.failure, email: reply.failure ? "" : (reply.answer as { email: string }).email };
}

function asksForFactor(answer: unknown): boolean {
  return (
    typeof answer === "object" && answer !== null && "twoFactorRedirect" in answer && answer.twoFactorRedirect === true
  );
}

export async function post(path: string, body: object): Outcome {
  return (await call(path, body)).failure;
}

let underWay: Promise<unknown> = Promise.resolve();

/** Resolves when no call is pending: one may replace the session, and the new cookie arrives with its answer. */
export const authSettled = () => underWay;

export function call(path: string, body: object): Promise<Reply> {
  const reply = request(path, body);
  underWay = Promise.all([underWay, reply]);
  return reply;
}

async function request(path: string, body: object): Promise<Reply> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: "POST",
      // Mails are written in the language of the page that asks for them.
      headers: { "content-type": "application/json", "accept-language": spokenLanguage() },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => null);
    return response.ok ? { failure: null, answer } : { failure: failureOf(response.status, answer) };
  } catch (error) {
    const { code, message } = problemOf(error);
    return { failure: { code, message } };
  }
}

export function failureOf(status: number, body: unknown): AuthFailure {
  const { code, message } = typeof body === "object" && body !== null ? (body as Partial<AuthFailure>) : {};
  if (status === 429 && typeof code !== "string") return { code: "too_many_requests", message: "" };
  if (status >= 500 || typeof message !== "string" || message === "") return { code: "unexpected", message: "" };
  return { code: typeof code === "string" ? code : "unexpected", message };
}

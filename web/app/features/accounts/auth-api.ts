import { problemOf } from "../../api/problem.ts";

export interface AuthFailure {
  /** The sign-in service's own code, `network`, or `unexpected` where no answer could be read. */
  code: string;
  message: string;
}

/** Null when it worked. */
type Outcome = Promise<AuthFailure | null>;

const confirmedUrl = "/auth?verified=1";

export const authApi = {
  signIn: (email: string, password: string) => post("sign-in/email", { email, password }),
  signUp: (person: { name: string; email: string; password: string }) =>
    post("sign-up/email", { ...person, callbackURL: confirmedUrl }),
  signOut: () => post("sign-out", {}),
  resendConfirmation: (email: string) => post("send-verification-email", { email, callbackURL: confirmedUrl }),
  requestPasswordReset: (email: string) => post("request-password-reset", { email, redirectTo: "/auth?reset=1" }),
  resetPassword: (newPassword: string, token: string) => post("reset-password", { newPassword, token }),
};

async function post(path: string, body: Record<string, string>): Outcome {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.ok ? null : failureOf(response.status, await response.json().catch(() => null));
  } catch (error) {
    const { code, message } = problemOf(error);
    return { code, message };
  }
}

export function failureOf(status: number, body: unknown): AuthFailure {
  const { code, message } = typeof body === "object" && body !== null ? (body as Partial<AuthFailure>) : {};
  if (status === 429) return { code: "too_many_requests", message: "" };
  if (status >= 500 || typeof message !== "string" || message === "") return { code: "unexpected", message: "" };
  return { code: typeof code === "string" ? code : "unexpected", message };
}

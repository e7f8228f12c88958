import { passwordMaxLength, passwordMinLength } from "@cofounder/contract";
import { APIError } from "better-auth/api";

/** How the sign-in library keeps passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(typed: { hash: string; password: string }): Promise<boolean>;
}

/** Refuses a new password in the words of the sign-in library, which takes those of a change. */
export function requireGoodPassword(password: string): void {
  const refuse = (code: string, message: string) => new APIError("BAD_REQUEST", { code, message });
  if (password.length < passwordMinLength) throw refuse("PASSWORD_TOO_SHORT", "Password too short");
  if (password.length > passwordMaxLength) throw refuse("PASSWORD_TOO_LONG", "Password too long");
}

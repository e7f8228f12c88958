import { passwordMaxLength, passwordMinLength } from "@cofounder/contract";
import { APIError } from "better-auth/api";

/** The sign-in library's password format. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(typed: { hash: string; password: string }): Promise<boolean>;
}

/** Refuses a new password with the sign-in library's codes, as the library does for a change. */
export function requireGoodPassword(password: string): void {
  const refuse = (code: string, message: string) => new APIError("BAD_REQUEST", { code, message });
  if (password.length < passwordMinLength) throw refuse("PASSWORD_TOO_SHORT", "Password too short");
  if (password.length > passwordMaxLength) throw refuse("PASSWORD_TOO_LONG", "Password too long");
}

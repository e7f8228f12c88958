import { limits } from "../../api/index.ts";

export interface AuthFields {
  displayName: string;
  email: string;
  password: string;
}

export type FieldProblem =
  | "emailMissing"
  | "emailForm"
  | "passwordMissing"
  | "passwordShort"
  | "passwordLong"
  | "nameLong";
export type FieldProblems = Partial<Record<keyof AuthFields, FieldProblem>>;

export function whyNotEmail(email: string): FieldProblem | null {
  if (email.trim() === "") return "emailMissing";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : "emailForm";
}

export function whyNotNewPassword(password: string): FieldProblem | null {
  if (password === "") return "passwordMissing";
  if (password.length < limits.passwordMinLength) return "passwordShort";
  return password.length > limits.passwordMaxLength ? "passwordLong" : null;
}

export function whyNotSignIn({ email, password }: AuthFields): FieldProblems {
  return withoutNulls({ email: whyNotEmail(email), password: password === "" ? "passwordMissing" : null });
}

export function whyNotSignUp({ displayName, email, password }: AuthFields): FieldProblems {
  return withoutNulls({
    displayName: displayName.trim().length > limits.displayNameMaxLength ? "nameLong" : null,
    email: whyNotEmail(email),
    password: whyNotNewPassword(password),
  });
}

function withoutNulls(problems: Partial<Record<keyof AuthFields, FieldProblem | null>>): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

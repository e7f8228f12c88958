import { askForFactor } from "../../../api/index.ts";
import { call, post, type AuthFailure } from "../auth-api.ts";

export type FactorKind = "authenticator" | "backup";

interface Enrolment {
  /** `otpauth://…`, the content of the QR code. */
  totpURI: string;
  backupCodes: string[];
}

interface NewPassword {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
  revokeKeys: boolean;
}

type Answered<Answer> = { failure: AuthFailure } | { failure: null; answer: Answer };

/** Retried after a confirmation, if a password-only session is not enough. */
async function strongCall(path: string, body: object) {
  const reply = await call(path, body);
  return reply.failure?.code === "AAL2_REQUIRED" && (await askForFactor()) ? call(path, body) : reply;
}

async function strongPost(path: string, body: object) {
  return (await strongCall(path, body)).failure;
}

async function read<Answer>(path: string, body: object): Promise<Answered<Answer>> {
  const reply = await strongCall(path, body);
  return reply.failure ? reply : { failure: null, answer: reply.answer as Answer };
}

export const securityApi = {
  changePassword: (passwords: NewPassword) => strongPost("change-password", passwords),
  enable: (password: string) => read<Enrolment>("two-factor/enable", { password }),
  disable: (password: string) => strongPost("two-factor/disable", { password }),
  newBackupCodes: (password: string) =>
    read<Pick<Enrolment, "backupCodes">>("two-factor/generate-backup-codes", { password }),
  /** Completes a sign-in or an enrolment, or confirms the present session. */
  verify: (kind: FactorKind, code: string) =>
    kind === "backup"
      ? post("two-factor/verify-backup-code", { code: code.trim() })
      : post("two-factor/verify-totp", { code: code.replaceAll(/\s/g, "") }),
};

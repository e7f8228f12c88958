import { useTranslation } from "react-i18next";
import { limits, problemTexts } from "../../api/index.ts";
import type { AuthFailure } from "./auth-api.ts";

/** The text for a refusal of the sign-in service; codes without a text of ours show the service's message. */
export function useAuthMessage() {
  const { t } = useTranslation("accounts");
  // Loaded whenever one of its refusals can occur: asking for a code loads it.
  const { t: factor } = useTranslation("factor");
  return (failure: AuthFailure): string => {
    const texts: Partial<Record<string, string>> = {
      INVALID_EMAIL_OR_PASSWORD: t("errors.credentials"),
      EMAIL_NOT_VERIFIED: t("errors.unconfirmed"),
      PASSWORD_TOO_SHORT: t("errors.passwordShort", { min: limits.passwordMinLength }),
      PASSWORD_TOO_LONG: t("errors.passwordLong", { max: limits.passwordMaxLength }),
      INVALID_PASSWORD: problemTexts["password.wrong"],
      INVALID_CODE: factor("errors.code"),
      INVALID_BACKUP_CODE: factor("errors.backupCode"),
      TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: factor("errors.tooManyCodes"),
      ACCOUNT_TEMPORARILY_LOCKED: factor("errors.locked"),
      INVALID_TWO_FACTOR_COOKIE: factor("errors.challengeOver"),
      "account.blocked": problemTexts["account.blocked"],
      AAL2_REQUIRED: problemTexts["session.aal2_required"],
      UNAUTHORIZED: problemTexts.unauthenticated,
      "link.invalid": t("linkFailed.resetText"),
      "confirmation.password_wrong": problemTexts["confirmation.password_wrong"],
      "email.taken": problemTexts["email.taken"],
      "password.wrong": problemTexts["password.wrong"],
      too_many_requests: problemTexts.too_many_requests,
      network: problemTexts.network,
    };
    return texts[failure.code] ?? (failure.message || t("errors.unexpected"));
  };
}

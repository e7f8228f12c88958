import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { authApi, type AuthFailure } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import { useAuthMessage } from "./auth-messages.ts";
import { EmailField, PasswordField } from "./fields.tsx";
import { whyNotSignIn, type AuthFields } from "./form-rules.ts";
import { Notice } from "./notice.tsx";
import { useFormSubmit } from "./use-form-submit.ts";

export interface PanelProps {
  fields: AuthFields;
  onChange: (change: Partial<AuthFields>) => void;
}

interface SignInPanelProps extends PanelProps {
  onSignedIn: () => Promise<void>;
  /** The password was right and a second factor is asked for. */
  onChallenge: () => void;
  onForgotten: () => void;
  onSignUp: () => void;
  /** Why a challenge ended; shown until the next attempt. */
  ended: AuthFailure | null;
  /** Shown below a refusal of an unconfirmed e-mail address. */
  resend: ReactNode;
}

export function SignInPanel({ fields, onChange, ended, resend, ...on }: SignInPanelProps) {
  const { t } = useTranslation("accounts");
  const messageOf = useAuthMessage();
  const { problems, failure, submit } = useFormSubmit({
    check: () => whyNotSignIn(fields),
    initialFailure: ended,
    send: async () => {
      const { failure: refusal, twoFactor } = await authApi.signIn(fields.email.trim(), fields.password);
      if (twoFactor) on.onChallenge();
      else if (!refusal) await on.onSignedIn();
      return refusal;
    },
  });

  return (
    <>
      <AuthForm submitLabel={t("signIn")} onSubmit={submit}>
        {failure && (
          <Notice look="bad">
            <p>{messageOf(failure)}</p>
            {failure.code === "EMAIL_NOT_VERIFIED" && resend}
          </Notice>
        )}
        <EmailField value={fields.email} onChange={(email) => onChange({ email })} problem={problems.email} />
        <PasswordField
          kind="current"
          value={fields.password}
          onChange={(password) => onChange({ password })}
          problem={problems.password}
          aside={
            <button
              type="button"
              onClick={on.onForgotten}
              className="cursor-pointer rounded-sm text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {t("forgot")}
            </button>
          }
        />
      </AuthForm>
      <p className="mt-5 text-center text-sm text-muted">
        {t("newHere")}{" "}
        <button
          type="button"
          onClick={on.onSignUp}
          className="cursor-pointer rounded-sm font-medium text-ink underline underline-offset-4"
        >
          {t("createFree")}
        </button>
      </p>
    </>
  );
}

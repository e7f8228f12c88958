import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { toast } from "../../ui/toast.tsx";
import { authApi } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import { useAuthMessage } from "./auth-messages.ts";
import { EmailField, NameField, PasswordField } from "./fields.tsx";
import { whyNotSignUp } from "./form-rules.ts";
import { Notice } from "./notice.tsx";
import type { PanelProps } from "./sign-in-panel.tsx";
import { useFormSubmit } from "./use-form-submit.ts";

export function SignUpPanel({ fields, onChange, onSignedUp }: PanelProps & { onSignedUp: () => void }) {
  const { t } = useTranslation("accounts");
  const { t: shell } = useTranslation("navigation");
  const messageOf = useAuthMessage();
  const { problems, failure, submit } = useFormSubmit({
    check: () => whyNotSignUp(fields),
    send: async () => {
      const { displayName, email, password } = fields;
      const refusal = await authApi.signUp({ name: displayName.trim(), email: email.trim(), password });
      if (refusal) return refusal;
      toast.success(t("signedUp"), t("signedUpText"));
      onSignedUp();
      return null;
    },
  });

  return (
    <>
      <AuthForm submitLabel={t("signUp")} onSubmit={submit}>
        {failure && (
          <Notice look="bad" title={t("signUpFailed")}>
            <p>{messageOf(failure)}</p>
          </Notice>
        )}
        <NameField
          value={fields.displayName}
          onChange={(displayName) => onChange({ displayName })}
          problem={problems.displayName}
        />
        <EmailField value={fields.email} onChange={(email) => onChange({ email })} problem={problems.email} />
        <PasswordField
          kind="new"
          value={fields.password}
          onChange={(password) => onChange({ password })}
          problem={problems.password}
        />
      </AuthForm>
      <p className="mt-4 text-center text-xs text-muted">
        {t("terms")}{" "}
        <Link to="/terms-of-use" className="underline underline-offset-2 hover:text-ink">
          {shell("footer.links.terms")}
        </Link>
        {" · "}
        <Link to="/privacy-policy" className="underline underline-offset-2 hover:text-ink">
          {shell("footer.links.privacy")}
        </Link>
      </p>
    </>
  );
}

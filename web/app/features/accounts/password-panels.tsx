import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { authApi } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import { useAuthMessage } from "./auth-messages.ts";
import { CheckField } from "./check-field.tsx";
import { LocalMailboxLink } from "./confirm-panel.tsx";
import { EmailField, PasswordField } from "./fields.tsx";
import { whyNotEmail, whyNotNewPassword } from "./form-rules.ts";
import { Notice } from "./notice.tsx";
import type { PanelProps } from "./sign-in-panel.tsx";
import { useFormSubmit } from "./use-form-submit.ts";

export function PanelHead({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      <p className="mt-1 text-sm text-muted">{text}</p>
    </div>
  );
}

interface ForgottenPanelProps extends PanelProps {
  localMailbox: boolean;
  onBack: () => void;
}

export function ForgottenPanel({ fields, onChange, localMailbox, onBack }: ForgottenPanelProps) {
  const { t } = useTranslation("accounts");
  const messageOf = useAuthMessage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problems, failure, submit } = useFormSubmit({
    check: () => ({ email: whyNotEmail(fields.email) }),
    send: async () => {
      const refusal = await authApi.requestPasswordReset(fields.email.trim());
      setSentTo(refusal ? null : fields.email.trim());
      return refusal;
    },
  });

  return (
    <div className="flex flex-col gap-5">
      <PanelHead title={t("forgotten.title")} text={t("forgotten.text")} />
      {sentTo && (
        <Notice look="mail" title={t("forgotten.sent")}>
          <p className="mt-1 text-muted">{t("forgotten.sentText", { email: sentTo })}</p>
          {localMailbox && (
            <div className="mt-3">
              <LocalMailboxLink />
            </div>
          )}
        </Notice>
      )}
      <AuthForm submitLabel={t("forgotten.send")} onSubmit={submit}>
        {failure && <Notice look="bad">{messageOf(failure)}</Notice>}
        <EmailField value={fields.email} onChange={(email) => onChange({ email })} problem={problems.email} />
      </AuthForm>
      <Button variant="ghost" size="sm" onClick={onBack} className="self-center">
        {t("backToSignIn")}
      </Button>
    </div>
  );
}

interface ResetPanelProps {
  token: string;
  onSaved: () => void;
  /** The link is no longer valid. */
  onDead: () => void;
}

export function ResetPanel({ token, onSaved, onDead }: ResetPanelProps) {
  const { t } = useTranslation("accounts");
  const messageOf = useAuthMessage();
  const [password, setPassword] = useState("");
  const [revokeKeys, setRevokeKeys] = useState(false);
  const { problems, failure, submit } = useFormSubmit({
    check: () => ({ password: whyNotNewPassword(password) }),
    send: async () => {
      const refusal = await authApi.resetPassword(password, token, revokeKeys);
      if (refusal?.code === "link.invalid") onDead();
      if (refusal) return refusal;
      toast.success(t("reset.saved"), t("reset.savedText"));
      onSaved();
      return null;
    },
  });

  return (
    <div className="flex flex-col gap-5">
      <PanelHead title={t("reset.title")} text={t("reset.text")} />
      <AuthForm submitLabel={t("reset.save")} onSubmit={submit}>
        {failure && <Notice look="bad">{messageOf(failure)}</Notice>}
        <PasswordField
          kind="new"
          label={t("newPassword")}
          value={password}
          onChange={setPassword}
          problem={problems.password}
        />
        <CheckField checked={revokeKeys} onChange={setRevokeKeys} label={t("revokeKeys")} hint={t("revokeKeysHint")} />
      </AuthForm>
    </div>
  );
}

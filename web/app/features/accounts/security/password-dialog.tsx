import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { AuthForm } from "../auth-form.tsx";
import { PasswordField } from "../fields.tsx";
import { Notice } from "../notice.tsx";
import { useFormSubmit } from "../use-form-submit.ts";

interface PasswordDialogProps {
  title: string;
  description: ReactNode;
  submitLabel: string;
  danger?: boolean;
  onClose: () => void;
  /** Resolves with the message of a refusal; closing after success is up to the caller. */
  onSubmit: (password: string) => Promise<string | null>;
}

/** Asks for the password before an action. */
export function PasswordDialog({ title, description, onClose, ...form }: PasswordDialogProps) {
  const { t: common } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      closeLabel={common("close")}
    >
      <PasswordForm {...form} />
    </Dialog>
  );
}

type PasswordFormProps = Pick<PasswordDialogProps, "submitLabel" | "danger" | "onSubmit">;

export function PasswordForm({ submitLabel, danger = false, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState("");
  const { problems, failure, submit } = useFormSubmit({
    check: () => ({ password: password === "" ? ("passwordMissing" as const) : null }),
    send: () => onSubmit(password),
  });
  return (
    <AuthForm submitLabel={submitLabel} danger={danger} onSubmit={submit}>
      {failure && <Notice look="bad">{failure}</Notice>}
      <PasswordField kind="current" value={password} onChange={setPassword} problem={problems.password} />
    </AuthForm>
  );
}

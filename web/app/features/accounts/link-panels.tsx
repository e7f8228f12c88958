import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast.tsx";
import { authApi, type Confirmed } from "./auth-api.ts";
import { AuthForm } from "./auth-form.tsx";
import { useAuthMessage } from "./auth-messages.ts";
import { PasswordField } from "./fields.tsx";
import { type FieldProblem, whyNotNewPassword } from "./form-rules.ts";
import { Notice } from "./notice.tsx";
import { PanelHead } from "./password-panels.tsx";
import { useSession } from "./session.ts";
import { useFormSubmit } from "./use-form-submit.ts";

interface LinkPanelProps {
  token: string;
  /** Gets the confirmed address and its account's password. */
  onConfirmed: (email: string, password: string) => Promise<void>;
  onSignIn: () => void;
}

const missing: FieldProblem = "passwordMissing";
type Send = (password: string) => Promise<Confirmed>;

/** Asks for a password before anything is confirmed: opening the link alone confirms nothing. */
function usePasswordForm(send: Send, onConfirmed: LinkPanelProps["onConfirmed"], isNew: boolean) {
  const [password, setPassword] = useState("");
  const { problems, failure, submit, forget } = useFormSubmit({
    check: () => ({ password: isNew ? whyNotNewPassword(password) : password === "" ? missing : null }),
    send: async () => {
      const { failure: refusal, email } = await send(password);
      if (!refusal) await onConfirmed(email, password);
      return refusal;
    },
  });
  const empty = () => {
    setPassword("");
    forget();
  };
  return { password, setPassword, problem: problems.password, failure, submit, empty };
}

/** The page of a sign-up mail's link: asks for the sign-up's password, or for a new one that replaces it. */
export function ConfirmAccountPanel({ token, onConfirmed, onSignIn }: LinkPanelProps) {
  const { t } = useTranslation("accounts");
  const messageOf = useAuthMessage();
  const [choosesNew, setChoosesNew] = useState(false);
  const confirmed = async (email: string, password: string) => {
    toast.success(t("verified.title"), t("verified.text"));
    await onConfirmed(email, password);
  };
  const send: Send = (password) => authApi.confirmEmail(token, choosesNew ? { newPassword: password } : { password });
  const form = usePasswordForm(send, confirmed, choosesNew);
  const change = () => {
    setChoosesNew(!choosesNew);
    form.empty();
  };

  if (form.failure?.code === "link.invalid") return <DeadLink onSignIn={onSignIn} />;
  return (
    <div className="flex flex-col gap-5">
      <PanelHead title={t("confirmLink.title")} text={choosesNew ? t("confirmLink.newText") : t("confirmLink.text")} />
      <AuthForm submitLabel={t("confirmLink.confirm")} onSubmit={form.submit}>
        {form.failure && <Notice look="bad">{messageOf(form.failure)}</Notice>}
        <PasswordField
          key={choosesNew ? "new" : "current"}
          kind={choosesNew ? "new" : "current"}
          label={choosesNew ? t("newPassword") : t("password")}
          value={form.password}
          onChange={form.setPassword}
          problem={form.problem}
        />
      </AuthForm>
      <Button variant="ghost" size="sm" onClick={change} className="self-center">
        {choosesNew ? t("confirmLink.useFirst") : t("confirmLink.chooseNew")}
      </Button>
    </div>
  );
}

interface ConfirmedPanelProps {
  onSignedIn: () => Promise<void>;
  onSignIn: () => void;
}

/** Opening the link confirmed the address and signed in this browser. */
export function ConfirmedPanel({ onSignedIn, onSignIn }: ConfirmedPanelProps) {
  const { t } = useTranslation("accounts");
  const { data: session } = useSession();
  const isDone = useRef(false);
  useEffect(() => {
    if (!session || isDone.current) return;
    isDone.current = true;
    if (!session.member) return onSignIn();
    toast.success(t("verified.title"), t("verified.text"));
    void onSignedIn();
  }, [session, onSignedIn, onSignIn, t]);
  return <Spinner className="self-center text-xl text-muted" />;
}

/** The page that the mail to a new address links to. */
export function ConfirmAddressPanel({ token, onConfirmed, onSignIn }: LinkPanelProps) {
  const { t } = useTranslation("accounts");
  const messageOf = useAuthMessage();
  const confirmed = async (email: string, password: string) => {
    toast.success(t("addressLink.done"), t("addressLink.doneText", { email }));
    await onConfirmed(email, password);
  };
  const form = usePasswordForm((password) => authApi.confirmAddress(token, password), confirmed, false);
  if (form.failure?.code === "link.invalid") return <DeadLink onSignIn={onSignIn} />;
  return (
    <div className="flex flex-col gap-5">
      <PanelHead title={t("addressLink.title")} text={t("addressLink.text")} />
      <AuthForm submitLabel={t("confirmLink.confirm")} onSubmit={form.submit}>
        {form.failure && <Notice look="bad">{messageOf(form.failure)}</Notice>}
        <PasswordField kind="current" value={form.password} onChange={form.setPassword} problem={form.problem} />
      </AuthForm>
    </div>
  );
}

function DeadLink({ onSignIn }: Pick<LinkPanelProps, "onSignIn">) {
  const { t } = useTranslation("accounts");
  return (
    <div className="flex flex-col gap-5">
      <Notice look="bad" title={t("linkFailed.title")}>
        {t("linkFailed.text")}
      </Notice>
      <Button onClick={onSignIn}>{t("signIn")}</Button>
    </div>
  );
}

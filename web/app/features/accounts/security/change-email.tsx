import type { Member } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { AuthForm } from "../auth-form.tsx";
import { LocalMailboxLink } from "../confirm-panel.tsx";
import { EmailField, PasswordField } from "../fields.tsx";
import { whyNotEmail } from "../form-rules.ts";
import { Notice } from "../notice.tsx";
import { useSession } from "../session.ts";
import { useFormSubmit } from "../use-form-submit.ts";
import { Section } from "./section.tsx";

export function ChangeEmail({ member }: { member: Member }) {
  const { t } = useTranslation("security");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async () => {
    setSentTo(null);
    if (email.trim().toLowerCase() === member.email) return t("email.same");
    try {
      setSentTo((await api.accounts.changeEmail.call({ newEmail: email.trim(), password })).sentTo);
      setEmail("");
      setPassword("");
      return null;
    } catch (error) {
      return problemTexts[problemOf(error).code];
    }
  };
  const { problems, failure, submit } = useFormSubmit({
    check: () => ({ email: whyNotEmail(email), password: password === "" ? ("passwordMissing" as const) : null }),
    send,
  });

  return (
    <Section title={t("email.title")} text={t("email.text", { email: member.email })}>
      <AuthForm submitLabel={t("email.send")} narrow onSubmit={submit}>
        {failure && <Notice look="bad">{failure}</Notice>}
        {sentTo && <Sent email={sentTo} />}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <EmailField label={t("email.next")} value={email} onChange={setEmail} problem={problems.email} />
          <PasswordField kind="current" value={password} onChange={setPassword} problem={problems.password} />
        </div>
      </AuthForm>
    </Section>
  );
}

function Sent({ email }: { email: string }) {
  const { t } = useTranslation("security");
  const { data: session } = useSession();
  return (
    <Notice look="mail" title={t("email.sent")}>
      <p className="mt-1 text-muted">{t("email.sentText", { email })}</p>
      {session?.instance.localMailbox && (
        <div className="mt-3">
          <LocalMailboxLink />
        </div>
      )}
    </Notice>
  );
}

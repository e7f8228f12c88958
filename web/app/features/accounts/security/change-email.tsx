import type { Member } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { AuthForm } from "../auth-form.tsx";
import { LocalMailboxLink } from "../confirm-panel.tsx";
import { EmailField, PasswordField } from "../fields.tsx";
import { whyNotEmail, type FieldProblem } from "../form-rules.ts";
import { Notice } from "../notice.tsx";
import { useSession } from "../session.ts";
import { Section } from "./section.tsx";

interface Problems {
  email?: FieldProblem | undefined;
  password?: FieldProblem | undefined;
}

export function ChangeEmail({ member }: { member: Member }) {
  const { t } = useTranslation("security");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const same = email.trim().toLowerCase() === member.email;
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async () => {
    const found = {
      email: whyNotEmail(email) ?? undefined,
      password: password === "" ? ("passwordMissing" as const) : undefined,
    };
    setProblems(found);
    setRefusal(null);
    setSentTo(null);
    if (found.email || found.password) return false;
    if (same) {
      setRefusal(t("email.same"));
      return true;
    }
    try {
      setSentTo((await api.accounts.changeEmail.call({ newEmail: email.trim(), password })).sentTo);
      setEmail("");
      setPassword("");
    } catch (error) {
      setRefusal(problemTexts[problemOf(error).code]);
    }
    return true;
  };

  return (
    <Section title={t("email.title")} text={t("email.text", { email: member.email })}>
      <AuthForm submitLabel={t("email.send")} narrow onSubmit={submit}>
        {refusal && <Notice look="bad">{refusal}</Notice>}
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

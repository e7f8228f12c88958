import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { toast } from "../../ui/toast.tsx";
import { authApi } from "./auth-api.ts";
import { useAuthMessage } from "./auth-messages.ts";
import { Notice } from "./notice.tsx";

/** Sends the confirmation mail again. */
export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation("accounts");
  const messageOf = useAuthMessage();
  const [pending, setPending] = useState(false);

  const resend = async () => {
    setPending(true);
    const failure = await authApi.resendConfirmation(email.trim());
    setPending(false);
    if (failure) toast.error(messageOf(failure));
    else toast.success(t("confirm.resent"), t("confirm.resentText"));
  };

  return (
    <Button variant="secondary" size="sm" loading={pending} onClick={() => void resend()}>
      {t("confirm.resend")}
    </Button>
  );
}

/** A link to the mails, on an installation that sends none. */
export function LocalMailboxLink() {
  const { t } = useTranslation("accounts");
  return (
    <ButtonLink to="/dev/mailbox" variant="secondary" size="sm">
      {t("confirm.mailbox")}
    </ButtonLink>
  );
}

interface ConfirmPanelProps {
  email: string;
  localMailbox: boolean;
  onSignIn: () => void;
  onOther: () => void;
}

export function ConfirmPanel({ email, localMailbox, onSignIn, onOther }: ConfirmPanelProps) {
  const { t } = useTranslation("accounts");
  return (
    <div className="flex flex-col gap-5">
      <Notice look="mail" title={t("confirm.title")}>
        <p className="mt-1 text-muted">{t("confirm.text", { email })}</p>
        {localMailbox && <p className="mt-2 text-muted">{t("confirm.mailboxNote")}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          {localMailbox && <LocalMailboxLink />}
          <ResendButton email={email} />
        </div>
      </Notice>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={onOther}>
          {t("confirm.other")}
        </Button>
        <Button size="sm" onClick={onSignIn}>
          {t("signIn")}
        </Button>
      </div>
    </div>
  );
}

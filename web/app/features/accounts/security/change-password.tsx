import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/index.ts";
import { toast } from "../../../ui/toast.tsx";
import { AuthForm } from "../auth-form.tsx";
import { useAuthMessage } from "../auth-messages.ts";
import { CheckField } from "../check-field.tsx";
import { PasswordField } from "../fields.tsx";
import { whyNotNewPassword } from "../form-rules.ts";
import { Notice } from "../notice.tsx";
import { useFormSubmit } from "../use-form-submit.ts";
import { securityApi } from "../two-factor/two-factor-api.ts";
import { Section } from "./section.tsx";

/** What a new password ends besides the old password. */
interface Ends {
  revokeOtherSessions: boolean;
  revokeKeys: boolean;
}

const endsFirst: Ends = { revokeOtherSessions: true, revokeKeys: false };

function WhatEnds({ ends, onChange }: { ends: Ends; onChange: (ends: Ends) => void }) {
  const { t } = useTranslation("security");
  const { t: accounts } = useTranslation("accounts");
  return (
    <>
      <CheckField
        checked={ends.revokeOtherSessions}
        onChange={(revokeOtherSessions) => onChange({ ...ends, revokeOtherSessions })}
        label={t("password.revokeOthers")}
      />
      <CheckField
        checked={ends.revokeKeys}
        onChange={(revokeKeys) => onChange({ ...ends, revokeKeys })}
        label={accounts("revokeKeys")}
        hint={accounts("revokeKeysHint")}
      />
    </>
  );
}

export function ChangePassword() {
  const { t } = useTranslation("security");
  const { t: common } = useTranslation();
  const messageOf = useAuthMessage();
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [ends, setEnds] = useState(endsFirst);
  const { problems, failure, submit } = useFormSubmit({
    check: () => ({
      current: current === "" ? ("passwordMissing" as const) : null,
      next: whyNotNewPassword(next),
    }),
    send: async () => {
      const refusal = await securityApi.changePassword({ currentPassword: current, newPassword: next, ...ends });
      if (refusal) return refusal;
      setCurrent("");
      setNext("");
      toast.success(common("success"), t(ends.revokeOtherSessions ? "password.changed" : "password.changedHere"));
      void queryClient.invalidateQueries({ queryKey: api.accounts.sessions.key() });
      void queryClient.invalidateQueries({ queryKey: api.apiKeys.key() });
      setEnds(endsFirst);
      return null;
    },
  });

  return (
    <Section title={t("password.title")} text={t("password.text")}>
      <AuthForm submitLabel={t("password.save")} narrow onSubmit={submit}>
        {failure && <Notice look="bad">{messageOf(failure)}</Notice>}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PasswordField
            kind="current"
            label={t("password.current")}
            value={current}
            onChange={setCurrent}
            problem={problems.current}
          />
          <PasswordField
            kind="new"
            label={t("password.next")}
            value={next}
            onChange={setNext}
            problem={problems.next}
          />
        </div>
        <WhatEnds ends={ends} onChange={setEnds} />
      </AuthForm>
    </Section>
  );
}

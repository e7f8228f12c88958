import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/index.ts";
import { toast } from "../../../ui/toast.tsx";
import type { AuthFailure } from "../auth-api.ts";
import { AuthForm } from "../auth-form.tsx";
import { useAuthMessage } from "../auth-messages.ts";
import { PasswordField } from "../fields.tsx";
import { whyNotNewPassword, type FieldProblem } from "../form-rules.ts";
import { Notice } from "../notice.tsx";
import { securityApi } from "../two-factor/two-factor-api.ts";
import { Section } from "./section.tsx";

interface Problems {
  current?: FieldProblem | undefined;
  next?: FieldProblem | undefined;
}

export function ChangePassword() {
  const { t } = useTranslation("security");
  const { t: common } = useTranslation();
  const messageOf = useAuthMessage();
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  const submit = async () => {
    const found = {
      current: current === "" ? ("passwordMissing" as const) : undefined,
      next: whyNotNewPassword(next) ?? undefined,
    };
    setProblems(found);
    setFailure(null);
    if (found.current || found.next) return false;
    const refusal = await securityApi.changePassword(current, next);
    setFailure(refusal);
    if (refusal) return true;
    setCurrent("");
    setNext("");
    toast.success(common("success"), t("password.changed"));
    void queryClient.invalidateQueries({ queryKey: api.accounts.sessions.key() });
    return true;
  };

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
      </AuthForm>
    </Section>
  );
}

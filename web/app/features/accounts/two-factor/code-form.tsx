import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { AuthFailure } from "../auth-api.ts";
import { AuthForm } from "../auth-form.tsx";
import { useAuthMessage } from "../auth-messages.ts";
import { Notice } from "../notice.tsx";
import { securityApi, type FactorKind } from "./two-factor-api.ts";

interface CodeFormProps {
  submitLabel: string;
  onVerified: () => void | Promise<void>;
  /** Called with each refusal. */
  onFailure?: (failure: AuthFailure) => void;
  /** False while enrolling: then only the app can prove that it works. */
  withBackup?: boolean;
}

/** Asks for a code of the authenticator app, or for one of the backup codes. */
export function CodeForm({ submitLabel, onVerified, onFailure, withBackup = true }: CodeFormProps) {
  const { t } = useTranslation("factor");
  const messageOf = useAuthMessage();
  const [kind, setKind] = useState<FactorKind>("authenticator");
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  const submit = async () => {
    setFailure(null);
    setMissing(code.trim() === "");
    if (code.trim() === "") return false;
    const refusal = await securityApi.verify(kind, code);
    setFailure(refusal);
    if (refusal) onFailure?.(refusal);
    else await onVerified();
    return true;
  };
  const swap = () => {
    setKind(kind === "backup" ? "authenticator" : "backup");
    setCode("");
    setMissing(false);
    setFailure(null);
  };

  return (
    <AuthForm submitLabel={submitLabel} onSubmit={submit}>
      {failure && <Notice look="bad">{messageOf(failure)}</Notice>}
      <CodeField
        key={kind}
        kind={kind}
        code={code}
        onChange={setCode}
        error={missing ? t("missing") : undefined}
        aside={withBackup && <SwapButton kind={kind} onClick={swap} />}
      />
    </AuthForm>
  );
}

interface CodeFieldProps {
  kind: FactorKind;
  code: string;
  onChange: (code: string) => void;
  error: string | undefined;
  aside: ReactNode;
}

function SwapButton({ kind, onClick }: { kind: FactorKind; onClick: () => void }) {
  const { t } = useTranslation("factor");
  return (
    <button
      type="button"
      onClick={onClick}
      className="cursor-pointer rounded-sm text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
    >
      {kind === "backup" ? t("useApp") : t("useBackup")}
    </button>
  );
}

function CodeField({ kind, code, onChange, error, aside }: CodeFieldProps) {
  const { t } = useTranslation("factor");
  const backup = kind === "backup";
  return (
    <Field
      label={backup ? t("backupCode") : t("appCode")}
      hint={backup ? t("backupHint") : t("appHint")}
      error={error}
      aside={aside}
    >
      <Input
        name="code"
        autoComplete={backup ? "off" : "one-time-code"}
        inputMode={backup ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={backup ? 40 : 12}
        required
        // The form has a single purpose and was opened on request.
        ref={(input) => input?.focus()}
        className="font-mono tracking-wider"
        value={code}
        onValueChange={onChange}
      />
    </Field>
  );
}

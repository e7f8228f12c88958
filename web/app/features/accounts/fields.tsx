import { Eye, EyeOff } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import type { FieldProblem } from "./form-rules.ts";

interface TextFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem?: FieldProblem | null | undefined;
}

export function useFieldText() {
  const { t } = useTranslation("accounts");
  return (problem: FieldProblem | null | undefined) => {
    if (!problem) return undefined;
    const max = problem === "nameLong" ? limits.displayNameMaxLength : limits.passwordMaxLength;
    return t(`errors.${problem}`, { min: limits.passwordMinLength, max });
  };
}

export function EmailField({ value, onChange, problem, label }: TextFieldProps & { label?: string }) {
  const { t } = useTranslation("accounts");
  const textOf = useFieldText();
  return (
    <Field label={label ?? t("email")} error={textOf(problem)}>
      <Input
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder={t("emailPlaceholder")}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
}

export function NameField({ value, onChange, problem }: TextFieldProps) {
  const { t } = useTranslation("accounts");
  const textOf = useFieldText();
  return (
    <Field
      label={t("displayName")}
      error={textOf(problem)}
      aside={<span className="text-sm text-faint">{t("optional")}</span>}
    >
      <Input name="name" autoComplete="name" value={value} onValueChange={onChange} />
    </Field>
  );
}

interface PasswordFieldProps extends TextFieldProps {
  kind: "current" | "new";
  label?: string;
  aside?: ReactNode;
}

export function PasswordField({ value, onChange, problem, kind, label, aside }: PasswordFieldProps) {
  const { t } = useTranslation("accounts");
  const [shown, setShown] = useState(false);
  const textOf = useFieldText();
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      label={label ?? t("password")}
      error={textOf(problem)}
      hint={kind === "new" ? t("passwordHint", { min: limits.passwordMinLength }) : undefined}
      aside={aside}
    >
      <div className="relative">
        <Input
          type={shown ? "text" : "password"}
          name="password"
          autoComplete={kind === "new" ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          required
          className="pr-11"
          value={value}
          onValueChange={onChange}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={shown ? t("hidePassword") : t("showPassword")}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute top-0.5 right-0.5"
        >
          <Icon aria-hidden />
        </Button>
      </div>
    </Field>
  );
}

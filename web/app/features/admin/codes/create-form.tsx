import { useQueryClient } from "@tanstack/react-query";
import { Dices, TriangleAlert } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { api, limits } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormFields, type FormFieldsProps } from "../../../ui/form-fields.tsx";
import { Input } from "../../../ui/input.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { toast } from "../../../ui/toast.tsx";
import { emptyCode, generateCode, type NewCode, requestOf, whyNotCreate } from "./new-code.ts";

type Problems = ReturnType<typeof whyNotCreate>;
type Change = (change: Partial<NewCode>) => void;

export function CreateForm() {
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState(emptyCode);
  const [problems, setProblems] = useState<Problems | null>(null);
  const { pending, run } = useAction({ changed: [api.promoCodes.list.key()] });
  const change: Change = (part) => setTyped((before) => ({ ...before, ...part }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = whyNotCreate(typed, new Date(), limits);
    setProblems(found);
    if (found.required) toast.error(t("codes.required"));
    if (pending || Object.values(found).some(Boolean)) return;
    const created = await run(async () => {
      await api.promoCodes.create.call(requestOf(typed));
      toast.success(t("codes.created"));
    });
    if (created) setTyped(emptyCode);
  };

  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <h3 className="font-semibold tracking-tight">{t("codes.create")}</h3>
      <CodeField code={typed.code} problems={problems} onChange={change} />
      <FormFields
        values={typed}
        onChange={change}
        fields={useCodeFields(typed, problems)}
        rowClass="grid grid-cols-2 items-start gap-3"
      />
      <Grants typed={typed} onChange={change} />
      <Button type="submit" loading={pending}>
        {t("codes.submit")}
      </Button>
    </form>
  );
}

function useCodeFields(typed: NewCode, problems: Problems | null): FormFieldsProps<NewCode>["fields"] {
  const { t } = useTranslation("admin");
  const count = { type: "number", inputMode: "numeric" } as const;
  return [
    {
      name: "description",
      label: t("codes.description"),
      error: problems?.required && typed.description.trim() === "" ? t("codes.required") : undefined,
      maxLength: limits.promoDescriptionMaxLength,
    },
    [
      {
        name: "tokenBonus",
        label: t("codes.bonus"),
        error: problems?.bonus ? t("codes.bonusProblem") : undefined,
        min: 0,
        ...count,
      },
      {
        name: "maxUses",
        label: t("codes.maxUses"),
        error: problems?.uses ? t("codes.usesProblem") : undefined,
        min: 1,
        ...count,
      },
    ],
    {
      name: "expires",
      label: t("codes.expires"),
      hint: t("codes.expiresHint"),
      error: problems?.expires ? t("codes.expiresProblem") : undefined,
      type: "date",
    },
  ];
}

function CodeField({ code, problems, onChange }: { code: string; problems: Problems | null; onChange: Change }) {
  const { t } = useTranslation("admin");
  const missing = problems?.required && code.trim() === "" ? t("codes.required") : undefined;
  return (
    <Field label={t("codes.code")} error={missing ?? (problems?.form ? t("codes.form") : undefined)}>
      <div className="flex gap-2">
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.promoCodeMaxLength}
          value={code}
          onValueChange={(next) => onChange({ code: next.toUpperCase() })}
          className="min-w-0 font-mono"
        />
        <Button variant="secondary" onClick={() => onChange({ code: generateCode(limits.promoCodeLength) })}>
          <Dices aria-hidden />
          {t("codes.generate")}
        </Button>
      </div>
    </Field>
  );
}

function Grants({ typed, onChange }: { typed: NewCode; onChange: Change }) {
  const { t } = useTranslation("admin");
  const queryClient = useQueryClient();
  const allowed = queryClient.getQueryData(api.accounts.session.queryKey())?.instance.adminPromoCodes ?? false;
  return (
    <div className="flex flex-col items-start gap-3">
      <Switch
        label={t("codes.grantsPremium")}
        checked={typed.grantsPremium}
        onCheckedChange={(grantsPremium) => onChange({ grantsPremium })}
      />
      <Switch
        label={t("codes.grantsAdmin")}
        checked={typed.grantsAdmin}
        disabled={!allowed}
        onCheckedChange={(grantsAdmin) => onChange({ grantsAdmin })}
      />
      {!allowed && <p className="text-sm text-muted">{t("codes.adminOff")}</p>}
      {typed.grantsAdmin && (
        <p role="alert" className="flex gap-2.5 rounded-control border border-warn/25 bg-warn-soft px-3 py-2.5 text-sm">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          {t("codes.adminWarning")}
        </p>
      )}
    </div>
  );
}

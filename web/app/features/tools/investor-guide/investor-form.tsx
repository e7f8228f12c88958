import type { InvestorIndustry, InvestorStage } from "@cofounder/contract";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.tsx";
import { MoreFields } from "../parts/more-fields.tsx";
import { NumberField } from "../parts/number-field.tsx";
import { useFields } from "../parts/use-fields.ts";
import type { ToolFormProps } from "../shell/tool-screen.tsx";
import { emptyGuide, type GuideFields, inputOf, numberNames, openedGuide } from "./guide-fields.ts";
import { SafeFields } from "./safe-fields.tsx";

const stages: InvestorStage[] = ["idea", "mvp", "pre-seed", "seed", "series-a", "series-b"];
const industries: InvestorIndustry[] = ["saas", "fintech", "healthcare", "ecommerce", "edtech", "ai"];
const words = ["company", "about", "region"] as const;

export function InvestorForm({ input, memberId, onRun, controls }: ToolFormProps<"investor-guide">) {
  const { t } = useTranslation("investorGuide");
  const opened = input && openedGuide(input);
  const { fields, change } = useFields({ tool: "investor-guide", memberId, initial: emptyGuide, opened });
  const [refused, setRefused] = useState(false);
  const missing = (value: string) => (refused && value === "" ? t("required.text") : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const made = inputOf(fields);
    setRefused(made === null);
    if (!made) return toast.error(t("required.text"));
    onRun(made);
  };
  const none = { value: "" as const, label: t("choose") };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={t("stage")} error={missing(fields.stage)}>
        <Select
          name="stage"
          value={fields.stage}
          onValueChange={(stage) => change({ stage })}
          options={[none, ...stages.map((value) => ({ value, label: t(`stages.${value}`) }))]}
        />
      </Field>
      <Field label={t("industry")} error={missing(fields.industry)}>
        <Select
          name="industry"
          value={fields.industry}
          onValueChange={(industry) => change({ industry })}
          options={[none, ...industries.map((value) => ({ value, label: t(`industries.${value}`) }))]}
        />
      </Field>
      <More open={input?.numbers !== undefined} fields={fields} change={change} />
      {controls}
    </form>
  );
}

interface MoreProps {
  open: boolean;
  fields: GuideFields;
  change: (fields: Partial<GuideFields>) => void;
}

function More({ open, fields, change }: MoreProps) {
  const { t } = useTranslation("investorGuide");
  return (
    <MoreFields open={open}>
      {words.map((name) => (
        <Field key={name} label={t(name)}>
          <Input
            name={name}
            maxLength={name === "about" ? 600 : 80}
            value={fields[name]}
            placeholder={name === "about" ? t("aboutExample") : undefined}
            onValueChange={(value) => change({ [name]: value })}
          />
        </Field>
      ))}
      <p className="text-sm text-muted">{t("numbersHint")}</p>
      <div className="grid grid-cols-2 items-end gap-4">
        {numberNames.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={t(`numbers.${name}`)}
            value={fields[name]}
            onValueChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <SafeFields safes={fields.safes} onChange={(safes) => change({ safes })} />
    </MoreFields>
  );
}

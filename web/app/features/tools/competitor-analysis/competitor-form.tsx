import type { CompetitorAnalysisInput } from "@cofounder/contract";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";
import { MoreFields } from "../parts/more-fields.tsx";
import { given, useFields } from "../parts/use-fields.ts";
import { PrefillButton, type ToolFormProps } from "../shell/tool-screen.tsx";

const initial = { industry: "", idea: "", rivals: "", price: "" };
const openedFrom = ({ industry, idea, rivals = [], price = "" }: CompetitorAnalysisInput) => ({
  industry,
  idea,
  rivals: rivals.join(", "),
  price,
});

export function CompetitorForm({ input, memberId, venture, onRun, controls }: ToolFormProps<"competitor-analysis">) {
  const { t } = useTranslation("competitorAnalysis");
  const opened = input && openedFrom(input);
  const { fields, change } = useFields({ tool: "competitor-analysis", memberId, initial, opened });
  const [refused, setRefused] = useState(false);
  const missing = (text: string) => (refused && text.trim() === "" ? t("required.text") : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [industry, idea] = [fields.industry.trim(), fields.idea.trim()];
    setRefused(!industry || !idea);
    if (!industry || !idea) return toast.error(t("required.title"), t("required.text"));
    const names = fields.rivals.split(/[,;\n]/).map((name) => name.trim());
    const rivals = names.filter(Boolean).slice(0, 8);
    onRun({ industry, idea, ...given({ price: fields.price.trim() }), ...(rivals.length > 0 && { rivals }) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <PrefillButton
        venture={venture}
        onFill={({ told, idea, competitors }) => change({ idea: told || idea || "", rivals: competitors.join(", ") })}
      />
      <Field label={t("industry")} error={missing(fields.industry)}>
        <Input
          name="industry"
          maxLength={200}
          value={fields.industry}
          placeholder={t("industryExample")}
          onValueChange={(industry) => change({ industry })}
        />
      </Field>
      <Field label={t("idea")} hint={t("ideaHint")} error={missing(fields.idea)}>
        <Textarea
          name="idea"
          rows={6}
          maxLength={6000}
          value={fields.idea}
          placeholder={t("ideaExample")}
          onValueChange={(idea) => change({ idea })}
        />
      </Field>
      <MoreFields open={Boolean(fields.rivals || fields.price)}>
        <Field label={t("rivals")} hint={t("rivalsHint")}>
          <Input name="rivals" maxLength={500} value={fields.rivals} onValueChange={(rivals) => change({ rivals })} />
        </Field>
        <Field label={t("price")}>
          <Input
            name="price"
            maxLength={80}
            value={fields.price}
            placeholder={t("priceExample")}
            onValueChange={(price) => change({ price })}
          />
        </Field>
      </MoreFields>
      {controls}
    </form>
  );
}

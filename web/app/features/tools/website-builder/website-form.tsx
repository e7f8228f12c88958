import { colorSchemes } from "@cofounder/contract/tools/website-limits";
import type { ColorScheme, WebsiteBuilderInput } from "@cofounder/contract";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";
import { MoreFields } from "../parts/more-fields.tsx";
import { PrefillButton, type ToolFormProps } from "../shell/tool-screen.tsx";
import { useToolDraft } from "../shell/use-tool-draft.ts";

const initial = {
  businessName: "",
  description: "",
  industry: "",
  colorScheme: "modern" as ColorScheme,
  audience: "",
  price: "",
  email: "",
  proof: "",
  about: "",
};

type Draft = typeof initial;
const optional = ["audience", "price", "email", "proof", "about"] as const;

/** Leaves out empty fields. */
function inputOf(draft: Draft): WebsiteBuilderInput {
  const { businessName, description, industry, colorScheme } = draft;
  const given = optional.filter((name) => draft[name].trim() !== "").map((name) => [name, draft[name].trim()]);
  const rest = Object.fromEntries(given) as Partial<WebsiteBuilderInput>;
  return {
    businessName: businessName.trim(),
    description: description.trim(),
    industry: industry.trim(),
    colorScheme,
    ...rest,
  };
}

/** The fields of an earlier input; those left out are empty. */
function draftOf(input: WebsiteBuilderInput): Draft {
  const { businessName, description, industry, colorScheme } = input;
  const given = Object.fromEntries(optional.map((name) => [name, input[name] ?? ""])) as Pick<
    Draft,
    (typeof optional)[number]
  >;
  return { businessName, description, industry, colorScheme, ...given };
}

export function WebsiteForm({ input, venture, memberId, onRun, controls }: ToolFormProps<"website-builder">) {
  const { t } = useTranslation("website");
  const { draft: kept, change } = useToolDraft({ tool: "website-builder", memberId, initial });
  const [opened, setOpened] = useState(input && draftOf(input));
  const [missing, setMissing] = useState(false);
  const draft = opened ?? kept;
  const write = (fields: Partial<Draft>) => {
    setOpened(null);
    change({ ...draft, ...fields });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = !draft.businessName.trim() || !draft.description.trim();
    setMissing(isMissing);
    if (isMissing) toast.error(t("missing"));
    else onRun(inputOf(draft));
  };
  const faultOf = (text: string) => (missing && !text.trim() ? t("missing") : undefined);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PrefillButton
        venture={venture}
        onFill={({ idea, told, buyer }) => write({ description: idea ?? told, audience: buyer ?? draft.audience })}
      />
      <Field label={t("name")} error={faultOf(draft.businessName)}>
        <Input value={draft.businessName} maxLength={80} onValueChange={(businessName) => write({ businessName })} />
      </Field>
      <Field label={t("about")} hint={t("aboutHint")} error={faultOf(draft.description)}>
        <Textarea
          value={draft.description}
          maxLength={4_000}
          rows={6}
          onValueChange={(description) => write({ description })}
        />
      </Field>
      <Field label={t("industry")} hint={t("industryHint")}>
        <Input value={draft.industry} maxLength={80} onValueChange={(industry) => write({ industry })} />
      </Field>
      <Field label={t("scheme")}>
        <Select<ColorScheme>
          value={draft.colorScheme}
          options={colorSchemes.map((value) => ({ value, label: t(`schemes.${value}`) }))}
          onValueChange={(colorScheme) => write({ colorScheme })}
        />
      </Field>
      <MoreFields label={t("more")} open={optional.some((name) => draft[name] !== "") || undefined}>
        <Details draft={draft} onChange={write} />
      </MoreFields>
      {controls}
    </form>
  );
}

function Details({ draft, onChange }: { draft: Draft; onChange: (fields: Partial<Draft>) => void }) {
  const { t } = useTranslation("website");
  return (
    <>
      <Field label={t("audience")}>
        <Input value={draft.audience} maxLength={200} onValueChange={(audience) => onChange({ audience })} />
      </Field>
      <Field label={t("price")}>
        <Input value={draft.price} maxLength={60} onValueChange={(price) => onChange({ price })} />
      </Field>
      <Field label={t("email")}>
        <Input type="email" value={draft.email} maxLength={200} onValueChange={(email) => onChange({ email })} />
      </Field>
      <Field label={t("proof")} hint={t("proofHint")}>
        <Textarea value={draft.proof} maxLength={4_000} rows={3} onValueChange={(proof) => onChange({ proof })} />
      </Field>
      <Field label={t("story")}>
        <Textarea value={draft.about} maxLength={2_000} rows={3} onValueChange={(about) => onChange({ about })} />
      </Field>
    </>
  );
}

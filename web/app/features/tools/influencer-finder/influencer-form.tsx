import type { InfluencerFinderInput, InfluencerPlatform } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.tsx";
import { MoreFields } from "../parts/more-fields.tsx";
import { NumberField } from "../parts/number-field.tsx";
import { given, typedNumber, useFields, written } from "../parts/use-fields.ts";
import type { ToolFormProps } from "../shell/tool-screen.tsx";
import { CreatorList } from "./creator-list.tsx";

const platforms: InfluencerPlatform[] = ["instagram", "youtube", "twitter"];
const amounts = ["budget", "price", "margin", "conversion"] as const;
const initial = {
  niche: "",
  platform: "instagram" as InfluencerPlatform,
  country: "",
  budget: "",
  price: "",
  margin: "",
  conversion: "",
};
const openedFrom = ({ niche, platform, country = "", ...rest }: InfluencerFinderInput) => ({
  niche,
  platform,
  country,
  budget: written(rest.budget),
  price: written(rest.price),
  margin: written(rest.margin),
  conversion: written(rest.conversion),
});

export function InfluencerForm({ input, memberId, onRun, controls }: ToolFormProps<"influencer-finder">) {
  const { t } = useTranslation("influencerFinder");
  const opened = input && openedFrom(input);
  const { fields, change } = useFields({ tool: "influencer-finder", memberId, initial, opened });
  const [refused, setRefused] = useState(false);
  const kept = useQuery(api.tools.creators.queryOptions({ enabled: memberId !== null })).data?.creators ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const niche = fields.niche.trim();
    setRefused(!niche);
    if (!niche) return toast.error(t("required.text"));
    const numbers = Object.fromEntries(amounts.map((name) => [name, typedNumber(fields[name])]));
    const more = { country: fields.country.trim(), ...numbers };
    onRun({ niche, platform: fields.platform, ...given(more) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={t("niche")} error={refused && !fields.niche.trim() ? t("required.text") : undefined}>
        <Input
          name="niche"
          maxLength={120}
          value={fields.niche}
          placeholder={t("nicheExample")}
          onValueChange={(niche) => change({ niche })}
        />
      </Field>
      <Field label={t("platform")}>
        <Select
          name="platform"
          value={fields.platform}
          onValueChange={(platform) => change({ platform })}
          options={platforms.map((value) => ({ value, label: t(`platforms.${value}`) }))}
        />
      </Field>
      <MoreFields open={Boolean(fields.budget || fields.price || fields.country)}>
        <Field label={t("country")}>
          <Input
            name="country"
            maxLength={80}
            value={fields.country}
            onValueChange={(country) => change({ country })}
          />
        </Field>
        <div className="grid grid-cols-2 items-end gap-4">
          {amounts.map((name) => (
            <NumberField
              key={name}
              name={name}
              label={t(`amounts.${name}`)}
              value={fields[name]}
              onValueChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
      </MoreFields>
      {memberId !== null && <CreatorList count={kept.length} />}
      {controls}
    </form>
  );
}

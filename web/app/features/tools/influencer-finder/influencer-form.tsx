import type { InfluencerPlatform } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { decimalField, optionsOf } from "../../../ui/form-fields.tsx";
import { ToolForm } from "../parts/tool-form.tsx";
import { given, typedNumber } from "../parts/typed-values.ts";
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

export function InfluencerForm(props: ToolFormProps<"influencer-finder">) {
  const { t } = useTranslation("influencerFinder");
  const { memberId } = props;
  const kept = useQuery(api.tools.creators.queryOptions({ enabled: memberId !== null })).data?.creators ?? [];
  return (
    <ToolForm
      {...props}
      tool="influencer-finder"
      initial={initial}
      missing={t("required.text")}
      inputOf={({ niche, platform, country, ...fields }) => {
        const numbers = Object.fromEntries(amounts.map((name) => [name, typedNumber(fields[name])]));
        return { niche, platform, ...given({ country, ...numbers }) };
      }}
      fields={[
        { name: "niche", label: t("niche"), placeholder: t("nicheExample"), maxLength: 120, required: true },
        {
          name: "platform",
          label: t("platform"),
          options: optionsOf(platforms, (value) => t(`platforms.${value}`)),
        },
      ]}
      more={[
        { name: "country", label: t("country"), maxLength: 80 },
        amounts.map((name) => ({ name, label: t(`amounts.${name}`), ...decimalField })),
      ]}
      after={() => memberId !== null && <CreatorList count={kept.length} />}
    />
  );
}

import { colorSchemes } from "@cofounder/contract/tools/website-limits";
import type { ColorScheme } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { optionsOf } from "../../../ui/form-fields.tsx";
import { ToolForm } from "../parts/tool-form.tsx";
import { given } from "../parts/typed-values.ts";
import { PrefillButton, type ToolFormProps } from "../shell/tool-screen.tsx";

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

export function WebsiteForm(props: ToolFormProps<"website-builder">) {
  const { t } = useTranslation("website");
  return (
    <ToolForm
      {...props}
      tool="website-builder"
      initial={initial}
      missing={t("missing")}
      inputOf={({ businessName, description, industry, colorScheme, ...more }) => ({
        businessName,
        description,
        industry,
        colorScheme,
        ...given(more),
      })}
      before={({ draft, change }) => (
        <PrefillButton
          venture={props.venture}
          onFill={({ idea, told, buyer }) => change({ description: idea ?? told, audience: buyer ?? draft.audience })}
        />
      )}
      fields={[
        { name: "businessName", label: t("name"), maxLength: 80, required: true },
        {
          name: "description",
          label: t("about"),
          hint: t("aboutHint"),
          rows: 6,
          maxLength: 4_000,
          required: true,
        },
        { name: "industry", label: t("industry"), hint: t("industryHint"), maxLength: 80 },
        { name: "colorScheme", label: t("scheme"), options: optionsOf(colorSchemes, (value) => t(`schemes.${value}`)) },
      ]}
      moreLabel={t("more")}
      more={[
        { name: "audience", label: t("audience"), maxLength: 200 },
        { name: "price", label: t("price"), maxLength: 60 },
        { name: "email", label: t("email"), type: "email", maxLength: 200 },
        { name: "proof", label: t("proof"), hint: t("proofHint"), rows: 3, maxLength: 4_000 },
        { name: "about", label: t("story"), rows: 3, maxLength: 2_000 },
      ]}
    />
  );
}

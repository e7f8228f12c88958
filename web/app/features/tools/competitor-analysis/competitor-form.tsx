import { useTranslation } from "react-i18next";
import { ToolForm } from "../parts/tool-form.tsx";
import { given } from "../parts/typed-values.ts";
import { PrefillButton, type ToolFormProps } from "../shell/tool-screen.tsx";

const initial = { industry: "", idea: "", rivals: "", price: "" };

/** At most eight names, as they were typed in one line. */
const namesIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, 8);

export function CompetitorForm(props: ToolFormProps<"competitor-analysis">) {
  const { t } = useTranslation("competitorAnalysis");
  return (
    <ToolForm
      {...props}
      tool="competitor-analysis"
      initial={initial}
      missingTitle={t("required.title")}
      missing={t("required.text")}
      inputOf={({ industry, idea, price, ...fields }) => {
        const rivals = namesIn(fields.rivals);
        return { industry, idea, ...given({ price }), ...(rivals.length > 0 && { rivals }) };
      }}
      before={({ change }) => (
        <PrefillButton
          venture={props.venture}
          onFill={({ told, idea, competitors }) => change({ idea: told || idea || "", rivals: competitors.join(", ") })}
        />
      )}
      fields={[
        {
          name: "industry",
          label: t("industry"),
          placeholder: t("industryExample"),
          maxLength: 200,
          required: true,
        },
        {
          name: "idea",
          label: t("idea"),
          hint: t("ideaHint"),
          placeholder: t("ideaExample"),
          rows: 6,
          maxLength: 6000,
          required: true,
        },
      ]}
      more={[
        { name: "rivals", label: t("rivals"), hint: t("rivalsHint"), maxLength: 500 },
        { name: "price", label: t("price"), placeholder: t("priceExample"), maxLength: 80 },
      ]}
    />
  );
}

import type { InvestorIndustry, InvestorStage } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { decimalField, FormFields, optionsOf } from "../../../ui/form-fields.tsx";
import { ToolForm } from "../parts/tool-form.tsx";
import { PrefillButton, type ToolFormProps } from "../shell/tool-screen.tsx";
import { emptyGuide, inputOf, numberNames, numbersIn, openedGuide } from "./guide-fields.ts";
import { SafeFields } from "./safe-fields.tsx";

const stages: InvestorStage[] = ["idea", "mvp", "pre-seed", "seed", "series-a", "series-b"];
const industries: InvestorIndustry[] = ["saas", "fintech", "healthcare", "ecommerce", "edtech", "ai"];

const aboutMax = 600;

export function InvestorForm(props: ToolFormProps<"investor-guide">) {
  const { t } = useTranslation("investorGuide");
  const none = { value: "" as const, label: t("choose") };
  return (
    <ToolForm
      {...props}
      tool="investor-guide"
      initial={emptyGuide}
      openedFrom={openedGuide}
      missing={t("required.text")}
      inputOf={inputOf}
      before={({ draft, change }) => (
        <PrefillButton
          venture={props.venture}
          onFill={({ idea, figures }) =>
            change({ about: idea?.slice(0, aboutMax) ?? draft.about, ...numbersIn(figures) })
          }
        />
      )}
      fields={[
        {
          name: "stage",
          label: t("stage"),
          required: true,
          options: [none, ...optionsOf(stages, (value) => t(`stages.${value}`))],
        },
        {
          name: "industry",
          label: t("industry"),
          required: true,
          options: [none, ...optionsOf(industries, (value) => t(`industries.${value}`))],
        },
      ]}
      more={[
        { name: "company", label: t("company"), maxLength: 80 },
        { name: "about", label: t("about"), placeholder: t("aboutExample"), maxLength: aboutMax },
        { name: "region", label: t("region"), maxLength: 80 },
      ]}
      moreOpen={props.input?.numbers !== undefined}
      moreChildren={({ draft, change }) => (
        <>
          <p className="text-sm text-muted">{t("numbersHint")}</p>
          <FormFields
            values={draft}
            onChange={change}
            fields={[numberNames.map((name) => ({ name, label: t(`numbers.${name}`), ...decimalField }))]}
          />
          <SafeFields safes={draft.safes} onChange={(safes) => change({ safes })} />
        </>
      )}
    />
  );
}

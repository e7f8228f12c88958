import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { decimalField, FormFields } from "../../../ui/form-fields.tsx";
import type { GuideFields } from "./guide-fields.ts";

type Safes = GuideFields["safes"];
const parts = [
  ["amount", "safeAmount"],
  ["cap", "safeCap"],
  ["discount", "safeDiscount"],
] as const;
const safesMax = 12;

/** The SAFEs sold so far, one per line. */
export function SafeFields({ safes, onChange }: { safes: Safes; onChange: (safes: Safes) => void }) {
  const { t } = useTranslation("investorGuide");
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t("safes")}</legend>
      {safes.map((safe, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_1fr_auto] items-end gap-2">
          <FormFields
            values={safe}
            onChange={(change) => onChange(safes.map((other, at) => (at === index ? { ...other, ...change } : other)))}
            fields={parts.map(([name, label]) => ({
              name,
              inputName: `safe-${name}-${index}`,
              label: t(label),
              ...decimalField,
            }))}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("removeSafe", { number: index + 1 })}
            onClick={() => onChange(safes.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ))}
      {safes.length < safesMax && (
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          onClick={() => onChange([...safes, { amount: "", cap: "", discount: "" }])}
        >
          <Plus aria-hidden />
          {t("addSafe")}
        </Button>
      )}
    </fieldset>
  );
}

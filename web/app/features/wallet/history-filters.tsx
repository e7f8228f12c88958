import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { reasons, type HistoryFilter } from "./history-filter.ts";

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (name: keyof HistoryFilter, value: string) => void;
  onClear: () => void;
}

export function HistoryFilters({ filter, onChange, onClear }: HistoryFiltersProps) {
  const { t } = useTranslation("wallet");
  const directions = [
    { value: "", label: t("filter.both") },
    { value: "in", label: t("filter.in") },
    { value: "out", label: t("filter.out") },
  ];
  const offered = [
    { value: "", label: t("filter.all") },
    ...reasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) })),
  ];
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[10rem_1fr_10rem_10rem_auto]">
      <Field label={t("filter.direction")}>
        <Select
          value={filter.direction ?? ""}
          onValueChange={(next) => onChange("direction", next)}
          options={directions}
        />
      </Field>
      <Field label={t("filter.reason")}>
        <Select value={filter.reason ?? ""} onValueChange={(next) => onChange("reason", next)} options={offered} />
      </Field>
      <Field label={t("filter.from")}>
        <Input type="date" max={filter.to} value={filter.from ?? ""} onValueChange={(next) => onChange("from", next)} />
      </Field>
      <Field label={t("filter.to")}>
        <Input type="date" min={filter.from} value={filter.to ?? ""} onValueChange={(next) => onChange("to", next)} />
      </Field>
      {Object.keys(filter).length > 0 && (
        <Button variant="ghost" onClick={onClear} className="max-lg:col-span-2">
          {t("filter.clear")}
        </Button>
      )}
    </div>
  );
}

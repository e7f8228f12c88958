import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";

interface VenturePickerProps {
  ventureId: string | null;
  onChoose: (ventureId: string | null) => void;
}

/** Which venture the form is filled in from and its result filed under; nothing for a member without one. */
export function VenturePicker({ ventureId, onChoose }: VenturePickerProps) {
  const { t } = useTranslation("tools");
  const { data } = useQuery(api.ventures.list.queryOptions());
  const ventures = data?.ventures ?? [];
  if (ventures.length === 0) return null;
  const options = ventures.map(({ id, name, owner }) => ({ value: id, label: owner ? `${name} (${owner})` : name }));
  return (
    <div className="mb-5 border-b border-line pb-5">
      <Field label={t("venture.label")} hint={t("venture.hint")}>
        <Select
          value={ventureId ?? ""}
          onValueChange={(chosen) => onChoose(chosen || null)}
          options={[{ value: "", label: t("venture.none") }, ...options]}
        />
      </Field>
    </div>
  );
}

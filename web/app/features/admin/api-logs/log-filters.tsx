import type { ApiLogStatus } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";

/** An empty text filters nothing. */
export interface LogFilter {
  status: ApiLogStatus | "";
  apiName: string;
  email: string;
  from: string;
  to: string;
}

export const noFilter: LogFilter = { status: "", apiName: "", email: "", from: "", to: "" };

const statuses = ["success", "error", "blocked_free_user", "insufficient_tokens", "rate_limited"] as const;

interface LogFiltersProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
}

export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const { t } = useTranslation("admin");
  const set = (change: Partial<LogFilter>) => onChange({ ...filter, ...change });
  const options = [
    { value: "" as const, label: t("apiLogs.all") },
    ...statuses.map((value) => ({ value, label: t(`apiLogs.statuses.${value}`) })),
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Field label={t("apiLogs.status")}>
        <Select value={filter.status} onValueChange={(status) => set({ status })} options={options} />
      </Field>
      <Field label={t("apiLogs.endpoint")}>
        <Input
          value={filter.apiName}
          placeholder="/v1/"
          spellCheck={false}
          onChange={(event) => set({ apiName: event.target.value })}
        />
      </Field>
      <Field label={t("apiLogs.user")}>
        <Input type="search" value={filter.email} onChange={(event) => set({ email: event.target.value })} />
      </Field>
      <Field label={t("apiLogs.from")}>
        <Input
          type="date"
          value={filter.from}
          max={filter.to || undefined}
          onChange={(event) => set({ from: event.target.value })}
        />
      </Field>
      <Field label={t("apiLogs.to")}>
        <Input
          type="date"
          value={filter.to}
          min={filter.from || undefined}
          onChange={(event) => set({ to: event.target.value })}
        />
      </Field>
    </div>
  );
}

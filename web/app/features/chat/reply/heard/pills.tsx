import type { FigureReading } from "@cofounder/contract";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { parties, partyName, statuses, statusName } from "./draft-reading.ts";

interface PillsProps<Name extends string> {
  legend: string;
  names: readonly Name[];
  labelOf: (name: Name) => string;
  value: Name;
  onChange: (name: Name) => void;
}

/** One of a few, side by side. */
function Pills<Name extends string>({ legend, names, labelOf, value, onChange }: PillsProps<Name>) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <label
            key={name}
            className="cursor-pointer rounded-full border border-line-strong px-3 py-1 text-sm hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              checked={name === value}
              className="sr-only"
              onChange={() => onChange(name)}
            />
            {labelOf(name)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface WhosePillsProps {
  party: FigureReading["party"];
  onChange: (party: FigureReading["party"]) => void;
}

export function WhosePills({ party, onChange }: WhosePillsProps) {
  const { t } = useTranslation("heard");
  return (
    <Pills
      legend={t("whose")}
      names={Object.keys(parties) as (keyof typeof parties)[]}
      labelOf={(name) => t(`party.${name}`)}
      value={partyName(party)}
      onChange={(name) => onChange(parties[name][0])}
    />
  );
}

interface HoldsPillsProps {
  status: FigureReading["status"];
  onChange: (status: FigureReading["status"]) => void;
}

export function HoldsPills({ status, onChange }: HoldsPillsProps) {
  const { t } = useTranslation("heard");
  return (
    <Pills
      legend={t("holds")}
      names={Object.keys(statuses) as (keyof typeof statuses)[]}
      labelOf={(name) => t(`status.${name}`)}
      value={statusName(status)}
      onChange={(name) => onChange(statuses[name][0])}
    />
  );
}

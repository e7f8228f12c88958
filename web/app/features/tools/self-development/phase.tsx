import type { SelfDevelopmentOutput } from "@cofounder/contract";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Lines } from "../parts/statements.tsx";

type PhaseOf = SelfDevelopmentOutput["phases"][number];
type ActionOf = PhaseOf["actions"][number];

interface PhaseProps {
  phase: PhaseOf;
  number: number;
  ticked: string[];
  /** Whether the earlier ticks have loaded. */
  ready: boolean;
  onToggle: (id: string) => void;
}

export function Phase({ phase, number, ticked, ready, onToggle }: PhaseProps) {
  const { t } = useTranslation("selfDevelopment");
  const { goals, actions, milestones } = phase;
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="font-semibold">
          <span className="text-muted tabular-nums">{number}</span> {phase.phase}
        </h4>
        <p className="text-sm text-muted">{phase.when || t("when", phase)}</p>
      </div>
      <div className="mt-3">
        <Lines items={goals} />
      </div>
      <ul className="mt-4 flex flex-col divide-y divide-line border-y border-line">
        {actions.map((action) => (
          <Action
            key={action.id}
            action={action}
            done={ticked.includes(action.id)}
            disabled={!ready}
            onToggle={() => onToggle(action.id)}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm font-medium">{t("milestones")}</p>
      <div className="mt-1.5 text-sm">
        <Lines items={milestones} />
      </div>
    </li>
  );
}

function Action({
  action: { text, hours, week },
  done,
  disabled,
  onToggle,
}: {
  action: ActionOf;
  done: boolean;
  disabled: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation("selfDevelopment");
  const id = useId();
  return (
    <li className="flex items-start gap-3 py-3">
      <input
        id={id}
        type="checkbox"
        checked={done}
        disabled={disabled}
        onChange={onToggle}
        className="mt-1 size-4 shrink-0 accent-(--accent)"
      />
      <label htmlFor={id} className={`grow wrap-anywhere ${done ? "text-muted line-through" : ""}`}>
        {text}
      </label>
      <span className="shrink-0 text-sm text-muted tabular-nums">{t("effort", { week, hours })}</span>
    </li>
  );
}

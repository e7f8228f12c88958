import type { VentureFile } from "@cofounder/contract";
import { choiceOf } from "@cofounder/contract/figure-choices";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { type KeptFigure, keptSheet } from "./kept-sheet.ts";

/** The file of a venture with a visitor's figures. */
function fileOf(name: string, figures: readonly KeptFigure[], at: string): VentureFile {
  return {
    format: "cofounder.venture",
    version: 4,
    venture: {
      versions: [{ name, line: "", buyer: "", offer: "", stage: null, place: "", currency: "", type: "", at }],
    },
    figures: figures.map(({ value, choice, unit }) => {
      const { meaning, flow, party = "venture" } = choiceOf(choice);
      const reading = { meaning, unit, flow, party, status: "actual", basis: "recurring" } as const;
      return { since: at, versions: [{ quote: "", value, reading, state: "stands", changedBy: "member", at }] };
    }),
    tests: [],
    decisions: [],
    scenarios: [],
  };
}

/** Figures that were typed in this browser before the account: a venture takes them over, or they are forgotten. */
export function TakeOver() {
  const { t } = useTranslation("ventures");
  const navigate = useNavigate();
  const [figures, setFigures] = useState(() => keptSheet.read());
  const { run, pending } = useAction({ failed: t("files.importFailed"), changed: [api.ventures.key()] });
  if (figures.length === 0) return null;
  const forget = () => {
    keptSheet.forget();
    setFigures([]);
  };
  const take = () =>
    run(async () => {
      const file = fileOf(t("visitor.name"), figures, new Date().toISOString());
      const { venture } = await api.ventureFiles.import.call({
        file: new File([JSON.stringify(file)], "venture.json", { type: "application/json" }),
      });
      keptSheet.forget();
      await navigate(`/ventures/${venture.id}`);
    });
  return (
    <section
      aria-label={t("visitor.found", { number: figures.length })}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-accent-soft p-4 sm:p-5"
    >
      <p className="min-w-0 grow basis-64 font-medium">{t("visitor.found", { number: figures.length })}</p>
      <div className="flex flex-wrap gap-2">
        <Button loading={pending} onClick={() => void take()}>
          {t("visitor.take")}
        </Button>
        <Button variant="ghost" onClick={forget}>
          {t("visitor.forget")}
        </Button>
      </div>
    </section>
  );
}

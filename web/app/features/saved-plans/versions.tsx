import type { DiffLine, SavedPlan } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { formats } from "../../locales/formats.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** All versions of a plan, and the changes of the one shown. */
export function Versions({ plan, shown }: { plan: SavedPlan; shown: number }) {
  const { t } = useTranslation("savedPlans");
  const { t: common } = useTranslation();
  const [comparing, setComparing] = useState(false);
  return (
    <Card className="p-5">
      <h2 className="font-medium">{t("versions.title")}</h2>
      <ol className="mt-3 flex max-h-64 flex-col overflow-y-auto text-sm">
        {plan.versions.map(({ version, createdAt }) => (
          <li key={version}>
            <Link
              to={version === plan.version ? "." : `?version=${version}`}
              aria-current={version === shown}
              className="flex items-baseline justify-between gap-3 rounded-control px-2 py-1.5 hover:bg-hover aria-[current=true]:font-medium"
            >
              <span>{t("version", { version })}</span>
              <span className="text-xs text-muted">{formats.time(createdAt)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {shown > 1 && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setComparing(true)}>
          {t("versions.compare")}
        </Button>
      )}
      <Dialog
        open={comparing}
        onOpenChange={setComparing}
        title={t("versions.diffTitle", { from: shown - 1, to: shown })}
        closeLabel={common("close")}
        className="max-w-3xl"
      >
        {comparing && <Difference planId={plan.id} from={shown - 1} to={shown} />}
      </Dialog>
    </Card>
  );
}

function Difference({ planId, from, to }: { planId: string; from: number; to: number }) {
  const { t } = useTranslation("savedPlans");
  const { data, error } = useQuery(api.savedPlans.diff.queryOptions({ input: { planId, from, to } }));
  if (error) return <p role="alert">{problemTexts[problemOf(error).code]}</p>;
  if (!data) return null;
  if (data.lines.every(({ kind }) => kind === "same")) return <p className="text-muted">{t("versions.noChange")}</p>;
  return (
    <ol
      className="overflow-x-auto rounded-lg border border-line font-mono text-[0.8125rem] leading-relaxed"
      tabIndex={0}
    >
      {nearChanges(data.lines).map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </ol>
  );
}

const looks = {
  same: "text-muted",
  added: "bg-good-soft text-good",
  removed: "bg-bad-soft text-bad",
};
const signs = { same: " ", added: "+", removed: "−" };

function Line({ line }: { line: DiffLine | null }) {
  const { t } = useTranslation("savedPlans");
  if (!line) return <li className="bg-sunken px-3 text-faint">…</li>;
  return (
    <li className={`flex gap-3 px-3 ${looks[line.kind]}`}>
      <span aria-hidden>{signs[line.kind]}</span>
      <span className="sr-only">{t(`versions.${line.kind}`)}: </span>
      <span className="min-h-[1.6em] whitespace-pre-wrap wrap-anywhere">{line.text}</span>
    </li>
  );
}

const around = 2;

/** The changed lines with two lines of context; null stands for the lines left out. */
function nearChanges(lines: DiffLine[]): (DiffLine | null)[] {
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== "same"),
  );
  return lines.flatMap((line, at) => {
    if (near[at]) return [line];
    return at === 0 || near[at - 1] ? [null] : [];
  });
}

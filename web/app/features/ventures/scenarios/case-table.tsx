import type { SheetResult } from "@cofounder/analyst/sheet";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import type { CaseAnswer } from "../follows/engine-messages.ts";

interface CasesProps {
  /** Of the sheet, and of each scenario. */
  names: readonly string[];
  cases: readonly CaseAnswer[];
}

const most = 10;
const wanted = new Set(["sale", "month", "customers", "cash"]);

/** The results that differ between the cases come first, then the most important ones. */
function rowsOf(cases: readonly CaseAnswer[]): SheetResult[] {
  const all = new Map(
    cases.flatMap(({ following }) => following.results).map((result): [string, SheetResult] => [result.key, result]),
  );
  const moved = new Set(
    cases.flatMap(({ differences }) =>
      differences ? [...Object.keys(differences.moved), ...differences.gone.map(({ key }) => key)] : [],
    ),
  );
  const own = [...all.values()].filter(({ group, name }) => wanted.has(group) && !/_at_\d+_/.test(name));
  return [...own.filter(({ key }) => moved.has(key)), ...own.filter(({ key }) => !moved.has(key))].slice(0, most);
}

/** The main results of all cases side by side. */
export function CaseTable({ names, cases }: CasesProps) {
  const { t } = useTranslation("scenarios");
  const rows = rowsOf(cases);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="cases-table">
      <h2 id="cases-table" className="mb-2 text-sm font-medium text-muted">
        {t(names.length > 1 ? "sideBySide" : "results")}
      </h2>
      <Card className="overflow-hidden">
        <div tabIndex={0} role="region" aria-labelledby="cases-table" className="scroll-fade overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-left">
                <th scope="col" className="sticky left-0 bg-surface px-4 py-2.5 font-medium text-muted">
                  {t("result")}
                </th>
                {names.map((name, index) => (
                  <th key={`${index} ${name}`} scope="col" className="px-4 py-2.5 text-right font-medium">
                    <span className="inline-block max-w-40 truncate align-bottom">{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map(({ key, label }) => (
                <tr key={key}>
                  <th
                    scope="row"
                    className="sticky left-0 min-w-36 bg-surface px-4 py-2.5 text-left font-normal wrap-anywhere"
                  >
                    {label}
                  </th>
                  {cases.map((one, index) => (
                    <td key={`${index} ${names[index]}`} className="px-4 py-2.5 text-right tabular-nums">
                      <Value answer={one} resultKey={key} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </section>
  );
}

function Value({ answer: { following, differences }, resultKey }: { answer: CaseAnswer; resultKey: string }) {
  const { t } = useTranslation("scenarios");
  const result = following.results.find(({ key }) => key === resultKey);
  if (!result) return <span className="text-muted">{t("none")}</span>;
  const moved = differences?.moved[resultKey];
  const { display, low, high } = result;
  return (
    <>
      <span className={moved ? "font-semibold whitespace-nowrap" : "whitespace-nowrap"}>{display}</span>
      {moved && <span className="block text-xs whitespace-nowrap text-muted">{moved.difference}</span>}
      {low !== null && high !== null && (
        <span className="block text-xs whitespace-nowrap text-muted">{t("range", { low, high })}</span>
      )}
    </>
  );
}

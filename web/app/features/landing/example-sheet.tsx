import { exampleInputs, type ExampleFigure } from "../../content/landing.ts";
import { Badge } from "../../ui/badge.tsx";
import { ExampleChart } from "./example-chart.tsx";
import { chartTexts, figures, fill, inputTexts } from "./example-figures.ts";
import { useLanding } from "./use-landing.ts";

const order: ExampleFigure[] = ["contribution", "lifetimeValue", "ratio", "payback", "mostToWin"];

/** What an analysis looks like, drawn from the four numbers a founder gave. */
export function ExampleSheet() {
  const { landing, language } = useLanding();
  const { example } = landing;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-overlay">
      <div className="border-b border-line bg-sunken px-5 py-5 sm:px-8 sm:py-6">
        <div className="flex items-center justify-between gap-4">
          <p className="text-sm font-medium text-muted">{example.founder}</p>
          <Badge>{example.label}</Badge>
        </div>
        <FounderWords />
      </div>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:divide-x lg:divide-line">
        <div className="p-5 sm:p-8">
          <FigureTable />
        </div>
        <div className="flex flex-col gap-6 border-t border-line p-5 sm:p-8 lg:border-t-0">
          <ExampleChart />
          <dl className="grid gap-5 border-t border-line pt-6 text-sm sm:grid-cols-2">
            <div>
              <dt className="font-medium">{example.breaksTitle}</dt>
              <dd className="mt-1 text-muted">{fill(example.breaks, chartTexts(exampleInputs, language))}</dd>
            </div>
            <div>
              <dt className="font-medium">{example.asksTitle}</dt>
              <dd className="mt-1 text-muted">{example.asks}</dd>
            </div>
          </dl>
        </div>
      </div>
    </div>
  );
}

function FounderWords() {
  const { landing, language } = useLanding();
  const said = inputTexts(exampleInputs, language);
  return (
    <blockquote className="mt-2 max-w-3xl text-lead tracking-[-0.01em]">
      {landing.example.says.map((piece) => (
        <span key={piece.text}>
          {piece.input && (
            <mark className="rounded-sm bg-accent/12 px-0.5 py-0.5 font-medium text-accent tabular-nums">
              {said[piece.input]}
            </mark>
          )}
          {piece.text}
        </span>
      ))}
    </blockquote>
  );
}

function FigureTable() {
  const { landing, language } = useLanding();
  const { example } = landing;
  const rows = figures(exampleInputs, example.months, language);
  return (
    <>
      <div className="mb-2 flex items-center justify-between text-sm">
        <p id="example-figures" className="font-medium">
          {example.metricsTitle}
        </p>
        <Badge tone="good">{example.computed}</Badge>
      </div>
      <table aria-labelledby="example-figures" className="w-full border-collapse text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{example.figure}</th>
            <th scope="col">{example.value}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {order.map((name) => (
            <tr key={name}>
              <th scope="row" className="py-3.5 pr-4 text-left font-normal text-muted">
                {example.metrics[name].label}
              </th>
              <td className="py-3.5 text-right sm:whitespace-nowrap">
                <span className="block text-lg font-semibold tracking-tight whitespace-nowrap tabular-nums">
                  {rows[name].value}
                </span>
                <span className="block font-mono text-xs text-faint">{rows[name].formula}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

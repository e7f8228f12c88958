import { useTranslation } from "react-i18next";
import type { ExampleTool, ToolExample } from "../../../content/tool-examples/example.ts";
import { Card } from "../../../ui/card.tsx";
import { cn } from "../../../ui/cn.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface ToolAboutProps {
  tool: ExampleTool;
  example: ToolExample;
}

/** What a tool takes and gives, with an example. */
export function ToolAbout({ tool, example }: ToolAboutProps) {
  const { t } = useTranslation("toolAbout");
  const label = (name: keyof ToolExample["texts"]["labels"]) => t(`labels.${name}`);
  return (
    <section aria-labelledby="about-tool" className="mt-16 border-t border-line pt-10">
      <h2 id="about-tool" className="text-xl font-semibold tracking-tight">
        {label("title")}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <About title={label("takes")} text={t(`tools.${tool}.takes`)} />
        <About title={label("gives")} text={t(`tools.${tool}.gives`)} />
      </div>
      <h3 id="tool-example" className="mt-10 scroll-mt-20 font-medium">
        {label("example")}
      </h3>
      <Example example={example} input={label("input")} note={label(tool === "fundraising" ? "rules" : "made")} />
    </section>
  );
}

/** A tool's page as it is built: readable without an account, and before the texts of a language have come. */
export function ToolBeforeScripts({ tool, example }: ToolAboutProps) {
  const { title, lead, takes, gives, labels } = example.texts;
  return (
    <main id="content" lang="en" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-title font-semibold">{title}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{lead}</p>
      <Skeleton className="mt-8 h-96 rounded-card" />
      <section className="mt-16 border-t border-line pt-10">
        <h2 className="text-xl font-semibold tracking-tight">{labels.title}</h2>
        <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <About title={labels.takes} text={takes} />
          <About title={labels.gives} text={gives} />
        </div>
        <h3 className="mt-10 font-medium">{labels.example}</h3>
        <Example example={example} input={labels.input} note={tool === "fundraising" ? labels.rules : labels.made} />
      </section>
    </main>
  );
}

function About({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <p className="mt-1.5 max-w-prose text-muted">{text}</p>
    </div>
  );
}

interface ExampleProps {
  example: ToolExample;
  /** The label of the input. */
  input: string;
  /** Where the result comes from. */
  note: string;
}

function Example({ example, input, note }: ExampleProps) {
  return (
    <Card className="mt-3 overflow-hidden">
      <div className="border-b border-line bg-sunken p-5 sm:p-6">
        <p className="text-sm font-medium text-muted">{input}</p>
        <p lang="en" className="mt-1 max-w-prose whitespace-pre-line">
          {example.input}
        </p>
      </div>
      <dl
        lang="en"
        className={cn(
          "grid gap-x-12 gap-y-6 p-5 sm:p-6",
          example.result.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-2",
        )}
      >
        {example.result.map(({ title, items }) => (
          <div key={title} className="min-w-0 text-sm">
            <dt className="mb-2 font-semibold">{title}</dt>
            {items.map((item) => (
              <dd key={item} className="mt-1.5 ml-5 list-item list-disc break-words text-muted marker:text-faint">
                {item}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="border-t border-line px-5 py-3 text-sm text-muted sm:px-6">{note}</p>
    </Card>
  );
}

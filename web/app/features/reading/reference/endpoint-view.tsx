import type { reference } from "virtual:api-reference";
import { apiDocumentation } from "../../../content/api-documentation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { InlineText } from "../prose/inline-text.tsx";
import { CodeSample } from "./code-sample.tsx";
import { samplesOf } from "./samples.ts";

type Call = (typeof reference)[number];

/** Fields, with their example beside them. */
const beside = "mt-6 grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] xl:gap-10";
const box = "self-start overflow-hidden rounded-card border border-line bg-surface";

export function EndpointView({ endpoint }: { endpoint: Call }) {
  const { id, method, path, title, text } = endpoint;
  const answer = apiDocumentation.answers[path];
  const samples = samplesOf({ method, path, example: apiDocumentation.examples[path] ?? {} });
  return (
    <section aria-labelledby={id} className="border-t border-line py-12 first:border-t-0 first:pt-0">
      <h3 id={id} className="text-xl font-semibold tracking-tight">
        {title}
      </h3>
      <p className="mt-3 flex flex-wrap items-center gap-2.5">
        <Badge tone={method === "GET" ? "good" : "accent"} className="font-mono">
          {method}
        </Badge>
        <code className="font-mono text-[0.9375rem] break-all">
          {apiDocumentation.basePath}
          {path}
        </code>
      </p>
      <p className="mt-4 max-w-2xl text-muted">{text}</p>
      <div className={beside}>
        <Fields
          title={method === "GET" ? apiDocumentation.queryTitle : apiDocumentation.fieldsTitle}
          fields={endpoint.fields}
          marksRequired
        />
        <div className={box}>
          {samples.map((sample, index) => (
            <CodeSample key={sample.language} {...sample} group={id} open={index === 0} />
          ))}
        </div>
      </div>
      <div className={beside}>
        <Fields title={apiDocumentation.answerTitle} fields={endpoint.answer} />
        {answer !== undefined && (
          <div className={box}>
            <CodeSample
              language={apiDocumentation.answerExample}
              code={JSON.stringify(answer, null, 2)}
              group={`${id}-answer`}
              open
            />
            <p className="border-t border-line px-4 py-3 text-sm text-muted">{apiDocumentation.answerNote}</p>
          </div>
        )}
      </div>
    </section>
  );
}

interface FieldsProps {
  title: string;
  fields: Call["fields"];
  /** Marks each field as required or optional. */
  marksRequired?: boolean;
}

function Fields({ title, fields, marksRequired = false }: FieldsProps) {
  return (
    <div className="min-w-0">
      <h4 className="text-sm font-medium text-muted">{title}</h4>
      <FieldList fields={fields} marksRequired={marksRequired} />
    </div>
  );
}

function FieldList({ fields, marksRequired }: Required<Omit<FieldsProps, "title">>) {
  return (
    <dl className="mt-2 divide-y divide-line border-y border-line">
      {fields.map(({ name, type, text, required, inside }) => (
        <div key={name} className="py-3">
          <dt className="flex flex-wrap items-baseline gap-x-2.5">
            <code className="font-mono text-[0.9375rem] font-medium break-all">{name}</code>
            <span className="font-mono text-xs wrap-anywhere text-muted">{type}</span>
            {marksRequired && required && <span className="text-xs text-muted">{apiDocumentation.required}</span>}
          </dt>
          {text && (
            <dd className="mt-1 text-[0.9375rem] leading-6 text-muted">
              <InlineText text={text} />
            </dd>
          )}
          {inside.length > 0 && (
            <dd className="mt-1">
              <details>
                <summary
                  className={
                    "inline-flex h-8 cursor-pointer list-none items-center gap-1.5 text-sm text-muted hover:text-ink " +
                    "[&::-webkit-details-marker]:hidden"
                  }
                >
                  <span aria-hidden className="font-mono [details[open]>summary>&]:rotate-45">
                    +
                  </span>
                  {apiDocumentation.inside(inside.length)}
                </summary>
                <div className="border-l border-line pl-4">
                  <FieldList fields={inside} marksRequired={marksRequired} />
                </div>
              </details>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

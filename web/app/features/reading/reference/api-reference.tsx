import { reference } from "virtual:api-reference";
import { apiDocumentation as api } from "../../../content/api-documentation.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { ContentsColumn, ContentsFold } from "../prose/contents-list.tsx";
import { DocumentHead } from "../prose/document-head.tsx";
import { InlineText } from "../prose/inline-text.tsx";
import { EndpointView } from "./endpoint-view.tsx";

const contents = [api.access, ...reference, api.errors, api.repeats, api.agents, api.limits];

export function ApiReference() {
  return (
    <main id="content">
      <DocumentHead title={api.title} lead={api.lead} />
      <div className="mx-auto grid max-w-page gap-10 px-4 pb-20 sm:px-6 sm:pb-28 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-14">
        <aside className="self-start lg:sticky lg:top-[calc(var(--spacing-nav)+2.5rem)]">
          <ContentsColumn sections={contents} />
          <ContentsFold sections={contents} />
        </aside>
        <div className="min-w-0 space-y-16">
          <Access />
          <section aria-label={api.endpointsTitle}>
            {reference.map((endpoint) => (
              <EndpointView key={endpoint.id} endpoint={endpoint} />
            ))}
          </section>
          <Rows {...api.errors} />
          <Passage {...api.repeats} />
          <Passage {...api.agents} />
          <Rows {...api.limits} />
        </div>
      </div>
    </main>
  );
}

function Access() {
  const { id, title, paragraphs, header, environment } = api.access;
  return (
    <section aria-labelledby={id} className="max-w-2xl text-muted">
      <h2 id={id} className="text-2xl font-semibold tracking-tight text-ink">
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-4">
          <InlineText text={text} />
        </p>
      ))}
      <p className="mt-5 rounded-control border border-line bg-sunken px-4 py-3 font-mono text-sm break-words text-ink">
        {header}
      </p>
      <p className="mt-4">
        <InlineText text={environment} />
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={api.keysLink.to} size="sm">
          {api.keysLink.text}
        </ButtonLink>
        <ButtonLink to={api.documentLink.to} reloadDocument variant="secondary" size="sm">
          {api.documentLink.text}
        </ButtonLink>
      </p>
    </section>
  );
}

interface PassageProps {
  id: string;
  title: string;
  text: string;
}

function Passage({ id, title, text }: PassageProps) {
  return (
    <section aria-labelledby={id} className="max-w-2xl">
      <h2 id={id} className="text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      <p className="mt-4 text-muted">
        <InlineText text={text} />
      </p>
    </section>
  );
}

interface RowsProps extends PassageProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

function Rows({ id, title, text, head, rows }: RowsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      <p className="mt-4 max-w-2xl text-muted">
        <InlineText text={text} />
      </p>
      <table className="mt-5 w-full border-y border-line text-left text-[0.9375rem]">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {head.map((name) => (
              <th key={name} scope="col" className="py-2.5 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([first = "", ...cells]) => (
            <tr key={first}>
              <th scope="row" className="py-3 pr-4 font-mono font-medium">
                {first}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="py-3 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

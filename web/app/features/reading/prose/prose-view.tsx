import type { Prose, Section, Source } from "../../../content/prose.ts";
import { reading } from "../../../content/reading.ts";
import { Blocks } from "./blocks.tsx";
import { SourcesContext } from "./inline-text.tsx";

/** A text in a readable line length: sections with headings, and the sources of its figures. */
export function ProseView({ sections, sources = [] }: Prose) {
  return (
    <SourcesContext value={sources}>
      <div className="max-w-[42.5rem] text-[1.0625rem] leading-[1.75] text-muted print:max-w-none print:text-base">
        {sections.map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
        {sources.length > 0 && <Sources sources={sources} />}
      </div>
    </SourcesContext>
  );
}

function SectionView({ section: { id, title, blocks } }: { section: Section }) {
  return (
    <section aria-labelledby={id} className="mt-14 first:mt-0">
      <h2 id={id} className="text-2xl leading-tight font-semibold tracking-tight text-ink">
        {title}
      </h2>
      <Blocks blocks={blocks} />
    </section>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className="mt-16 border-t border-line pt-8 text-[0.9375rem] leading-6">
      <h2 id="sources" className="text-base font-semibold text-ink">
        {reading.sources}
      </h2>
      <p className="mt-2 text-sm">{reading.secondHand}</p>
      <ol className="mt-4 list-decimal space-y-2 pl-6 text-sm leading-6 marker:font-mono marker:text-faint">
        {sources.map(({ id, text, url }) => (
          <li key={id} id={`source-${id}`} className="pl-1.5 target:text-ink">
            {text}
            {url && (
              <>
                {" "}
                <a href={url} className="break-words underline underline-offset-4 hover:text-ink">
                  {new URL(url).hostname.replace(/^www\./, "")}
                </a>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

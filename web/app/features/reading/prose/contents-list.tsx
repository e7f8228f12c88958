import type { Section } from "../../../content/prose.ts";
import { reading } from "../../../content/reading.ts";

interface ContentsProps {
  sections: readonly Pick<Section, "id" | "title">[];
}

/** Beside the text, if there is room for both. */
export function ContentsColumn({ sections }: ContentsProps) {
  return (
    <nav aria-label={reading.contents} className="max-lg:hidden print:hidden">
      <p className="text-sm font-medium text-ink">{reading.contents}</p>
      <Entries sections={sections} />
    </nav>
  );
}

/** Above the text on a narrow window, initially closed. */
export function ContentsFold({ sections }: ContentsProps) {
  return (
    <nav aria-label={reading.contents} className="lg:hidden print:hidden">
      <details className="group rounded-card border border-line bg-surface">
        <summary
          className={
            "flex cursor-pointer list-none items-center justify-between px-4 py-3 text-sm font-medium " +
            "select-none [&::-webkit-details-marker]:hidden"
          }
        >
          {reading.contents}
          <span aria-hidden className="font-mono text-muted group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="border-t border-line px-4 pb-3">
          <Entries sections={sections} />
        </div>
      </details>
    </nav>
  );
}

function Entries({ sections }: ContentsProps) {
  return (
    <ol className="mt-3 space-y-0.5 text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="block rounded-sm py-1.5 leading-5 text-muted hover:text-ink">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

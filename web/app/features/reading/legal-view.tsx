import { Link } from "react-router";
import { legal, legalDocuments, type LegalDocument } from "../../content/legal.ts";
import { dayOf } from "./day-of.ts";
import { Document } from "./prose/document.tsx";
import { DocumentHead } from "./prose/document-head.tsx";

export function LegalView({ document }: { document: LegalDocument }) {
  return (
    <main id="content">
      <DocumentHead title={document.title} lead={document.lead}>
        {legal.changed}: <time dateTime={document.changed}>{dayOf(document.changed)}</time>
      </DocumentHead>
      <Document prose={document} aside={<Others than={document} />} />
    </main>
  );
}

function Others({ than }: { than: LegalDocument }) {
  return (
    <nav aria-label={legal.others} className="text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:block">
        {legalDocuments.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={`/${path}`}
              aria-current={path === than.path ? "page" : undefined}
              className="block rounded-sm py-1.5 text-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

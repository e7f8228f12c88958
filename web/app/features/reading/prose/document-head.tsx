import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface DocumentHeadProps {
  back?: { to: string; label: string };
  title: string;
  lead: string;
  /** A line below the lead, as a date or a name. */
  children?: ReactNode;
}

/** The head of a page with a long text. */
export function DocumentHead({ back, title, lead, children }: DocumentHeadProps) {
  return (
    <header className="mx-auto max-w-page px-4 pt-12 pb-12 sm:px-6 sm:pt-16 sm:pb-16 print:pb-6">
      {back && (
        <Link
          to={back.to}
          className="mb-8 inline-flex items-center gap-2 rounded-sm text-sm text-muted hover:text-ink print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      )}
      <h1 className="max-w-3xl text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-[1.06] font-semibold tracking-[-0.035em]">
        {title}
      </h1>
      <p className="mt-5 max-w-2xl text-lead text-muted">{lead}</p>
      {children && <div className="mt-6 text-sm text-muted">{children}</div>}
    </header>
  );
}

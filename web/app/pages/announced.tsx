import { ArrowRight } from "lucide-react";
import { useParams, type MetaArgs } from "react-router";
import { announced } from "../content/announced.ts";
import { NotFound } from "../features/navigation/not-found.tsx";
import { i18n } from "../locales/i18n.ts";
import { Badge } from "../ui/badge.tsx";
import { ButtonLink } from "../ui/button-link.tsx";

export const meta = ({ params }: MetaArgs) => {
  const page = announced.find(params["announced"] ?? "");
  return [
    { title: i18n.t("titleOf", { page: page?.title ?? i18n.t("notFound.title") }) },
    { name: "description", content: page?.will },
    { name: "robots", content: "noindex" },
  ];
};

/** Stands in for pages that are linked and not there yet. */
export default function AnnouncedPage() {
  const page = announced.find(useParams()["announced"] ?? "");
  if (!page) return <NotFound />;
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-24">
      <Badge tone="accent">{announced.badge}</Badge>
      <h1 className="mt-4 text-display font-semibold">{page.title}</h1>
      <p className="mt-6 max-w-2xl text-lead text-muted">
        {announced.text} {page.will}
      </p>
      <section className="mt-12 max-w-2xl border-t border-line pt-8">
        <p className="text-muted">{announced.today}</p>
        <blockquote className="mt-4 rounded-card bg-bubble px-5 py-4">{page.prompt}</blockquote>
        <ButtonLink to={`/chat?prompt=${encodeURIComponent(page.prompt)}`} size="lg" className="mt-6">
          {announced.openChat}
          <ArrowRight aria-hidden />
        </ButtonLink>
      </section>
    </main>
  );
}

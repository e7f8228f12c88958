import { ArrowRight, Rss } from "lucide-react";
import { useState } from "react";
import { allCategories, articles, blog, chips, type Category, type Chip } from "../../../content/blog.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { DocumentHead } from "../prose/document-head.tsx";
import { ArticleCard } from "./article-card.tsx";

export function ArticleList() {
  const [chosen, setChosen] = useState<Chip>(allCategories);
  const found = articles.filter(({ category }) => chosen === allCategories || category === chosen);
  return (
    <main id="content">
      <DocumentHead title={blog.title} lead={blog.lead} />
      <div className="mx-auto max-w-page px-4 pb-20 sm:px-6 sm:pb-28">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Chips chosen={chosen} onChoose={setChosen} />
          {/* A file, not a page of the application. */}
          <a
            href="/blog/rss.xml"
            className="inline-flex items-center gap-2 rounded-sm text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <Rss aria-hidden className="size-4" />
            {blog.feed}
          </a>
        </div>
        <p role="status" className="sr-only">
          {blog.shown(found.length)}
        </p>
        {chosen !== allCategories && found.length === 0 ? (
          <Nothing category={chosen} onAll={() => setChosen(allCategories)} />
        ) : (
          <div className="mt-10 grid gap-x-10 gap-y-14 sm:grid-cols-2">
            {found.map((article, index) => (
              <ArticleCard key={article.id} article={article} large={index === 0} />
            ))}
          </div>
        )}
      </div>
    </main>
  );
}

function Chips({ chosen, onChoose }: { chosen: Chip; onChoose: (chip: Chip) => void }) {
  return (
    <div role="group" aria-label={blog.chips} className="flex flex-wrap gap-2 noscript:hidden">
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chip === chosen}
          onClick={() => onChoose(chip)}
          className={
            "h-9 cursor-pointer rounded-full border border-line-strong bg-surface px-4 text-sm font-medium " +
            "text-muted transition-colors duration-fast hover:text-ink aria-pressed:border-solid " +
            "aria-pressed:bg-solid aria-pressed:text-on-solid"
          }
        >
          {chip}
        </button>
      ))}
    </div>
  );
}

function Nothing({ category, onAll }: { category: Category; onAll: () => void }) {
  const { title, text, all } = blog.empty;
  const elsewhere = blog.elsewhere[category];
  return (
    <section className="mt-10 rounded-card border border-dashed border-line-strong px-6 py-14 sm:px-10">
      <h2 className="text-xl font-semibold tracking-tight">{title(category)}</h2>
      <p className="mt-2 max-w-xl text-muted">
        {text} {elsewhere.text}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={elsewhere.to}>
          {elsewhere.label}
          <ArrowRight aria-hidden />
        </ButtonLink>
        <Button variant="secondary" onClick={onAll}>
          {all}
        </Button>
      </div>
    </section>
  );
}

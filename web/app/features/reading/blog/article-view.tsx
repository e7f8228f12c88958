import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { articles, blog, type Article } from "../../../content/blog.ts";
import { Document } from "../prose/document.tsx";
import { DocumentHead } from "../prose/document-head.tsx";
import { Cover } from "./covers.tsx";
import { ArticleFacts } from "./article-card.tsx";

export function ArticleView({ article }: { article: Article }) {
  return (
    <main id="content">
      <article>
        <DocumentHead back={{ to: "/blog", label: blog.back }} title={article.title} lead={article.excerpt}>
          <ArticleFacts article={article} />
          <p className="mt-1.5">
            {blog.by} {article.author}
          </p>
        </DocumentHead>
        <div className="mx-auto -mt-4 mb-14 max-w-page px-4 sm:px-6 print:hidden">
          <Cover image={article.image} className="aspect-[2/1] sm:aspect-[3/1]" />
        </div>
        <Document prose={article} after={<More than={article} />} />
      </article>
    </main>
  );
}

function More({ than }: { than: Article }) {
  return (
    <nav aria-labelledby="more" className="mt-16 max-w-[42.5rem] print:hidden">
      <h2 id="more" className="text-base font-semibold">
        {blog.more}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {articles
          .filter(({ id }) => id !== than.id)
          .map(({ id, title, category }) => (
            <li key={id}>
              <Link to={`/blog/${id}`} className="group flex items-center justify-between gap-4 py-4">
                <span>
                  <span className="block text-sm text-muted">{category}</span>
                  <span className="font-semibold group-hover:text-accent">{title}</span>
                </span>
                <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

import { Link } from "react-router";
import { blog, type Article } from "../../../content/blog.ts";
import { Cover } from "./covers.tsx";
import { dayOf } from "../day-of.ts";

/** The first card of a list is large and spans several columns. */
export function ArticleCard({ article, large }: { article: Article; large: boolean }) {
  const { id, title, excerpt, image } = article;
  return (
    <article
      className={
        "group relative grid content-start " +
        `gap-5 ${large ? "sm:col-span-2 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:items-center lg:gap-12" : ""}`
      }
    >
      <Cover image={image} className="transition-colors duration-base group-hover:border-line-hover" />
      <div>
        <ArticleFacts article={article} />
        <h2
          className={`mt-2.5 font-semibold tracking-tight ${large ? "text-[1.75rem] leading-tight sm:text-[2.125rem]" : "text-[1.375rem] leading-snug"}`}
        >
          <Link
            to={`/blog/${id}`}
            className="rounded-sm after:absolute after:inset-0 after:content-[''] group-hover:text-accent"
          >
            {title}
          </Link>
        </h2>
        <p className={`mt-3 text-muted ${large ? "text-lead" : ""}`}>{excerpt}</p>
      </div>
    </article>
  );
}

export function ArticleFacts({ article: { category, date, readTime } }: { article: Article }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="font-medium text-accent">{category}</span>
      <time dateTime={date}>{dayOf(date)}</time>
      <span>{blog.readTime(readTime)}</span>
    </p>
  );
}

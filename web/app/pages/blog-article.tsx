import { useLocation, type MetaArgs } from "react-router";
import { articles, blog, type Article } from "../content/blog.ts";
import { NotFound } from "../features/navigation/not-found.tsx";
import { ArticleView } from "../features/reading/blog/article-view.tsx";
import { feedLink } from "../features/reading/blog/feed-link.ts";
import { sharePicture } from "../site-map.ts";
import { breadcrumb } from "./breadcrumb.ts";
import { lastPiece } from "./last-segment.ts";
import { pageMeta } from "./page-meta.ts";

const articleAt = (pathname: string) => articles.find(({ id }) => id === lastPiece(pathname));

export const meta = ({ location }: MetaArgs) => {
  const article = articleAt(location.pathname);
  if (!article) return [];
  const { title, excerpt, date } = article;
  return pageMeta(`/blog/${article.id}`, {
    title,
    description: excerpt,
    published: date,
    data: (origin) => factsOf(article, origin),
  });
};

function factsOf({ id, title, excerpt, author, date, category }: Article, origin: string): Record<string, unknown>[] {
  const path = `/blog/${id}`;
  return [
    {
      "@type": "BlogPosting",
      headline: title,
      description: excerpt,
      articleSection: category,
      datePublished: date,
      author: { "@type": "Organization", name: author },
      mainEntityOfPage: origin + path,
      image: origin + sharePicture(path),
    },
    breadcrumb(origin, [
      { path: "/blog", name: blog.title },
      { path, name: title },
    ]),
  ];
}

export const links = () => [feedLink];

export default function BlogArticlePage() {
  const article = articleAt(useLocation().pathname);
  return article ? <ArticleView article={article} /> : <NotFound />;
}

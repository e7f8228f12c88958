import type { Article } from "../../../content/blog.ts";

interface Feed {
  title: string;
  description: string;
  /** The public origin of the site, without a trailing slash. */
  origin: string;
  articles: readonly Pick<Article, "id" | "title" | "excerpt" | "category" | "date" | "author">[];
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const rfc822 = (date: string) => new Date(`${date}T00:00:00Z`).toUTCString();

/**
 * RSS 2.0, with the two extensions that its best practices recommend: its own address, and authors without an e-mail.
 */
export function feedOf({ title, description, origin, articles }: Feed): string {
  const items = articles.map((article) => {
    const address = escape(`${origin}/blog/${article.id}`);
    return [
      "    <item>",
      `      <title>${escape(article.title)}</title>`,
      `      <link>${address}</link>`,
      `      <guid isPermaLink="true">${address}</guid>`,
      `      <description>${escape(article.excerpt)}</description>`,
      `      <category>${escape(article.category)}</category>`,
      `      <dc:creator>${escape(article.author)}</dc:creator>`,
      `      <pubDate>${rfc822(article.date)}</pubDate>`,
      "    </item>",
    ].join("\n");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escape(title)}</title>
    <link>${escape(origin)}/blog</link>
    <description>${escape(description)}</description>
    <language>en</language>
    <lastBuildDate>${rfc822(articles[0]?.date ?? "1970-01-01")}</lastBuildDate>
    <atom:link href="${escape(origin)}/blog/rss.xml" rel="self" type="application/rss+xml" />
${items.join("\n")}
  </channel>
</rss>
`;
}

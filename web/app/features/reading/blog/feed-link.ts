import { blog } from "../../../content/blog.ts";

/** Lets feed readers find the feed from a page. */
export const feedLink = {
  rel: "alternate",
  type: "application/rss+xml",
  title: blog.feedWords.title,
  href: "/blog/rss.xml",
};

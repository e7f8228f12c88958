import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { articles, blog } from "../../../content/blog.ts";
import { feedOf } from "./feed.ts";

const origin = "https://here.example";
const parse = (xml: string) => new new Window().DOMParser().parseFromString(xml, "application/xml");

const textOf = (node: { querySelector(selector: string): { textContent: string } | null } | undefined, name: string) =>
  node?.querySelector(name)?.textContent;

test("the feed names every article by its address, with date and category", () => {
  const feed = parse(feedOf({ ...blog.feedWords, origin, articles }));
  expect(feed.querySelector("parsererror")).toBeNull();
  const items = [...feed.querySelectorAll("item")];
  expect(items.map((item) => textOf(item, "guid"))).toEqual(articles.map(({ id }) => `${origin}/blog/${id}`));
  expect(items.map((item) => textOf(item, "category"))).toEqual(articles.map(({ category }) => category));
  expect(textOf(items[0], "pubDate")).toBe("Tue, 17 Nov 2026 00:00:00 GMT");
});

test("characters with a meaning in XML are escaped", () => {
  const title = `Costs < price & "margin" > 0`;
  const [first] = articles;
  if (!first) throw new Error("no article");
  const feed = parse(feedOf({ title, description: "", origin, articles: [{ ...first, title }] }));
  expect(textOf(feed.querySelector("item") ?? undefined, "title")).toBe(title);
});

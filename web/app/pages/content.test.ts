import { type GroupId, groupIds, groups } from "@cofounder/analyst/answers/answer";
import { englishTexts } from "@cofounder/analyst/answers/en/index";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { apiDocumentation } from "../content/api-documentation.ts";
import { allAnswers, groupPath, proseOf } from "../content/answers.ts";
import { articles, blog, chips } from "../content/blog.ts";
import { stages } from "../content/guides.ts";
import { help, topics } from "../content/help.ts";
import { readInline } from "../content/inline.ts";
import { legalDocuments } from "../content/legal.ts";
import type { Block, Prose } from "../content/prose.ts";
import { rawTexts } from "../content/reading-time.ts";
import { tasksOf } from "../features/reading/guides/progress.tsx";
import routes from "../routes.ts";
import { publicPaths } from "../site-map.ts";

const pick = (group: GroupId) => Object.fromEntries(groups[group].map((id) => [id, englishTexts[id]]));

const addressed = <Document extends Prose>(
  base: string,
  documents: readonly Document[],
  id: (of: Document) => string,
) => documents.map((document) => [`${base}${id(document)}`, document] as const);

const documents: (readonly [string, Prose])[] = [
  ...addressed("/startup-guides/", stages, ({ id }) => id),
  ...addressed("/blog/", articles, ({ id }) => id),
  ...addressed("/help-center/", topics, ({ id }) => id),
  ...addressed("/", legalDocuments, ({ path }) => path),
  ["/startup-guides/answers", allAnswers],
  ...groupIds.map((group) => [groupPath(group), proseOf(pick(group))] as const),
];

const blocksOf = ({ sections }: Prose): Block[] => sections.flatMap(({ blocks }) => blocks);
const piecesOf = (document: Prose) => blocksOf(document).flatMap(rawTexts).flatMap(readInline);

function linksOf(document: Prose): string[] {
  const inText = piecesOf(document).flatMap((piece) => (piece.kind === "link" ? [piece.to] : []));
  const tools = blocksOf(document).flatMap((block) =>
    typeof block !== "string" && block.kind === "tool" ? [block.to] : [],
  );
  return [...inText, ...tools];
}

/** The routes as the router sees them, without catch-all routes. */
const leavesOf = (route: RouteConfigEntry): RouteConfigEntry[] => route.children?.flatMap(leavesOf) ?? [route];
const pages: RouteObject[] = routes
  .flatMap(leavesOf)
  .filter(({ path }) => path !== "*")
  .map(({ path, index }) => (index ? { index: true, path: "/" } : { path: path ?? "" }));

function leadsSomewhere(to: string): boolean {
  const { pathname, hash } = new URL(to, "https://here.example");
  if (!matchRoutes(pages, pathname)) return false;
  const document = documents.find(([address]) => address === pathname)?.[1];
  return hash === "" || document?.sections.some(({ id }) => `#${id}` === hash) === true;
}

describe.each(documents)("%s", (_, document) => {
  test("every link leads to a page that exists", () => {
    const dead = linksOf(document).filter((to) => to.startsWith("/") && !leadsSomewhere(to));
    expect(dead).toEqual([]);
  });

  test("sources are numbered in order of first use, and none is missing or unused", () => {
    const named = piecesOf(document).flatMap((piece) => (piece.kind === "source" ? [piece.id] : []));
    expect([...new Set(named)]).toEqual((document.sources ?? []).map(({ id }) => id));
  });

  test("sections have distinct ids", () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  test("no mark is left unclosed", () => {
    const plain = piecesOf(document).flatMap((piece) => (piece.kind === "text" ? [piece.text] : []));
    expect(plain.filter((text) => /\*\*|\[\^|\]\(|`/.test(text))).toEqual([]);
  });
});

test("every text is on the site map", () => {
  expect(documents.map(([address]) => address).filter((address) => !publicPaths.includes(address))).toEqual([]);
});

test("links of the help center and of empty categories lead to existing pages", () => {
  const inAnswers = help.faq.flatMap(({ answer }) =>
    readInline(answer).flatMap((piece) => (piece.kind === "link" ? [piece.to] : [])),
  );
  const all = [
    ...help.categories.map(({ to }) => to),
    ...inAnswers,
    ...Object.values(blog.elsewhere).map(({ to }) => to),
  ];
  expect(all.filter((to) => !leadsSomewhere(to))).toEqual([]);
});

test("the guides are five stages, each with a question, tasks of its own, sums and a question for the co-founder", () => {
  expect(stages.map(({ title }) => title)).toEqual([
    "Ideation",
    "Planning",
    "Building and launch",
    "Growth",
    "Maturity and exit",
  ]);
  const tasks = stages.flatMap(tasksOf);
  expect(new Set(tasks).size).toBe(tasks.length);
  for (const stage of stages) {
    expect(tasksOf(stage).length).toBeGreaterThanOrEqual(10);
    expect(stage.question).toMatch(/\?$/);
    const kinds = blocksOf(stage).map((block) => (typeof block === "string" ? "text" : block.kind));
    expect(kinds).toEqual(expect.arrayContaining(["formula", "checklist", "prompt", "tool"]));
  }
});

test("the blog has three articles with all their fields, newest first, and six chips", () => {
  expect(chips).toEqual(["All", "AI Trends", "Startup Guide", "Market Research", "Funding", "Growth"]);
  expect(articles).toHaveLength(3);
  for (const { id, title, excerpt, author, date, readTime, category, image } of articles) {
    for (const text of [id, title, excerpt, author, image]) expect(text).not.toBe("");
    expect(date).toMatch(/^2026-(0\d|1[01])-\d\d$/);
    expect(readTime).toBeGreaterThanOrEqual(3);
    expect(chips).toContain(category);
  }
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test("the help center has six subjects and six questions", () => {
  expect(help.categories).toHaveLength(6);
  expect(help.faq).toHaveLength(6);
});

test("the API documentation matches its specification", () => {
  const fields = Object.entries(apiDocumentation.examples).map(([path, example]) => [path, Object.keys(example)]);
  expect(Object.fromEntries(fields)).toEqual({
    "/startup/generate": ["type", "industry", "description"],
    "/competitor/analyze": ["industry", "businessIdea"],
    "/pitch/analyze": ["content"],
    "/investor/match": ["stage", "industry"],
  });
  expect(apiDocumentation.basePath).toBe("/v1");
  const errors = apiDocumentation.errors.rows.map(([status, name]) => `${status} ${name}`);
  expect(errors).toEqual(
    expect.arrayContaining([
      "400 Bad Request",
      "401 Unauthorized",
      "429 Rate Limit Exceeded",
      "500 Internal Server Error",
    ]),
  );
});

test("every legal page has its date of change; deletion and answers are promised within 30 days", () => {
  for (const { changed } of legalDocuments) expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/);
  const gdpr = legalDocuments.find(({ path }) => path === "gdpr");
  const text = gdpr ? blocksOf(gdpr).flatMap(rawTexts).join("\n") : "";
  expect(text).toMatch(/answered within 30 days/);
  expect(text).toMatch(/completed within 30 days/);
});

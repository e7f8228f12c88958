import type { CompetitorAnalysisOutput, WebSource } from "@cofounder/contract";

/** A rival as a model read it from a page. */
export interface ReadRival {
  name: string;
  url: string;
  about: string;
  price: string;
}

type Alternative = CompetitorAnalysisOutput["alternatives"][number];
type Source = NonNullable<Alternative["about"]["source"]>;

interface Cited {
  name: string;
  url: string;
  about: string | null;
  price: string | null;
  source: Source;
}

const alternativesMax = 16;
const columnsMax = 12;
const pointsMax = 12;

/**
 * Adds rivals that web pages name, each with its page: every statement about one was traced to that page, and its price
 * has to be on it word for word. One that the founder named gets its page and its price.
 */
export function withCitedRivals(
  made: CompetitorAnalysisOutput,
  rivals: ReadRival[],
  pages: WebSource[],
): CompetitorAnalysisOutput {
  const cited = rivals.flatMap((rival) => citedOf(made, rival, pages) ?? []);
  const unique = [...new Map(cited.map((each) => [keyOf(each.name), each])).values()];
  const named = new Map(unique.map((each) => [keyOf(each.name), each]));
  const known = made.alternatives.map((each) => withPage(each, named.get(keyOf(each.name))));
  const present = new Set(known.map(({ name }) => keyOf(name)));
  const room = alternativesMax - known.length;
  const added = unique.filter(({ name }) => !present.has(keyOf(name))).slice(0, room);
  return {
    ...made,
    alternatives: [...known, ...added.map(alternativeOf)],
    matrix: matrixWith(made.matrix, added, named),
    map: { ...made.map, points: [...made.map.points, ...added.map(pointOf)].slice(0, pointsMax) },
  };
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Null where no found page has the name in its title. */
function citedOf(
  made: CompetitorAnalysisOutput,
  { name, url, about, price }: ReadRival,
  pages: WebSource[],
): Cited | null {
  const page = pages.find((each) => each.url === url);
  const listed = made.sources.find((each) => each.url === url);
  if (!page || !listed || name.length < 2 || !page.title.toLowerCase().includes(keyOf(name))) return null;
  const text = `${page.title} ${page.snippet}`;
  const source: Source = {
    publisher: new URL(url).hostname,
    year: listed.foundOn.slice(0, 4),
    url,
    grade: "S",
    stale: false,
  };
  return {
    name,
    url,
    about: about || null,
    price: /\d/.test(price) && text.includes(price) ? price : null,
    source,
  };
}

function alternativeOf({ name, url, about, price, source }: Cited): Alternative {
  const told = about ?? `${source.publisher} names it.`;
  return {
    name,
    kind: "cited",
    about: { text: price ? `${told} Price on that page: ${price}.` : told, basis: "source", source },
    howToCheck: "Read the page yourself, then its price page, and note the date.",
    url,
  };
}

/** An existing rival, with the page about it. */
const withPage = (alternative: Alternative, cited: Cited | undefined): Alternative =>
  cited && alternative.url === null && alternative.kind !== "nothing"
    ? {
        ...alternative,
        url: cited.url,
        about: cited.about || cited.price ? alternativeOf(cited).about : alternative.about,
      }
    : alternative;

type Matrix = CompetitorAnalysisOutput["matrix"];
type Cell = Matrix["rows"][number]["cells"][number];

function matrixWith({ columns, rows }: Matrix, added: Cited[], named: Map<string, Cited>): Matrix {
  const more = added.slice(0, columnsMax - columns.length);
  const priceOf = (cited: Cited | undefined): Cell | null =>
    cited?.price ? { text: cited.price, basis: "source" } : null;
  const open: Cell = { text: "look it up", basis: "unknown" };
  return {
    columns: [...columns, ...more.map(({ name }) => name)],
    rows: rows.map((row) => {
      const isPrice = row.label === "Price";
      const cells = isPrice
        ? row.cells.map((cell, at) => priceOf(named.get(keyOf(columns[at] ?? ""))) ?? cell)
        : row.cells;
      return { ...row, cells: [...cells, ...more.map((each) => (isPrice && priceOf(each)) || open)] };
    }),
  };
}

const pointOf = ({ name }: Cited) => ({
  name,
  x: null,
  y: null,
  because: "Place it yourself after reading its page.",
});

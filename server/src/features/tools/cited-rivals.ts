import { type Translator, translatorFor } from "@cofounder/analyst/light";
import type { CompetitorAnalysisOutput, WebSource } from "@cofounder/contract";

/** A rival as a model read it from a page, or knows it. */
export interface ReadRival {
  name: string;
  /** Empty where the model knows it. */
  url: string;
  about: string;
  price: string;
}

type Alternative = CompetitorAnalysisOutput["alternatives"][number];
type Source = NonNullable<Alternative["about"]["source"]>;

interface Rival {
  name: string;
  about: string;
  /** Of a rival with a page only what the page writes. */
  price: string;
  page: { url: string; source: Source; isBacked: boolean } | null;
}

const alternativesMax = 16;
const columnsMax = 12;
const pointsMax = 12;

/**
 * Adds a model's rivals: with its page where a found page names one, and otherwise as the model's own knowledge. One
 * that the founder named gets its page and its price.
 */
export function withRivals(
  made: CompetitorAnalysisOutput,
  rivals: ReadRival[],
  pages: WebSource[],
): CompetitorAnalysisOutput {
  const translator = translatorFor(made.language);
  const read = rivals.filter(({ name }) => name.length > 1).map((rival) => rivalOf(made, rival, pages));
  const unique = [...new Map(read.toReversed().map((each) => [keyOf(each.name), each])).values()].toReversed();
  const named = new Map(unique.map((each) => [keyOf(each.name), each]));
  const known = made.alternatives.map((each) => withWords(each, named.get(keyOf(each.name)), translator));
  const present = new Set(known.map(({ name }) => keyOf(name)));
  const room = alternativesMax - known.length;
  const added = unique.filter(({ name }) => !present.has(keyOf(name))).slice(0, room);
  return {
    ...made,
    alternatives: [...known, ...added.map((each) => alternativeOf(each, translator))],
    matrix: matrixWith(made.matrix, { added, named }, translator),
    map: {
      ...made.map,
      points: [...made.map.points, ...added.map((each) => pointOf(each, translator))].slice(0, pointsMax),
    },
  };
}

const keyOf = (name: string): string => name.trim().toLowerCase();

function rivalOf(made: CompetitorAnalysisOutput, rival: ReadRival, pages: WebSource[]): Rival {
  const { name, about, price } = rival;
  const page = pageOf(made, rival, pages);
  if (!page) return { name, about, price, page: null };
  const text = `${page.title} ${page.snippet}`;
  const figures = about.match(/\d(?:[\d.,]*\d)?/g) ?? [];
  return {
    name,
    about,
    price: /\d/.test(price) && text.includes(price) ? price : "",
    page: { url: page.url, source: sourceOf(page), isBacked: figures.every((figure) => text.includes(figure)) },
  };
}

/** The found page of a rival: its address, and the name in its title. */
function pageOf({ sources }: CompetitorAnalysisOutput, { name, url }: ReadRival, pages: WebSource[]) {
  const page = pages.find((each) => each.url === url);
  const listed = sources.find((each) => each.url === url);
  return page && listed && page.title.toLowerCase().includes(keyOf(name))
    ? { ...page, year: listed.foundOn.slice(0, 4) }
    : null;
}

const sourceOf = ({ url, year }: { url: string; year: string }): Source => ({
  publisher: new URL(url).hostname,
  year,
  url,
  grade: "S",
  stale: false,
});

/** What a page says, with it as the source; what only the model says, as its own. */
function aboutOf({ about, price, page }: Rival, { t }: Translator): Alternative["about"] {
  const text = about || (page ? t`${page.source.publisher} names it.` : t`Known to the model by name.`);
  const cost = page ? t`Price on that page: ${price}.` : t`Price, as the model knows it: ${price}.`;
  const priced = price === "" ? text : `${text} ${cost}`;
  return page?.isBacked
    ? { text: priced, basis: "source", source: page.source }
    : { text: priced, basis: "assumption", source: null };
}

const alternativeOf = (rival: Rival, translator: Translator): Alternative => ({
  name: rival.name,
  kind: rival.page ? "cited" : "model",
  about: aboutOf(rival, translator),
  howToCheck: rival.page
    ? translator.t`Read the page yourself, then its pricing page, and note the date.`
    : translator.t`Find its own page, check whether it still exists and what it charges, and note the date.`,
  url: rival.page?.url ?? null,
});

/** An existing rival, with what a page or the model says of it. */
function withWords(alternative: Alternative, rival: Rival | undefined, translator: Translator): Alternative {
  if (!rival || alternative.url !== null || alternative.kind === "nothing") return alternative;
  const { about, price, page } = rival;
  if (about === "" && price === "") return page ? { ...alternative, url: page.url } : alternative;
  return { ...alternative, url: page?.url ?? null, about: aboutOf(rival, translator) };
}

type Matrix = CompetitorAnalysisOutput["matrix"];
type Cell = Matrix["rows"][number]["cells"][number];

interface Read {
  added: Rival[];
  named: Map<string, Rival>;
}

function matrixWith({ columns, rows }: Matrix, { added, named }: Read, { t }: Translator): Matrix {
  const more = added.slice(0, columnsMax - columns.length);
  const priceOf = (rival: Rival | undefined): Cell | null =>
    rival?.price ? { text: rival.price, basis: rival.page ? "source" : "assumption" } : null;
  const open: Cell = { text: t`not known yet`, basis: "unknown" };
  return {
    columns: [...columns, ...more.map(({ name }) => name)],
    rows: rows.map((row) => {
      const isPrice = row.label === t`Price`;
      const cells = isPrice
        ? row.cells.map((cell, at) => priceOf(named.get(keyOf(columns[at] ?? ""))) ?? cell)
        : row.cells;
      return { ...row, cells: [...cells, ...more.map((each) => (isPrice && priceOf(each)) || open)] };
    }),
  };
}

const pointOf = ({ name }: Rival, { t }: Translator) => ({
  name,
  x: null,
  y: null,
  because: t`Place it yourself after reading its page.`,
});

/** Without the engine's examples that this buyer would not weigh; whom the founder named stays. */
export function withoutExamples(made: CompetitorAnalysisOutput, names: string[]): CompetitorAnalysisOutput {
  const unfit = new Set(names.map(keyOf));
  const gone = made.alternatives.filter(({ name, kind }) => kind === "example" && unfit.has(keyOf(name)));
  const isGone = (name: string): boolean => gone.some((each) => each.name === name);
  const holds = (text: string): boolean => gone.some(({ name }) => text.includes(name));
  const { columns, rows } = made.matrix;
  return {
    ...made,
    alternatives: made.alternatives.filter((each) => !gone.includes(each)),
    matrix: {
      columns: columns.filter((name) => !isGone(name)),
      rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => !isGone(columns[at] ?? "")) })),
    },
    map: { ...made.map, points: made.map.points.filter(({ name }) => !isGone(name)) },
    forces: made.forces.map((force) => ({ ...force, entries: force.entries.filter(({ text }) => !holds(text)) })),
    checks: made.checks.filter(({ claim, how }) => !holds(claim) && !holds(how)),
  };
}

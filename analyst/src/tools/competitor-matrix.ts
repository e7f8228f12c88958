import type { CompetitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import { alternativeCosts, leading, prices } from "../reading/figures.ts";
import type { Field } from "./competitor-field.ts";
import { featuresOf } from "./own-features.ts";
import type { Translator } from "../i18n/translator.ts";
import type { Venture } from "../reading/venture.ts";
import { shortened } from "./saying.ts";

type Matrix = CompetitorAnalysisOutput["matrix"];
type Cell = Matrix["rows"][number]["cells"][number];
type Map = CompetitorAnalysisOutput["map"];
type Axis = Map["x"];

const told = (text: string): Cell => ({ text, basis: "founder" });
const unknown = (text: string): Cell => ({ text, basis: "unknown" });
const mostColumns = 6;

/** The founder's product beside the alternatives; unstated cells stay unknown. */
export function matrixOf(field: Field): Matrix {
  const { t } = field.translator;
  const others = field.alternatives.filter(({ kind }) => kind !== "example").slice(0, mostColumns);
  const rows = featuresOf(field.input, field.analysis.venture).map((feature) => ({
    label: feature,
    cells: [
      told(t`yes, you say`),
      ...others.map(({ kind }) => (kind === "nothing" ? told(t`no`) : unknown(t`unknown`))),
    ],
  }));
  const { venture } = field.analysis;
  const price = leading(venture, prices);
  const paid = leading(venture, alternativeCosts);
  const priceRow = {
    label: t`Price`,
    cells: [
      price ? told(field.input.price ?? price.quote) : unknown(t`not named yet`),
      ...others.map(({ kind }) => {
        if (kind === "nothing") return told(t`no invoice`);
        return kind === "today" && paid ? told(paid.quote) : unknown(t`not known yet`);
      }),
    ],
  };
  const forWhom = {
    label: t`Made for`,
    cells: [
      venture.phrases.buyer ? told(shortened(venture.phrases.buyer.text, 100)) : unknown(t`not named yet`),
      ...others.map(({ kind }) =>
        kind === "rival" || kind === "cited" ? unknown(t`not known yet`) : told(t`everybody`),
      ),
    ],
  };
  return { columns: [t`You`, ...others.map(({ name }) => name)], rows: [priceRow, forWhom, ...rows] };
}

/** Two axes that fit this idea, and positions only where somebody stated one. */
export function positionsOf(field: Field): Map {
  const { t } = field.translator;
  const [x, y] = axesOf(field);
  const { venture } = field.analysis;
  const points = field.alternatives.slice(0, 10).map(({ name, kind }) => ({
    name,
    x: kind === "nothing" && x.id === "price" ? 0 : null,
    y: kind === "nothing" ? (y.nothing ?? null) : null,
    because: kind === "nothing" ? t`No invoice and no product.` : t`Place it yourself after reading its page.`,
  }));
  const you = {
    name: t`You`,
    x: x.id === "narrow" && venture.phrases.buyer ? 0.9 : null,
    y: y.you ?? null,
    because: venture.phrases.buyer
      ? t`You wrote ${field.translator.quote(shortened(venture.phrases.buyer.text, 80))}. Move yourself if your buyers see it differently.`
      : t`Place yourself where your buyers would.`,
  };
  return { x: bare(x), y: bare(y), points: [you, ...points] };
}

type Choice = Axis & { id: string; you: number | null; nothing?: number };
const bare = ({ low, high, because }: Choice): Axis => ({ low, high, because });

function axesOf({ analysis, translator, buyer, input }: Field): [Choice, Choice] {
  const { t } = translator;
  const { venture } = analysis;
  const narrow: Choice = {
    id: "narrow",
    low: t`For everybody`,
    high: t`Only for ${shortened(buyer, 80)}`,
    because: t`A named buyer is the cheapest difference a small company can have.`,
    you: null,
  };
  const price: Choice = {
    id: "price",
    low: t`Cheap`,
    high: t`Expensive`,
    because: t`Price is the first thing a comparison shows.`,
    you: null,
  };
  return [venture.phrases.buyer ? narrow : price, second(analysis, input.idea, translator)];
}

/** Personal data that the product is about, and not only collects. */
const aboutData =
  /\b(?:data|privacy|gdpr|daten(?:schutz)?|datos|privacidad|données|confidentialité)\b|数据|隐私|डेटा|गोपनीयता/iu;

const isSoftware = ({ type }: Venture): boolean =>
  type !== null && ["saas-platform", "ai-automation", "mobile-app", "crypto-blockchain"].includes(type.id);

/** The second axis follows the idea's promise. */
function second({ venture }: Field["analysis"], idea: string, { t }: Translator): Choice {
  const { signals, models } = venture;
  const because = (word: string): string => t`Your text speaks of ${word}; this is where the alternatives differ most.`;
  const choices: [boolean, Omit<Choice, "id">][] = [
    [
      models.includes("marketplace"),
      {
        low: t`Few offers, vetted by hand`,
        high: t`Many offers, open to all`,
        because: because(t`two sides`),
        you: null,
      },
    ],
    [
      signals.usesAi || /automat|agent|自动|स्वचालित/iu.test(idea),
      {
        low: t`A person does it`,
        high: t`It runs by itself`,
        because: because(t`automation`),
        you: 0.85,
        nothing: 0.05,
      },
    ],
    [
      signals.physical || models.includes("hardware"),
      { low: t`Bought and owned`, high: t`Delivered as a service`, because: because(t`goods`), you: null },
    ],
    [
      signals.healthData || (signals.personalData && aboutData.test(idea)),
      {
        low: t`Data goes to the vendor`,
        high: t`Data stays with the customer`,
        because: because(t`personal data`),
        you: null,
      },
    ],
    [
      models.includes("services"),
      { low: t`Do it yourself`, high: t`Done for you`, because: because(t`a service`), you: null, nothing: 0 },
    ],
  ];
  return { id: "second", ...(choices.find(([fits]) => fits)?.[1] ?? usualAxis(venture, t)) };
}

/** Where the idea promises none of these. */
function usualAxis(venture: Venture, t: Translator["t"]): Omit<Choice, "id"> {
  if (isSoftware(venture))
    return {
      low: t`Needs a project to start`,
      high: t`Works on the first day`,
      because: t`What stops most buyers of software is the change itself.`,
      you: null,
      nothing: 1,
    };
  const because = t`After the price, buyers ask whether it fits them.`;
  return { low: t`The same for everybody`, high: t`Fitted to each customer`, because, you: null };
}

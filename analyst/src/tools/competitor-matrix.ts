import type { CompetitorAnalysisOutput } from "@cofounder/contract/tools/competitor-analysis";
import { alternativeCosts, leading, prices } from "../reading/figures.ts";
import type { Field } from "./competitor-field.ts";
import { featuresOf } from "./own-features.ts";
import { shortened } from "./saying.ts";

type Matrix = CompetitorAnalysisOutput["matrix"];
type Cell = Matrix["rows"][number]["cells"][number];
type Map = CompetitorAnalysisOutput["map"];
type Axis = Map["x"];

const told = (text: string): Cell => ({ text, basis: "founder" });
const unknown = (text = "unknown"): Cell => ({ text, basis: "unknown" });
const mostColumns = 6;

/** The founder's product beside the alternatives; unstated cells stay unknown. */
export function matrixOf(field: Field): Matrix {
  const others = field.alternatives.filter(({ kind }) => kind !== "example").slice(0, mostColumns);
  const rows = featuresOf(field.input, field.analysis.venture).map((feature) => ({
    label: feature,
    cells: [told("yes, you say"), ...others.map(({ kind }) => (kind === "nothing" ? told("no") : unknown()))],
  }));
  const { venture } = field.analysis;
  const price = leading(venture, prices);
  const paid = leading(venture, alternativeCosts);
  const priceRow = {
    label: "Price",
    cells: [
      price ? told(field.input.price ?? price.quote) : unknown("not named yet"),
      ...others.map(({ kind }) => {
        if (kind === "nothing") return told("no invoice");
        return kind === "today" && paid ? told(paid.quote) : unknown("look it up");
      }),
    ],
  };
  const forWhom = {
    label: "Made for",
    cells: [
      venture.phrases.buyer ? told(shortened(venture.phrases.buyer.text, 100)) : unknown("not named yet"),
      ...others.map(({ kind }) => (kind === "rival" || kind === "cited" ? unknown("look it up") : told("everybody"))),
    ],
  };
  return { columns: ["You", ...others.map(({ name }) => name)], rows: [priceRow, forWhom, ...rows] };
}

/** Two axes that fit this idea, and positions only where somebody stated one. */
export function positionsOf(field: Field): Map {
  const [x, y] = axesOf(field);
  const { venture } = field.analysis;
  const points = field.alternatives.slice(0, 10).map(({ name, kind }) => ({
    name,
    x: kind === "nothing" && x.id === "price" ? 0 : null,
    y: kind === "nothing" ? (y.nothing ?? null) : null,
    because: kind === "nothing" ? "No invoice and no product." : "Place it yourself after reading its page.",
  }));
  const you = {
    name: "You",
    x: x.id === "narrow" && venture.phrases.buyer ? 0.9 : null,
    y: y.you ?? null,
    because: venture.phrases.buyer
      ? `You wrote “${shortened(venture.phrases.buyer.text, 80)}”. Move it when your buyers see it differently.`
      : "Place yourself where your buyers would.",
  };
  return { x: bare(x), y: bare(y), points: [you, ...points] };
}

type Choice = Axis & { id: string; you: number | null; nothing?: number };
const bare = ({ low, high, because }: Choice): Axis => ({ low, high, because });

function axesOf({ analysis, buyer, input }: Field): [Choice, Choice] {
  const { venture } = analysis;
  const narrow: Choice = {
    id: "narrow",
    low: "For everybody",
    high: `Only for ${shortened(buyer, 80)}`,
    because: "A named buyer is the cheapest difference a small company can have.",
    you: null,
  };
  const price: Choice = {
    id: "price",
    low: "Cheap",
    high: "Expensive",
    because: "You named no buyer, so price is the first thing a comparison shows.",
    you: null,
  };
  return [venture.phrases.buyer ? narrow : price, second(analysis, input.idea)];
}

/** The second axis follows the idea's promise. */
function second({ venture }: Field["analysis"], idea: string): Choice {
  const { signals, models } = venture;
  const because = (word: string): string => `Your text speaks of ${word}; here the alternatives differ most.`;
  const choices: [boolean, Omit<Choice, "id">][] = [
    [
      models.includes("marketplace"),
      { low: "Few offers, vetted by hand", high: "Many offers, open to all", because: because("two sides"), you: null },
    ],
    [
      signals.usesAi || /automat|agent|自动|स्वचालित/iu.test(idea),
      { low: "A person does it", high: "It runs by itself", because: because("automation"), you: 0.85, nothing: 0.05 },
    ],
    [
      signals.physical || models.includes("hardware"),
      { low: "Bought and owned", high: "Delivered as a service", because: because("goods"), you: null },
    ],
    [
      signals.healthData || signals.personalData,
      {
        low: "Data goes to the vendor",
        high: "Data stays with the customer",
        because: because("personal data"),
        you: null,
      },
    ],
    [
      models.includes("services"),
      { low: "Do it yourself", high: "Done for you", because: because("a service"), you: null, nothing: 0 },
    ],
  ];
  const found = choices.find(([fits]) => fits)?.[1];
  return {
    id: "second",
    ...(found ?? {
      low: "Needs a project to start",
      high: "Works on the first day",
      because: "What stops most buyers of software is the change itself.",
      you: null,
      nothing: 1,
    }),
  };
}

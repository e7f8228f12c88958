import { inBaseUnits, type KnownFigure, parseUnit } from "@cofounder/analyst/light";
import type { Claim, Metric } from "@cofounder/contract";

/** A number that the founder typed into a field of its own, or that follows from such by the tool's own formula. */
export interface FormFigure {
  /** "mrr". */
  name: string;
  /** As the page calls it. */
  label: string;
  value: number;
  /** "USD/month", "%", "hour/week", "person". */
  unit: string;
  /** What it is computed from; omitted where the founder typed it. */
  formula?: string;
  /** No text may say another value beside this name: "MRR" has one, a "price" may be a rival's. */
  isUnique?: boolean;
}

/** As figures that a model may compute with: "f_mrr". */
export const formKnown = (figures: readonly FormFigure[]): KnownFigure[] =>
  figures.map(({ name, label, value, unit, formula }) => {
    const base = inBaseUnits(parseUnit(unit) ?? {});
    const inBase = value * base.factor;
    const type = formula === undefined ? "founder" : "computed";
    return { id: `f_${name}`, type, says: label, value: inBase, low: inBase, high: inBase, unit: base.unit };
  });

/** The currency, "ratio", "months" or what is counted. */
function claimUnit(unit: string): string {
  const [above = ""] = unit.split("/");
  if (above === "%") return "ratio";
  if (/^[A-Z]{3}$/.test(above)) return above;
  return /^(?:minute|hour|day|week|month|quarter|year)$/.test(above) ? `${above}s` : "";
}

const valueOf = ({ value, unit }: FormFigure): number => (unit.startsWith("%") ? value / 100 : value);

/** "$20,000/month", "12%", "6 months", "5". */
function displayOf({ value, unit }: FormFigure): string {
  const [above = "", period] = unit.split("/");
  const of = claimUnit(unit);
  if (of === "ratio") return `${value}%`;
  if (of === "" || of.endsWith("s")) return `${value.toLocaleString("en-US")} ${of === "" ? "" : of}`.trim();
  const money = {
    style: "currency",
    currency: above,
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  } as const;
  return value.toLocaleString("en-US", money) + (period ? `/${period}` : "");
}

export const formClaims = (figures: readonly FormFigure[]): Claim[] =>
  figures.map((figure) => ({
    id: `f_${figure.name}`,
    type: figure.formula === undefined ? "founder" : "computed",
    text: `${figure.label}: ${displayOf(figure)}${figure.formula === undefined ? "" : ` = ${figure.formula}`}`,
    value: valueOf(figure),
    unit: claimUnit(figure.unit),
    span: null,
    formula: null,
    inputs: [],
    source: null,
  }));

export const formMetrics = (figures: readonly FormFigure[]): Metric[] =>
  figures
    .filter(({ isUnique }) => isUnique)
    .map((figure) => ({
      name: figure.name,
      label: figure.label,
      value: valueOf(figure),
      unit: claimUnit(figure.unit),
      low: null,
      high: null,
      formula: figure.formula ?? "as typed",
      formulaText: figure.formula ?? "as typed",
      inputs: [],
      display: displayOf(figure),
    }));

import type { InvestorGuideInput, InvestorIndustry, InvestorStage, VentureProfile } from "@cofounder/contract";
import { given, typedNumber, written } from "../parts/typed-values.ts";

export const numberNames = [
  "mrr",
  "growth",
  "raise",
  "valuation",
  "cash",
  "burn",
  "team",
  "revenueYear5",
  "anchor",
  "pool",
  "poolAfter",
] as const;
type NumberName = (typeof numberNames)[number];
interface TypedSafe {
  amount: string;
  cap: string;
  discount: string;
}

/** The typed values of the guide's form. */
export type GuideFields = Record<NumberName, string> & {
  stage: InvestorStage | "";
  industry: InvestorIndustry | "";
  company: string;
  about: string;
  region: string;
  safes: TypedSafe[];
};

const noNumbers = Object.fromEntries(numberNames.map((name) => [name, ""])) as Record<NumberName, string>;
export const emptyGuide: GuideFields = {
  stage: "",
  industry: "",
  company: "",
  about: "",
  region: "",
  ...noNumbers,
  safes: [],
};

export function openedGuide({ stage, industry, numbers }: InvestorGuideInput): GuideFields {
  const typed = Object.fromEntries(numberNames.map((name) => [name, written(numbers?.[name])]));
  const safes = (numbers?.safes ?? []).map(({ amount, cap, discount }) => ({
    amount: written(amount),
    cap: written(cap ?? undefined),
    discount: written(discount || undefined),
  }));
  const { company = "", about = "", region = "" } = numbers ?? {};
  return { ...emptyGuide, ...typed, stage, industry, company, about, region, safes };
}

/** The meaning and the unit of a venture's figure that is one of the guide's numbers, which are in US dollars. */
const asked: Partial<Record<NumberName, [meaning: string, unit: string]>> = {
  raise: ["raise", "USD"],
  valuation: ["valuation", "USD"],
  cash: ["cash", "USD"],
  burn: ["burn", "USD/month"],
};

/** The numbers that a venture's figures say, each where exactly one does; nothing is converted. */
export function numbersIn(figures: VentureProfile["figures"]): Partial<Record<NumberName, string>> {
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, [meaning, unit]]) => {
      const [own, ...others] = figures.filter((figure) => figure.meaning === meaning && figure.unit === unit);
      return own && others.length === 0 ? [[name, written(own.value)]] : [];
    }),
  );
}

/** Null while stage or industry is missing. */
export function inputOf(fields: GuideFields): InvestorGuideInput | null {
  const { stage, industry, company, about, region } = fields;
  if (stage === "" || industry === "") return null;
  const figures = Object.fromEntries(numberNames.map((name) => [name, typedNumber(fields[name])]));
  const safes = fields.safes.flatMap(({ amount, cap, discount }) => {
    const sum = typedNumber(amount);
    return sum ? [{ amount: sum, cap: typedNumber(cap) ?? null, discount: typedNumber(discount) ?? 0 }] : [];
  });
  const words = given({ company, about, region });
  const numbers = { ...words, ...given(figures), ...(safes.length > 0 && { safes }) };
  return { stage, industry, ...(Object.keys(numbers).length > 0 && { numbers: { currency: "USD", ...numbers } }) };
}

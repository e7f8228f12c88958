import type { Claim, ClaimSource } from "@cofounder/contract/analysis";
import type { Language } from "../i18n/language.ts";
import { timeBehind } from "../marks/words.ts";
import { findFigures } from "../reader/find-figures.ts";
import type { Figure } from "../reader/tokens.ts";

export type Draft = Partial<Claim> & Pick<Claim, "id" | "type" | "text">;

interface Origin {
  id: string;
  type: Claim["type"];
  text: string;
  source?: ClaimSource;
}

/** One claim per number of a text with a single origin, two for a range. */
export function textClaims({ id, type, text, source }: Origin, language: Language = "en"): Draft[] {
  return findFigures(text, language)
    .filter(({ kind }) => kind !== "clock")
    .flatMap((figure) => [...new Set([figure.low, figure.high])].map((value) => ({ figure, value })))
    .map(({ figure, value }, index) => {
      const unit = unitOf(figure, text.slice(figure.end, figure.end + 24), language);
      return {
        id: `${id}.${index}`,
        type,
        text: text.slice(figure.start, figure.end),
        value: unit === null ? null : figure.kind === "percent" ? value / 100 : value,
        unit,
        source: source ?? null,
      };
    });
}

/** Null for money of a currency that is not said. */
function unitOf({ kind, currency }: Figure, behind: string, language: Language): string | null {
  if (kind === "money") return currency;
  if (kind === "percent" || kind === "fraction") return "ratio";
  const time = kind === "bare" ? timeBehind(behind, language) : null;
  return time === null ? "" : `${time}s`;
}

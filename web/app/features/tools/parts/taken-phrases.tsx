import { Check, Minus } from "lucide-react";
import { useTranslation } from "react-i18next";

interface TakenPhrasesProps {
  phrases: readonly { said: string; became: string | null; internal?: true | undefined }[];
}

/** Which phrases of a description were used and which were not. */
export function TakenPhrases({ phrases }: TakenPhrasesProps) {
  const { t } = useTranslation("toolParts");
  if (phrases.length === 0) return null;
  const taken = phrases.filter(({ became }) => became !== null).length;
  return (
    <details open={taken < phrases.length} className="rounded-card border border-line p-4">
      <summary className="cursor-pointer font-semibold">
        {t("taken")} <span className="font-normal text-muted">{t("takenCount", { taken, count: phrases.length })}</span>
      </summary>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {phrases.map(({ said, became, internal }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two phrases may be the same words, and all keep their place
          <li key={at} className="flex gap-2">
            {became === null ? (
              <Minus aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            ) : (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {said} <span className="text-muted">→ {became ?? t(internal ? "keptOff" : "notTaken")}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

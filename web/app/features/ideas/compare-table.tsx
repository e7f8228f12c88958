import type { Idea } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { formats } from "../../locales/formats.ts";

/** The engine's judgement of each idea, criterion by criterion. */
export function CompareTable({ ideas }: { ideas: Idea[] }) {
  const { t } = useTranslation("ideas");
  const criteria = ideas[0]?.score.rating.parts ?? [];
  const scoreOf = (idea: Idea, criterion: string) => {
    const score = idea.score.rating.parts.find((part) => part.criterion === criterion)?.score ?? null;
    return score === null ? t("noEvidence") : formats.number(score);
  };
  const total = ({ score: { rating } }: Idea) =>
    rating.score === null ? t("notRated") : t("rated", { score: rating.score });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
    <section aria-label={t("compareTitle")} tabIndex={0} className="scroll-fade overflow-x-auto">
      <h2 className="mb-2 font-semibold">{t("compareTitle")}</h2>
      <table className="w-full min-w-[34rem] text-left text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pr-4 font-medium text-muted">
              {t("criterion")}
            </th>
            {ideas.map(({ id, title }) => (
              <th key={id} scope="col" className="py-2 pr-4 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ criterion, label }) => (
            <tr key={criterion} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {label}
              </th>
              {ideas.map((idea) => (
                <td key={idea.id} className="py-2 pr-4 tabular-nums">
                  {scoreOf(idea, criterion)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-2 pr-4 font-medium">
              {t("byRating")}
            </th>
            {ideas.map((idea) => (
              <td key={idea.id} className="py-2 pr-4 font-medium">
                {total(idea)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

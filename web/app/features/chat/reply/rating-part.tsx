import type { Rating, RatingPart } from "@cofounder/contract";
import { PartTitle } from "./part-title.tsx";
import { useReplyWords } from "./reply-words.ts";

interface CriterionBarProps {
  part: RatingPart;
  score: number;
  share: string;
}

function CriterionBar({ part, score, share }: CriterionBarProps) {
  const { say, number } = useReplyWords();
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-medium">
          {part.label}{" "}
          <span className="text-xs font-normal text-muted">{say("rating.weight", { percent: share })}</span>
        </span>
        <span className="text-sm text-muted tabular-nums">{number(score)}</span>
      </div>
      <div className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden>
        <div className="h-full rounded-full bg-accent" style={{ width: `${score * 10}%` }} />
      </div>
      <p className="mt-1.5 text-sm text-muted first-letter:uppercase">{part.because}</p>
    </li>
  );
}

function RatingSummary({ rating }: { rating: Rating }) {
  const { say, number, locale } = useReplyWords();
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(rating.coverage);
  const { low, high } = rating;
  return (
    <div className="flex items-center gap-4">
      {rating.score !== null && (
        <p className="shrink-0">
          <span className="text-4xl font-semibold tracking-tight tabular-nums">{rating.score}</span>
          <span className="ml-1.5 text-sm text-muted">{say("rating.outOf")}</span>
        </p>
      )}
      <p className="text-sm text-muted">
        {rating.score === null && `${say("rating.unrated")} `}
        {low !== null &&
          high !== null &&
          low !== high &&
          `${say("rating.range", { low: number(low), high: number(high) })} `}
        {say("rating.coverage", { percent })}
      </p>
    </div>
  );
}

function WouldMove({ items }: { items: Rating["wouldMove"] }) {
  const { say, number } = useReplyWords();
  return (
    <div>
      <p className="mb-2 text-sm font-semibold">{say("rating.wouldMove")}</p>
      <ul className="space-y-2">
        {items.map((item) => (
          <li key={item.fact} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              {item.fact}
              {item.because && <span className="block text-sm text-muted first-letter:uppercase">{item.because}</span>}
            </span>
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {item.from === null
                ? say("rating.to", { to: number(item.to) })
                : say("rating.fromTo", { from: number(item.from), to: number(item.to) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The rating with all its reasons: each criterion, the gate that limited it, the facts that would change it. */
export function RatingReasons({ rating }: { rating: Rating }) {
  const { say, number, locale } = useReplyWords();
  const share = (weight: number) => {
    const total = rating.parts.reduce((sum, part) => sum + part.weight, 0) || 1;
    return new Intl.NumberFormat(locale, { style: "percent" }).format(weight / total);
  };
  const unrated = rating.parts.filter((part) => part.score === null).map((part) => part.label);
  return (
    <div className="space-y-5">
      <RatingSummary rating={rating} />
      {rating.gate && (
        <p className="rounded-lg bg-warn-soft px-4 py-3 text-sm">
          <strong className="font-semibold">{say("rating.gate", { cap: number(rating.gate.cap) })}</strong>{" "}
          {rating.gate.because}
        </p>
      )}
      <ul className="space-y-4">
        {rating.parts.map(
          (part) =>
            part.score !== null && (
              <CriterionBar key={part.criterion} part={part} score={part.score} share={share(part.weight)} />
            ),
        )}
      </ul>
      {unrated.length > 0 && (
        <p className="text-sm text-muted">
          {say("rating.noEvidence")} {unrated.join(", ")}
        </p>
      )}
      {rating.wouldMove.length > 0 && <WouldMove items={rating.wouldMove} />}
    </div>
  );
}

export function RatingPartView({ rating }: { rating: Rating }) {
  const { say } = useReplyWords();
  return (
    <section>
      <PartTitle>{say("rating.title")}</PartTitle>
      <div className="rounded-xl border border-line p-4 sm:p-5">
        <RatingReasons rating={rating} />
      </div>
    </section>
  );
}

import type { FigureReading, HeardFigure } from "@cofounder/contract";
import { useId, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { useReplyWords } from "../reply-words.ts";
import { type Draft, draftOf, nounsIn, numberAt, readingOf } from "./draft-reading.ts";
import { HoldsPills, WhosePills } from "./pills.tsx";
import { ReadingFields } from "./reading-fields.tsx";
import { useReadingLabel } from "./use-reading-label.ts";

interface FigureFormProps {
  figure: HeardFigure;
  beside: readonly HeardFigure[];
  onKeep: (reading: FigureReading | null, label: string) => void;
}

interface Offered {
  reading: FigureReading;
  label: string;
}

/** What the engine offers, the present reading first. */
function offersOf({ reading, label, offers, state }: HeardFigure): Offered[] {
  const first = reading && state !== "dismissed" ? [{ reading, label }] : [];
  return [...first, ...offers.filter((offer) => offer.label !== label)];
}

/** What is chosen: one that is offered, or null for what the founder puts together. */
function useFigureForm({ figure, beside }: Pick<FigureFormProps, "figure" | "beside">) {
  const [offers] = useState(() => offersOf(figure));
  const [first = null] = offers;
  const [chosen, setChosen] = useState<Offered | null>(first);
  const [draft, setDraft] = useState<Draft>(() => draftOf(first?.reading ?? null));
  const at = numberAt(figure, beside);
  return {
    offers,
    chosen,
    choose(next: Offered | null) {
      setChosen(next);
      if (next) setDraft(draftOf(next.reading));
    },
    draft,
    setDraft,
    at,
    nouns: nounsIn(beside),
    reading: chosen ? withSides(chosen, draft) : readingOf(draft, at, first?.reading ?? null),
  };
}

/** What is offered is taken as it is; only what is said beside it changes. */
const withSides = ({ reading }: Offered, { party, status }: Draft): FigureReading => ({ ...reading, party, status });

const isAsOffered = ({ reading }: Offered, { party, status }: Draft): boolean =>
  reading.party === party && reading.status === status;

type Form = ReturnType<typeof useFigureForm>;

function Offers({ form }: { form: Form }) {
  const { t } = useTranslation("heard");
  const { locale } = useReplyWords();
  const name = useId();
  const rowStyles =
    "flex min-h-9 cursor-pointer items-start gap-2.5 rounded-control px-2.5 py-2 text-sm hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent";
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t("what")}</legend>
      <div className="-mx-1 flex flex-col gap-0.5">
        {form.offers.map((offer) => (
          <label key={offer.label} className={rowStyles}>
            <input
              type="radio"
              name={name}
              checked={form.chosen === offer}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
              onChange={() => form.choose(offer)}
            />
            <span lang={locale}>{offer.label}</span>
          </label>
        ))}
        {form.offers.length > 0 && (
          <label className={rowStyles}>
            <input
              type="radio"
              name={name}
              checked={form.chosen === null}
              className="mt-0.5 size-4 shrink-0 accent-accent outline-none"
              onChange={() => form.choose(null)}
            />
            <span>{t("else")}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** Says what a figure is: one that is offered, or in the founder's own words; whose it is, and whether it holds. */
export function FigureForm({ figure, beside, onKeep }: FigureFormProps) {
  const { t } = useTranslation("heard");
  const form = useFigureForm({ figure, beside });
  const labelOf = useReadingLabel();
  const { draft, setDraft, reading, chosen } = form;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reading) onKeep(reading, chosen && isAsOffered(chosen, draft) ? chosen.label : labelOf(reading));
  };
  return (
    <form onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain px-4 pt-3 pb-4">
        {form.offers.length > 0 && <Offers form={form} />}
        {form.chosen === null && <ReadingFields draft={draft} at={form.at} nouns={form.nouns} onChange={setDraft} />}
        <WhosePills party={draft.party} onChange={(party) => setDraft({ ...draft, party })} />
        <HoldsPills status={draft.status} onChange={(status) => setDraft({ ...draft, status })} />
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-3">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          disabled={figure.state === "dismissed"}
          onClick={() => onKeep(null, "")}
        >
          {t("dismiss")}
        </Button>
        <Button type="submit" size="sm" disabled={reading === null}>
          {t("keep")}
        </Button>
      </div>
    </form>
  );
}

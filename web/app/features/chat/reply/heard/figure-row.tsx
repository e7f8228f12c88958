import type { HeardFigure } from "@cofounder/contract";
import { CircleCheck, CircleQuestionMark, Pencil } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useReplyWords } from "../reply-words.ts";
import { clauseAround } from "./clause-around.ts";
import { pillStyles } from "./pills.tsx";
import type { Place } from "./said.ts";

interface RowWordsProps {
  figure: HeardFigure;
  place: Place | null;
  /** What a press does; absent where nothing can be changed. */
  action?: string;
}

const columns =
  "grid w-full grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 py-2 text-left pointer-coarse:py-2.5 text-sm/5 " +
  "@xl:grid-cols-[auto_minmax(0,1.4fr)_minmax(0,1fr)_auto] @xl:gap-x-3";

/** The figure as it was typed, its meaning and, where there is room, the founder's words around it. */
function RowWords({ figure: { state, quote, label }, place, action }: RowWordsProps) {
  const { t, i18n } = useTranslation("heard");
  const { locale } = useReplyWords();
  const isSettled = state === "settled";
  const Icon = isSettled ? CircleCheck : CircleQuestionMark;
  return (
    <>
      <Icon aria-hidden className={`mt-0.5 size-4 ${isSettled ? "text-good" : "text-warn"}`} />
      <span className="min-w-0 wrap-anywhere @xl:grid @xl:grid-cols-[5.5rem_minmax(0,1fr)] @xl:gap-x-3">
        <span className="font-semibold tabular-nums">{quote}</span>{" "}
        <span lang={label === "" ? i18n.language : locale} className={label === "" ? "text-warn" : undefined}>
          {label || t("ask")}
        </span>
      </span>
      <span aria-hidden className="truncate text-muted @max-xl:hidden">
        {place && t("said", { words: clauseAround(place) })}
      </span>
      <span lang={i18n.language} className="sr-only">
        {" "}
        {t(`state.${state}`)}
      </span>
      {action !== undefined && (
        <span lang={i18n.language} className="inline-flex items-center gap-1.5 text-xs text-muted group-hover:text-ink">
          <Pencil aria-hidden className="size-3.5" />
          <span className="@max-xl:sr-only">{action}</span>
        </span>
      )}
    </>
  );
}

interface RowProps extends Omit<ComponentProps<"button">, "children"> {
  figure: HeardFigure;
  place: Place | null;
}

/** A line of the table of figures that wait: pressed, it is confirmed or corrected. */
export function FigureRow({ figure, place, ...rest }: RowProps) {
  const { t } = useTranslation("heard");
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      className={`group cursor-pointer rounded-control hover:bg-hover aria-expanded:bg-hover ${columns}`}
    >
      <RowWords figure={figure} place={place} action={t(figure.label === "" ? "other" : "change")} />
    </button>
  );
}

/** The same line, read-only. */
export function FrozenRow({ figure, place }: Pick<RowProps, "figure" | "place">) {
  return (
    <span className={columns}>
      <RowWords figure={figure} place={place} />
    </span>
  );
}

/** The others are in the window that the line opens. */
const offersShown = 3;

interface OffersProps {
  figure: HeardFigure;
  /** Of another member nothing is offered. While a reply is being written, offers keep their place, disabled. */
  frozen: "foreign" | "busy" | null;
  onKeep: (offer: HeardFigure["offers"][number]) => void;
}

/** The likeliest meanings of a figure without a guess: one press takes one. */
export function RowOffers({ figure: { quote, state, reading, offers }, frozen, onKeep }: OffersProps) {
  const { t } = useTranslation("heard");
  const { locale } = useReplyWords();
  const busy = frozen === "busy";
  if (frozen === "foreign" || state !== "unread" || reading !== null || offers.length === 0) return null;
  return (
    <p lang={locale} className="flex flex-wrap gap-1.5 pb-3 pl-7 print:hidden">
      {offers.slice(0, offersShown).map((offer) => (
        <button
          key={offer.label}
          type="button"
          aria-label={`${quote}: ${offer.label}`}
          disabled={busy}
          title={busy ? t("waits") : undefined}
          className={`${pillStyles} border-line-strong bg-surface px-2.5 py-1 text-sm disabled:cursor-not-allowed disabled:opacity-55`}
          onClick={() => onKeep(offer)}
        >
          {offer.label}
        </button>
      ))}
    </p>
  );
}

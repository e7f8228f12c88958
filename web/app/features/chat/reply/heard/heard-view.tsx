import type { HeardFigure } from "@cofounder/contract";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { PartTitle } from "../part-title.tsx";
import { iconLooks, icons } from "./figure-chip.tsx";
import { FigureChips, type FigureChipsProps } from "./figure-chips.tsx";
import { guessed, inOrder, orderOf, settle, waiting, withSettled } from "./shown-figures.ts";

/** The number of chips shown at first; the others unfold. */
const shownMax = 12;

export interface HeardViewProps extends Pick<FigureChipsProps, "part" | "placeOf" | "onSettle" | "frozen"> {
  earlier?: FigureChipsProps["earlier"];
}

/** The figures in their initial order, until all visible ones are confirmed. */
function useShown(figures: HeardFigure[]) {
  const [order, setOrder] = useState(() => orderOf(figures));
  const [waited, setWaited] = useState(() => idsOf(waiting(figures)));
  const [open, setOpen] = useState(false);
  const isWaiting = waiting(figures).length > 0;
  // What is all settled is read beside the message, in its order.
  const ordered = isWaiting ? inOrder(figures, order) : figures;
  const shown = open ? ordered : ordered.slice(0, shownMax);
  return {
    shown,
    folds: figures.length > shownMax,
    hidden: figures.length - shown.length,
    open,
    setOpen,
    /** What waits is a line of a table, and stays one until nothing waits or all are confirmed at once. */
    isRow: ({ id, state }: HeardFigure) => state === "unread" || (isWaiting && waited.has(id)),
    arrange: (settled: HeardFigure[]) => {
      setOrder(orderOf(settled));
      setWaited(idsOf(waiting(settled)));
    },
  };
}

const idsOf = (figures: HeardFigure[]): ReadonlySet<string> => new Set(figures.map(({ id }) => id));

interface ConfirmProps {
  /** How many figures one press confirms. */
  count: number;
  busy: boolean;
  onConfirm: () => void;
}

function ConfirmButton({ count, busy, onConfirm }: ConfirmProps) {
  const { t, i18n } = useTranslation("heard");
  return (
    <Button
      lang={i18n.language}
      className="max-sm:w-full print:hidden"
      disabled={busy}
      title={busy ? t("waits") : undefined}
      onClick={onConfirm}
    >
      <Check aria-hidden />
      {t("confirm")}
      <span className="rounded-full bg-on-solid/20 px-1.5 text-xs tabular-nums">{count}</span>
    </Button>
  );
}

interface MoreProps {
  hidden: number;
  open: boolean;
  onChange: (open: boolean) => void;
}

function MoreButton({ hidden, open, onChange }: MoreProps) {
  const { t, i18n } = useTranslation("heard");
  return (
    <Button
      lang={i18n.language}
      variant="ghost"
      size="sm"
      aria-expanded={open}
      className="mt-2 -ml-2 px-2 print:hidden"
      onClick={() => onChange(!open)}
    >
      {open ? t("less") : t("more", { count: hidden })}
    </Button>
  );
}

/** How many figures have a reading to confirm, and how many the founder has to explain, beside the title. */
function Left({ figures }: { figures: HeardFigure[] }) {
  const { t, i18n } = useTranslation("heard");
  const toConfirm = guessed(figures).length;
  const toExplain = waiting(figures).length - toConfirm;
  const counts = [
    toConfirm > 0 && t("left", { count: toConfirm }),
    toExplain > 0 && t("toExplain", { count: toExplain }),
  ].filter(Boolean);
  if (counts.length === 0) return null;
  return (
    <p lang={i18n.language} className="text-right text-sm text-muted tabular-nums">
      {counts.join(" · ")}
    </p>
  );
}

/** Confirms all visible figures; then moves the focus to the chips, as the button may disappear. */
function useConfirm({ part, onSettle }: HeardViewProps, shown: ReturnType<typeof useShown>) {
  const list = useRef<HTMLUListElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) list.current?.focus({ preventScroll: true });
  }, [presses]);
  // Only visible figures can be confirmed.
  const toConfirm = guessed(shown.shown);
  return {
    list,
    presses,
    toConfirm,
    confirm() {
      const settled = toConfirm.map((figure) => settle(figure, figure.reading, figure.label));
      onSettle(settled);
      shown.arrange(withSettled(part.figures, settled));
      setPresses(presses + 1);
    },
  };
}

const explained = ["settled", "read"] as const;

/** What the looks of the chips mean, where there are both. */
function Legend({ figures }: { figures: HeardFigure[] }) {
  const { t, i18n } = useTranslation("heard");
  if (!explained.every((state) => figures.some((figure) => figure.state === state))) return null;
  return (
    <p lang={i18n.language} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {explained.map((state) => {
        const Icon = icons[state];
        return (
          <span key={state} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden className={`size-3.5 ${iconLooks[state]}`} />
            {t(`state.${state}`)}
          </span>
        );
      })}
    </p>
  );
}

interface LeadProps extends Pick<HeardViewProps, "frozen"> {
  figures: HeardFigure[];
  /** Whether any has a reading to confirm. */
  confirms: boolean;
}

/** What to do with the lines below; nothing where nothing waits, or somebody else has to do it. */
function Lead({ figures, confirms, frozen }: LeadProps) {
  const { t, i18n } = useTranslation("heard");
  if (waiting(figures).length === 0 || frozen === "foreign") return null;
  return (
    <p lang={i18n.language} className="-mt-1.5 mb-1.5 text-sm text-muted print:hidden">
      {t(confirms ? "lead" : "leadAsk")}
    </p>
  );
}

interface FootProps extends Pick<HeardViewProps, "frozen">, Pick<ConfirmProps, "count" | "onConfirm"> {
  /** How many are left to explain after the press. */
  left: number;
}

/** What to press and what comes then, in view for as long as the figures are. */
function Foot({ left, frozen, count, onConfirm }: FootProps) {
  const { t, i18n } = useTranslation("heard");
  if (count === 0 || frozen === "foreign") return null;
  return (
    <div
      data-foot
      className={
        "sticky bottom-0 z-1 -mx-4 mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line bg-surface " +
        "px-4 py-2.5 sm:-mx-5 sm:px-5 print:hidden"
      }
    >
      <ConfirmButton count={count} busy={frozen === "busy"} onConfirm={onConfirm} />
      <p lang={i18n.language} className="min-w-0 grow basis-56 text-sm text-muted">
        {left > 0 ? t("thenExplain", { count: left }) : t("thenAnswer")}
      </p>
    </div>
  );
}

/** A line for each number that waits, those to confirm first, and a chip for each other one. */
export function HeardView(props: HeardViewProps) {
  const { part, earlier, frozen, placeOf, onSettle } = props;
  const { t, i18n } = useTranslation("heard");
  const figures = useShown(part.figures);
  const { list, presses, toConfirm, confirm } = useConfirm(props, figures);
  const { shown, isRow, folds, hidden, open, setOpen } = figures;
  const left = waiting(part.figures).length;
  const isWaiting = left > 0;
  if (part.figures.length === 0) return null;
  return (
    <section
      data-figures={isWaiting ? "waiting" : ""}
      className={`break-inside-avoid rounded-card border p-4 sm:p-5 ${isWaiting ? "border-warn/40" : "border-line"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <PartTitle>{part.title}</PartTitle>
        <Left figures={part.figures} />
      </div>
      <Lead figures={part.figures} confirms={toConfirm.length > 0} frozen={frozen} />
      <FigureChips {...{ part, earlier, shown, isRow, frozen, placeOf, onSettle, list }} />
      {folds && <MoreButton hidden={hidden} open={open} onChange={setOpen} />}
      <Foot count={toConfirm.length} left={left - toConfirm.length} frozen={frozen} onConfirm={confirm} />
      {isWaiting ? <p className="mt-3 text-sm text-muted">{part.note}</p> : <Legend figures={part.figures} />}
      <p lang={i18n.language} role="status" className="sr-only">
        {presses > 0 && t("confirmed")}
      </p>
    </section>
  );
}

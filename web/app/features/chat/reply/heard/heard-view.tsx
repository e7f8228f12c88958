import type { HeardFigure } from "@cofounder/contract";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { PartTitle } from "../part-title.tsx";
import { FigureChips, type FigureChipsProps } from "./figure-chips.tsx";
import { guessed, inOrder, orderOf, settle, withSettled } from "./shown-figures.ts";

/** The number of chips shown at first; the others unfold. */
const shownMax = 12;

export interface HeardViewProps extends Pick<FigureChipsProps, "part" | "placeOf" | "onSettle"> {
  earlier?: FigureChipsProps["earlier"];
  /** Why nothing can be settled: the chat is another member's, or a reply is being written. */
  frozen: "foreign" | "busy" | null;
}

/** The figures in their initial order, until all visible ones are confirmed. */
function useShown(figures: HeardFigure[]) {
  const [order, setOrder] = useState(() => orderOf(figures));
  const [open, setOpen] = useState(false);
  const ordered = inOrder(figures, order);
  const shown = open ? ordered : ordered.slice(0, shownMax);
  return { shown, folds: figures.length > shownMax, hidden: figures.length - shown.length, open, setOpen, setOrder };
}

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
      size="sm"
      className="print:hidden"
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
  const toExplain = figures.filter(({ state }) => state === "unread").length - toConfirm;
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
  const waiting = guessed(shown.shown);
  return {
    list,
    presses,
    waiting,
    confirm() {
      const settled = waiting.map((figure) => settle(figure, figure.reading, figure.label));
      onSettle(settled);
      shown.setOrder(orderOf(withSettled(part.figures, settled)));
      setPresses(presses + 1);
    },
  };
}

/** A chip for each number found; those to confirm come first. */
export function HeardView(props: HeardViewProps) {
  const { part, earlier, frozen, placeOf, onSettle } = props;
  const { t, i18n } = useTranslation("heard");
  const figures = useShown(part.figures);
  const { list, presses, waiting, confirm } = useConfirm(props, figures);
  const { shown, folds, hidden, open, setOpen } = figures;
  const unread = part.figures.filter(({ state }) => state === "unread").length;
  if (part.figures.length === 0) return null;
  return (
    <section className="break-inside-avoid rounded-card border border-line p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-3">
        <PartTitle>{part.title}</PartTitle>
        <Left figures={part.figures} />
      </div>
      <FigureChips {...{ part, earlier, shown, placeOf, onSettle, list }} frozen={frozen !== null} />
      {folds && <MoreButton hidden={hidden} open={open} onChange={setOpen} />}
      {unread > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          {waiting.length > 0 && frozen !== "foreign" && (
            <ConfirmButton count={waiting.length} busy={frozen === "busy"} onConfirm={confirm} />
          )}
          <p className="min-w-0 grow basis-56 text-sm text-muted">{part.note}</p>
        </div>
      )}
      <p lang={i18n.language} role="status" className="sr-only">
        {presses > 0 && t("confirmed")}
      </p>
    </section>
  );
}

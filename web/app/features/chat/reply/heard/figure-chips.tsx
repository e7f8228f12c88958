import type { HeardFigure, ReplyPart } from "@cofounder/contract";
import { type ComponentProps, useEffect, useEffectEvent, useId, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../../../ui/toast.tsx";
import { useOnDemand } from "../../../../ui/use-on-demand.ts";
import { type KnownNumber, offerNumbers } from "../../thread/known-numbers.ts";
import { lightWords } from "../../thread/lit-words.ts";
import { FigureChip, FrozenChip } from "./figure-chip.tsx";
import { FigureRow, FrozenRow, RowOffers } from "./figure-row.tsx";
import type { Place } from "./said.ts";
import { settle, type Settled } from "./shown-figures.ts";

const loadWindow = async () => (await import("./figure-window.tsx")).FigureWindow;

export interface FigureChipsProps {
  part: Extract<ReplyPart, { kind: "heard" }>;
  /** Figures from earlier in the conversation: one here may be a share of them. */
  earlier: (() => readonly HeardFigure[]) | undefined;
  /** The place of a figure in the founder's messages, if it is on the screen. */
  placeOf: (figure: HeardFigure) => Place | null;
  onSettle: (settled: Settled[]) => void;
  shown: readonly HeardFigure[];
  /** Those that are a line of a table, and not a chip. */
  isRow: (figure: HeardFigure) => boolean;
  /** Why nothing can be settled: the chat is another member's, or a reply is being written. */
  frozen: "foreign" | "busy" | null;
  list: RefObject<HTMLUListElement | null>;
}

interface Opened {
  id: string;
  anchor: HTMLElement;
}

/** Highlights the words of the chip that is hovered, focused or open. */
function useLight(placeOf: FigureChipsProps["placeOf"], opened: HeardFigure | undefined) {
  const light = (figure: HeardFigure | undefined) => lightWords(figure ? placeOf(figure) : null);
  useEffect(() => () => lightWords(null), []);
  return {
    light,
    highlightHandlers: (figure: HeardFigure) => ({
      onPointerEnter: () => light(figure),
      onPointerLeave: () => light(opened),
      onFocus: () => light(figure),
      onBlur: () => light(opened),
    }),
  };
}

interface Offering extends Pick<FigureChipsProps, "placeOf"> {
  frozen: boolean;
  figures: readonly HeardFigure[];
  open: (id: string, anchor: HTMLElement) => void;
}

/** The numbers in the founder's messages open the same window as their chips. */
function useOfferedNumbers({ figures, placeOf, frozen, open }: Offering) {
  const id = useId();
  const opening = useEffectEvent(open);
  const offer = useEffectEvent(() =>
    offerNumbers(
      id,
      figures.flatMap((figure): KnownNumber[] => {
        const place = placeOf(figure);
        return place ? [{ ...place, open: (anchor) => opening(figure.id, anchor) }] : [];
      }),
    ),
  );
  const ids = figures.map((figure) => figure.id).join(" ");
  useEffect(() => (frozen ? undefined : offer()), [ids, frozen]);
}

/** The figure whose window is open, and the highlight of its words. */
function useOpened({ part, placeOf, request }: Pick<FigureChipsProps, "part" | "placeOf"> & { request: () => void }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const figure = part.figures.find(({ id }) => id === opened?.id);
  const { light, highlightHandlers } = useLight(placeOf, figure);

  function open(id: string, anchor: HTMLElement) {
    if (opened?.id === id) return close();
    request();
    setOpened({ id, anchor });
  }

  function close() {
    setOpened(null);
    light(undefined);
  }

  return { opened, figure, open, close, highlightHandlers };
}

interface ShownProps extends ComponentProps<typeof FigureRow> {
  isRow: boolean;
  frozen: boolean;
}

function Shown({ isRow, frozen, figure, place, ...rest }: ShownProps) {
  if (frozen) return isRow ? <FrozenRow figure={figure} place={place} /> : <FrozenChip figure={figure} />;
  return isRow ? <FigureRow figure={figure} place={place} {...rest} /> : <FigureChip figure={figure} {...rest} />;
}

/** The figures, and the window of the one that was pressed. */
export function FigureChips(props: FigureChipsProps) {
  const { part, earlier = () => [], shown, isRow, placeOf, onSettle, list } = props;
  const frozen = props.frozen !== null;
  const { t } = useTranslation();
  const { part: FigureWindow, preload, request } = useOnDemand(loadWindow, () => toast.error(t("crash.offline")));
  const { opened, figure, open, close, highlightHandlers } = useOpened({ part, placeOf, request });

  useOfferedNumbers({ figures: part.figures, placeOf, frozen, open });

  const keep = (settled: Settled) => {
    onSettle([settled]);
    close();
  };

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={part.title} className="@container flex flex-wrap gap-x-1.5 outline-none">
        {shown.map((each) => (
          <li
            key={each.id}
            data-to-confirm={each.state === "unread" && each.reading !== null ? "" : undefined}
            className={isRow(each) ? "w-full border-b border-line last:border-b-0" : "mt-1.5 flex max-w-full"}
          >
            <Shown
              figure={each}
              isRow={isRow(each)}
              place={isRow(each) ? placeOf(each) : null}
              frozen={frozen}
              aria-expanded={opened?.id === each.id}
              {...highlightHandlers(each)}
              onPointerDown={preload}
              onClick={({ currentTarget }) => open(each.id, currentTarget)}
            />
            {isRow(each) && (
              <RowOffers
                figure={each}
                frozen={props.frozen}
                onKeep={({ reading, label }) => keep(settle(each, reading, label))}
              />
            )}
          </li>
        ))}
      </ul>
      {FigureWindow && opened && figure && !frozen && (
        <FigureWindow
          key={figure.id}
          figure={figure}
          beside={[...earlier(), ...part.figures]}
          place={placeOf(figure)}
          anchor={opened.anchor}
          onSettle={keep}
          onClose={close}
        />
      )}
    </>
  );
}

import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../../ui/cn.ts";
import { type KnownNumber, useKnownNumbers } from "./known-numbers.ts";
import { useLitWords } from "./lit-words.ts";

interface Span {
  start: number;
  end: number;
}

const foldedCharacters = 1_500;
const foldedLines = 16;

function isLong(text: string): boolean {
  return text.length > foldedCharacters || text.split("\n").length > foldedLines;
}

const foundStyles = "animate-glow rounded-sm bg-found shadow-[0_0_0_2px_var(--found)] [box-decoration-break:clone]";

/** The text, with the numbers highlighted that were found in it. */
function FoundNumbers({ text, found }: { text: string; found: readonly Span[] }) {
  const ends = [0, ...found.map(({ end }) => end)];
  return (
    <>
      {found.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <span className={foundStyles}>{text.slice(start, end)}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

const litStyles =
  "rounded-sm bg-accent-soft text-ink underline decoration-accent decoration-2 underline-offset-3 ring-2 ring-accent-soft";

/** The text, with the words highlighted that a part of a reply refers to, and numbers that show what they mean. */
function Words({ text, messageId, found = [] }: UserBubbleProps) {
  const lit = useLitWords(messageId);
  const known = useKnownNumbers(messageId);
  if (found.length > 0 && !lit) return <FoundNumbers text={text} found={found} />;
  const isLit = ({ start, end }: Span): boolean => lit !== null && start < lit.end && end > lit.start;
  const apart = lit && !known.some(isLit) ? [{ ...lit, open: null }] : [];
  const pieces = [...known, ...apart].toSorted((one, other) => one.start - other.start);
  const ends = [0, ...pieces.map(({ end }) => end)];
  return (
    <>
      {pieces.map((piece, index) => (
        <Fragment key={piece.start}>
          {text.slice(ends[index], piece.start)}
          {piece.open ? (
            <NumberButton isLit={isLit(piece)} text={text.slice(piece.start, piece.end)} onOpen={piece.open} />
          ) : (
            <mark className={litStyles}>{text.slice(piece.start, piece.end)}</mark>
          )}
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/** A number of the message; pressed, it shows what it was taken for. */
function NumberButton({ isLit, text, onOpen }: { isLit: boolean; text: string; onOpen: KnownNumber["open"] }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      className={cn(
        "inline cursor-pointer rounded-sm text-left wrap-anywhere select-text print:no-underline",
        isLit ? litStyles : "underline decoration-muted decoration-dotted underline-offset-3 hover:decoration-solid",
      )}
    >
      {isLit ? <mark className="bg-transparent text-inherit">{text}</mark> : text}
    </button>
  );
}

interface UserBubbleProps {
  text: string;
  /** Absent if it is not stored yet. */
  messageId?: string | undefined;
  /** The numbers found in it, in order, while their meanings are not known yet. */
  found?: readonly Span[];
}

/** The person's message, as typed. Very long ones are folded. */
export function UserBubble({ text, messageId, found = [] }: UserBubbleProps) {
  const { t } = useTranslation("chat");
  const [open, setOpen] = useState(false);
  const long = isLong(text);
  return (
    <div
      data-bubble
      className="max-w-[85%] rounded-2xl rounded-br-md bg-bubble px-4 py-2.5 leading-relaxed wrap-anywhere whitespace-pre-wrap sm:max-w-[75%]"
    >
      <div className={long && !open ? "line-clamp-[12]" : undefined}>
        <Words text={text} messageId={messageId} found={found} />
      </div>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          className="mt-1 text-sm font-medium text-accent hover:underline"
          onClick={() => setOpen(!open)}
        >
          {open ? t("message.showLess") : t("message.showAll")}
        </button>
      )}
    </div>
  );
}

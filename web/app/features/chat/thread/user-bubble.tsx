import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLitWords } from "./lit-words.ts";

const foldedCharacters = 1_500;
const foldedLines = 16;

function isLong(text: string): boolean {
  return text.length > foldedCharacters || text.split("\n").length > foldedLines;
}

/** The text, with the words highlighted that a part of a reply refers to. */
function Words({ text, messageId }: UserBubbleProps) {
  const lit = useLitWords(messageId);
  if (!lit) return text;
  return (
    <>
      {text.slice(0, lit.start)}
      <mark className="rounded-sm bg-accent-soft text-ink underline decoration-accent decoration-2 underline-offset-3 ring-2 ring-accent-soft">
        {text.slice(lit.start, lit.end)}
      </mark>
      {text.slice(lit.end)}
    </>
  );
}

interface UserBubbleProps {
  text: string;
  /** Absent if it is not stored yet. */
  messageId?: string | undefined;
}

/** The person's message, as typed. Very long ones are folded. */
export function UserBubble({ text, messageId }: UserBubbleProps) {
  const { t } = useTranslation("chat");
  const [open, setOpen] = useState(false);
  const long = isLong(text);
  return (
    <div
      data-bubble
      className="max-w-[85%] rounded-2xl rounded-br-md bg-bubble px-4 py-2.5 leading-relaxed wrap-anywhere whitespace-pre-wrap sm:max-w-[75%]"
    >
      <div className={long && !open ? "line-clamp-[12]" : undefined}>
        <Words text={text} messageId={messageId} />
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
